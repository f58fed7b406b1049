### Il diario della partita: un messaggio per ogni tipo di evento. `-own` lo legge solo il giocatore interessato.

log-bid = { $name } offre { workers.object } per { $tile }.
log-bid-with-groups = { $name } offre { workers.object } per { $tile }, portando le offerte perdenti da: { $list }.
log-use = { $name } usa { $tile } con { workers.object }.
log-use-with-groups = { $name } usa { $tile } con { workers.object }, portando le offerte perdenti da: { $list }.
log-mixed = { $name } piazza lavoratori su { $tile }: { $list }.
log-pass = { $name } passa.
log-paid = { $name } paga: { $list }.
log-paid-group = { $name } rinuncia all'offerta perdente su { $tile }: { $list }.
log-chose = { $name } sceglie: { $list }.
log-gained-resources = { $name } riceve su { $tile }: { $list }.
log-drew-workers = { $count ->
    [0] { $name } non pesca nessun lavoratore: il sacchetto è vuoto.
    [one] { $name } pesca { $count } lavoratore dal sacchetto.
   *[other] { $name } pesca { $count } lavoratori dal sacchetto.
}
log-drew-workers-own = Hai pescato: { $list }.
log-got-green = { $count ->
    [0] { $name } non prende lavoratori verdi: la riserva non ne ha.
    [one] { $name } prende { $count } lavoratore verde dalla riserva.
   *[other] { $name } prende { $count } lavoratori verdi dalla riserva.
}
log-drew-skills = { $count ->
    [0] { $name } non pesca abilità: la riserva non ne ha.
    [one] { $name } pesca { $count } abilità.
   *[other] { $name } pesca { $count } abilità.
}
log-drew-skills-own = Hai pescato: { $list }.
log-moved = { $resource ->
    [gold] { $name } sposta un oro da { $from } a { $to }.
    [iron] { $name } sposta un ferro da { $from } a { $to }.
    [stone] { $name } sposta una pietra da { $from } a { $to }.
   *[wood] { $name } sposta un legno da { $from } a { $to }.
}
log-upgraded = { $name } migliora { $tile }.
log-upgraded-paying = { $name } migliora { $tile } e paga: { $list }.

log-season-began = { $season ->
    [spring] Comincia la primavera.
    [summer] Comincia l'estate.
    [autumn] Comincia l'autunno.
   *[winter] Comincia l'inverno.
}
log-boat-loaded = { $tile } porta: { $list }.
log-took-tile = { $name } vince { $tile }.
log-tile-left = Nessuno ha voluto { $tile }: la tessera esce dal gioco.
log-bids-returned = { $name } riporta a casa le offerte perdenti: { $list }.
log-workers-home = { $name } riporta lavoratori a casa: { $list }.
log-took-boat = { $name } prende la barca { $tile }.
log-took-cargo = { $name } prende il carico di { $tile }: { $list }.
log-waited = { $name } aspetta una scelta successiva.
log-took-marker = { $name } prende il lavoratore viola.
log-marker-moved = Il lavoratore viola passa a { $name }.
log-placed = { $name } aggiunge { $tile } al villaggio.
log-tile-lost = { $tile } non trova posto nel villaggio di { $name } ed esce dal gioco.
log-offered = { $name } sceglie le tessere Inverno per l'asta.
log-offered-own = Metti all'asta: { $list }.

## The Merchants

log-contract-taken = { $name } prende un contratto scoperto: { $list }.
log-contract-drawn = { $name } pesca un contratto coperto.
log-contract-drawn-own = Hai pescato il contratto: { $list }.
log-contract-swapped = { $name } scambia un contratto ({ $list }) e riceve: { $received }.
log-contract-none = Non ci sono più contratti per { $name }.
log-contracts-replaced = I contratti scoperti vengono sostituiti.
log-extended = { $colour ->
    [blue] { $name } mette un'estensione blu su { $tile }.
    [red] { $name } mette un'estensione rossa su { $tile }.
    [yellow] { $name } mette un'estensione gialla su { $tile }.
   *[green] { $name } mette un'estensione verde su { $tile }.
}
log-cabin = { $count ->
    [one] { $name } mette { $count } capanna sulla tessera Home.
   *[other] { $name } mette { $count } capanne sulla tessera Home.
}
log-boat-replaced = { $name } mette { $to } al posto di { $from }.

## Tessere promo e varianti

log-ghost-won = { $name } ha il fantasma.
log-ghost-back = Il fantasma torna su Key Celeste.
log-ghost-gone = Il fantasma esce dal gioco.
log-haunted = { $name } manda il fantasma su { $tile } e prende i lavoratori di { $other }: { $list }.
log-shown = { $name } mostra: { $list }.

## La fine

log-game-over = { $count ->
    [one] La partita è finita. Vince { $list }.
   *[other] La partita è finita. Vincono: { $list }.
}
log-undone = { $name } ritira l'ultima mossa.
log-bot-takes-seat = Un bot continua al posto di { $name }.
