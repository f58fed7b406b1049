### One's own games: the lists in the lobby, leaving a game, playing on from a replay.

lobby-finished = Partite finite
lobby-remove = Elimina
lobby-remove-sure = Eliminare per sempre il tavolo { $name }?
lobby-until = fino a { $time }
lobby-put-away = Metti via
lobby-no-result = finita senza risultato
lobby-all = Mostra tutte ({ $count })
lobby-fewer = Mostra meno
menu-resign = Abbandona
resign-sure = Abbandonare questa partita? Un bot giocherà al tuo posto fino alla fine.
resign-alone-sure = Abbandonare questa partita? Finisce ora, senza risultato.
replay-play-on = Continua da qui
replay-seasons = Stagioni
replay-curve = I punteggi lungo la partita
replay-decisive = Momenti decisivi
replay-gain = { $name }: +{ $points }
watchers = Stanno guardando: { $list }
name-ask = Come devono chiamarti gli altri?
name-about = Questo nome si vede al tavolo. Puoi cambiarlo più tardi nella sala d'attesa.
name-skip = Resta ospite
devices-title = I miei dispositivi
device-this = Questo dispositivo
device-line = { $name }, visto il { $date }
device-sign-out = Disconnetti
