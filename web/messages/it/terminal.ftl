### Il terminale: ciò per cui la pagina non ha parole. La pagina non carica questo file. Gli argomenti sono spiegati in en/game.ftl e en/page.ftl.

list-and = { $first } e { $second }
list-or = { $first } o { $second }

## In poche lettere, per le tessere disegnate e gli elenchi

letter-blue = b
letter-red = r
letter-yellow = g
letter-green = v
letter-any = ogni
letter-gold = O
letter-iron = F
letter-stone = P
letter-wood = L
letter-anvil = inc
letter-pick = picc
letter-saw = sega
short-blue = { $count } blu
short-red = { $count ->
    [one] { $count } rosso
   *[other] { $count } rossi
}
short-yellow = { $count ->
    [one] { $count } giallo
   *[other] { $count } gialli
}
short-green = { $count ->
    [one] { $count } verde
   *[other] { $count } verdi
}
short-gold = { $count } oro
short-iron = { $count } ferro
short-stone = { $count } pietra
short-wood = { $count } legno
short-points = { $points }p
short-chain = { $least }p-{ $most }p fila
short-draw-workers = +{ $count } dal sacco
short-green-workers = +{ $count } verde
short-skills = +{ $count } abil.
short-contract = +{ $count } contr.
short-transport = mov. { $count }
short-upgrades = migl. { $count }
short-use-tile = come altra
short-any-worker = { $count ->
    [one] lavoratore
   *[other] lavoratori
}
short-any-skill = { $count ->
    [one] abilità
   *[other] abilità
}
short-any-resource = { $count ->
    [one] risorsa
   *[other] risorse
}
short-same-worker = colore
short-same-skill = tipo di abil.
short-same-resource = tipo di ris.
short-transport-icon = trasp.
short-upgrade-icon = migl.
short-worker-icon = raffigurato
short-loop-tile = su anello
short-adjacent-tile = vicina
short-adjacent-summer-tile = Estate vicina
short-adjacent-winter-tile = Inverno vicino
short-adjacent-upgrade-icon = migl. vicino
short-route-tile = sul percorso
short-winter-tile = Inverno
short-upgraded-tile = migliorata
short-extension = estensione
short-unfulfilled-contract = contratto
short-transport-over-fields = senza strade
short-transport-times = mov. x{ $count }
short-upgrades-times = migl. x{ $count }
short-resources-wild-when = ris. jolly
short-counter-bid-in-other-colour = altro colore
short-use-in-any-colours = ogni colore
short-foreign-resources-on-any-own-tile = metti ovunque
short-flat = sdraiati
short-closed = chiusa
edge-n = N
edge-ne = NE
edge-se = SE
edge-s = S
edge-sw = SO
edge-nw = NO

## La scelta, passo per passo

cli-bid-for = Offri per
cli-use-auction = Usa una tessera all'asta
cli-use-mine = Usa una tessera del tuo villaggio
cli-use-of = Usa una tessera del villaggio di { $name }
cli-with-groups = { $colour }, con { $groups }
cli-none-from-screen = nessun lavoratore da dietro lo schermo
cli-move-to = alla tessera { $tile }
cli-upgrade = Migliora la tessera { $tile }
cli-extend = Estendi la tessera { $tile }
cli-paying = pagando { $list }
cli-swap = Scambia: { $contract }
cli-for-piece = con { $piece }
cli-add = Aggiungi la tessera { $tile }
cli-at = in { $at }
cli-turned = rotazione { $turn }
cli-edges-road = strade { $list }
cli-edges-water = acqua { $list }
cli-ways = { $count ->
    [one] { $count } modo
   *[other] { $count } modi
}
cli-back = back: un'altra scelta

## Il tavolo

cli-start-player = comincia: { $name }
cli-village-seat = Il villaggio di { $name } (posto { $seat })
cli-screen-of = Dietro lo schermo di { $name }: { $list }
cli-contracts-stack = { $count ->
    [one] ancora { $count } coperto
   *[other] ancora { $count } coperti
}
cli-asked = Deve rispondere: { $name } (posto { $seat }), { $question }
cli-tile-edges = Lati dal basso in senso orario: { $edges } (R strada, W acqua, G campo)
cli-does = Effetto: { $list }
cli-upgraded-does = Migliorata: { $list }
cli-column-edges = lati
cli-column-does = effetto
cli-column-cost = miglioria
cli-column-upgraded = migliorata

## I punti

cli-points = punti
cli-for-what = per
cli-score-now = I tuoi punti in questo momento
cli-leads-now = { $count ->
    [one] La partita non è finita; per ora è in testa { $list }.
   *[other] La partita non è finita; per ora sono in testa: { $list }.
}
cli-the-end = Fine

## La conversazione

cli-player-name = Giocatore { $number }
cli-thinking = { $name } sta pensando
cli-bot-failed = { $name } ha sbagliato ({ $reason }); ha risposto il caso.
cli-hand-over = Passa la tastiera a { $name }.
cli-ready = { $name }: premi Invio.
cli-end-turn = Premi Invio per finire il tuo turno.
cli-end-turn-undo = Premi Invio per finire il tuo turno, oppure scrivi undo.
cli-refused = Non permesso ({ $rule }): { $reason }
cli-allowed = Questo è permesso.
cli-not-understood = «{ $line }» non è né una scelta né un'azione; help dice che cosa si può scrivere.
cli-introduce = { $list }: { bot-level } ({ $bot }).
cli-unfinished = La partita resta interrotta.
cli-saved = Salvata. Il file contiene il seme della distribuzione; keyflower play --load { $file } la continua.
cli-interrupted = La partita è salvata: keyflower play --load { $file } la continua.
cli-loaded = { $count ->
    [one] Caricata: { $count } azione giocata.
   *[other] Caricata: { $count } azioni giocate.
}
cli-not-saved = Questa partita non è salvata: save FILE la conserva, un altro quit la abbandona.
cli-keep-record = save FILE conserva la partita; Invio esce.
cli-needs-file = { $command } vuole il nome di un file
cli-other-seats = quella partita ha { $count } posti, questo tavolo { $players }
cli-nobody-called = nessuno si chiama { $name }; ci sono: { $list }
cli-no-undo = non puoi ritirare nulla: si è visto qualcosa di nuovo, o altri hanno giocato
cli-taken-back = Ritirata.

## Aiuto: che cosa si può scrivere

cli-help-number = Scegli con il numero: `12` apre o gioca la scelta 12, `12 red 3` va subito a tre lavoratori rossi.
cli-help-notation = Oppure scrivi l'azione stessa: { $examples }
cli-help-choices = di nuovo l'elenco
cli-help-back = all'inizio dell'elenco
cli-help-show = tutto il tavolo
cli-help-auction = solo l'asta
cli-help-village = il tuo villaggio o quello di un altro
cli-help-tile = che cosa c'è scritto su una tessera
cli-help-score = i tuoi punti in questo momento
cli-help-log = che cosa è successo
cli-help-why = si può fare? se no, quale regola lo vieta
cli-help-hint = che cosa farebbe per te un bot forte
cli-help-undo = ritira la tua ultima azione, finché non si è visto nulla di nuovo
cli-help-save = salva la partita
cli-help-load = continua un'altra partita
cli-help-help = questa pagina
cli-help-quit = esci
cli-help-drawings = Nei disegni: i tratti sui lati sono strade, le onde sono acqua. >3 su una tessera: il prossimo uso richiede tre lavoratori.
cli-help-lots = Sotto una tessera all'asta: quanto costa e che cosa porta la miglioria, poi le offerte, quella in testa con un > davanti.
cli-help-list = Nell'elenco delle scelte: { $span } vuol dire da uno a tre lavoratori rossi, { $joined } con un'offerta perdente che si unisce.

## A tutto schermo

full-back = Indietro
full-save = Salva
full-quit = Esci
full-end-turn = Finisci il turno
full-saved = Salvata come { $file }.
full-points = Punti
full-small = La finestra è troppo piccola per il tavolo: servono { $columns } colonne e { $lines } righe.
