# The companion: for people around a real box.

companion-about = Con la scatola vera sul tavolo: senza account e senza partita sul server.
companion-parts = Parti del compagno
companion-setup = Preparazione
companion-seasons = Stagioni
companion-score = Punteggio
companion-tiles = Tessere
companion-paper = Su carta

## Rooms
room-title = Stanza
room-several = Più telefoni? Una stanza comune
room-about = Tutti i telefoni di una stanza mostrano lo stesso tavolo e un solo punteggio; le tessere Inverno le vede solo chi le ha. Ciò che è già pescato resta; solo le tessere Inverno vengono distribuite di nuovo. Una stanza finisce un giorno dopo l'ultima modifica.
room-make = Apri una stanza
room-code = Codice
room-join = Entra
room-in = Stanza
room-share = Condividi
room-leave = Esci

## Set-up
setup-extras = Espansione e tessere promo
setup-all-promos = Tutte le tessere promo
setup-variants = Varianti
setup-lacking = Tessere che mancano nella mia scatola
setup-lacking-about = Non vengono mai pescate. Questo dispositivo se le ricorda.
setup-seed = Seme
setup-seed-chance = a caso
setup-seed-about = I telefoni con le stesse scelte e lo stesso seme mostrano lo stesso tavolo.
setup-draw = Pesca
setup-again = Pesca di nuovo
setup-change = Cambia le scelte
setup-sure = Pescando di nuovo si cancellano le spunte e il foglio dei punti. Continuare?
setup-replaced = Sostituite perché mancano: { $list }
plan-players = Giocatori
plan-starts = comincia, con il lavoratore viola
plan-workers = { $count ->
    [one] { $count } lavoratore dal sacchetto
   *[other] { $count } lavoratori dal sacchetto
}
plan-green = { $count ->
    [one] e { $count } lavoratore verde dalla riserva
   *[other] e { $count } lavoratori verdi dalla riserva
}
plan-mine = questo telefono
plan-sit = Sono io
plan-stand = Non sono io
plan-sit-about = { $count ->
    [one] Di' chi sei e questo telefono mostra, solo a te, la tua { $count } tessera Inverno. Oppure distribuitele a mano.
   *[other] Di' chi sei e questo telefono mostra, solo a te, le tue { $count } tessere Inverno. Oppure distribuitele a mano.
}
plan-winter-show = Mostra le mie tessere Inverno
plan-winter-hide = Nascondile
plan-boats = Barche e carico
plan-boat-side = lato in vista: { $list }
plan-purple = con il lavoratore viola in vista
plan-beside = In ogni stagione anche: { $list }
plan-summer-boats = Le barche Estate mostrano il lato indicato qui e non si girano mai.
plan-winter = { $count ->
    [one] { $count } per ogni giocatore, coperta. Guarda sul telefono qual è la tua e prendila dalla scatola senza farla vedere, oppure mescolate e distribuite.
   *[other] { $count } per ogni giocatore, coperte. Guarda sul telefono quali sono le tue e prendile dalla scatola senza farle vedere, oppure mescolate e distribuite.
}
plan-pieces = Pezzi
plan-bag = Nel sacchetto:
plan-supply = Nella riserva:
plan-merchants = The Merchants: contratti scoperti: { $contracts }, gli altri coperti; capanne: { $cabins }; estensioni: { $extensions }.
plan-missing = Non è nella mia scatola: pescane un'altra

## Season by season
guide-begin = All'inizio
guide-lay-out = Esponete
guide-end = Alla fine
guide-mind = Spesso dimenticato
guide-next = Avanti: { $season }
guide-score = Al punteggio

## Score pad
pad-played = Con che cosa si è giocato
pad-new = Svuota il punteggio
pad-sure = Cancellare tutto ciò che è scritto sul foglio?
pad-which-home = Quale Home?
pad-with-map = Disponi il villaggio
pad-without-map = In fretta, senza disporlo
pad-quick-about = Indica le tessere. Si chiede solo ciò che dipende da come sono disposte.
pad-map = Il villaggio sul tavolo
pad-in-hand = Dov'è la tessera { $tile }? Tocca un posto illuminato.
pad-put-back = Rimetti via
pad-add = Aggiungi tessere
pad-screen = Dietro lo schermo, alla fine di tutto
pad-contracts = Contratti
pad-goods = Risorse su questa tessera
pad-upgraded = migliorata
pad-turn = Ruota
pad-move = Sposta
pad-remove = Togli
pad-none = Niente
pad-all = È tutto
pad-nobody = Nessuno
pad-missing = { $count ->
    [one] Manca ancora { $count } cosa
   *[other] Mancano ancora { $count } cose
}
pad-ask-home = quale Home?
pad-ask-village = sono tutte le tessere?
pad-ask-goods = risorse sulle tessere?
pad-ask-screen = lavoratori e abilità?
pad-ask-contracts = contratti in mano?
pad-ask-counted = da contare per la tessera { $tile }
pad-ask-start = Chi ha alla fine il lavoratore viola?
pad-ask-ghost = Chi ha il fantasma non usato?
pad-ask-tie = Parità: chi di loro ha scelto per primo la barca alla fine dell'inverno?
pad-wrong = { $name }: { $reason }
pad-count-adjacent-tile = quante tessere ha intorno?
pad-count-adjacent-summer-tile = quante tessere Estate ha intorno?
pad-count-adjacent-winter-tile = quante tessere Inverno ha intorno?
pad-count-adjacent-upgrade-icon = quanti punti di miglioramento ci sono sulle tessere intorno?
pad-count-loop-tile = quante tessere stanno su un anello di strade?
pad-count-boats-in-chain = quante barche sono unite alla Home da acqua ininterrotta?
pad-count-route-tile = quante tessere ha il più lungo cammino su strada che comincia da qui?
pad-picture = Immagine
pad-position = Come posizione
pad-keep = Conserva nella cronologia
pad-kept = Conservato
pad-history = La mia cronologia
pad-forget = Dimentica questa partita

## All tiles
tiles-search = Cerca
tiles-season = Tipo
tiles-gives = Dà
tiles-scores = Dà punti per
tiles-all = tutte
tiles-found = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
tiles-goes-with = Va bene con:
thing-workers = lavoratori
thing-green = lavoratori verdi
thing-skills = abilità
thing-gold = oro
thing-iron = ferro
thing-stone = pietra
thing-wood = legno
thing-transport = trasporto
thing-upgrades = miglioramenti
thing-contract = contratti
thing-tiles = tessere
thing-boats = barche

## On paper
paper-about = Aiuti per i giocatori su due pagine (un turno, la fine di una stagione, i simboli; tutte le tessere), un foglio dei punti e una scheda di preparazione, da stampare su A4. Si leggono bene anche in bianco e nero.
