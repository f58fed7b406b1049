### Il diario della partita: un messaggio per ogni tipo di evento. `-own` lo legge solo il giocatore interessato.

log-bid = { $name } offre { workers.object } per la tessera { $tile }.
log-bid-raised = { $name } aumenta la sua offerta per la tessera { $tile } di { workers.object }; in tutto { $total }.
log-bid-with-groups = { $name } offre { workers.object } per la tessera { $tile }, contando anche { $groups }; in tutto { $total }.
log-use = { $name } usa la tessera { $tile } con { workers.object }.
log-use-with-groups = { $name } usa la tessera { $tile } con { workers.object }, contando anche { $groups }.
log-placed-workers = { $name } piazza lavoratori sulla tessera { $tile }: { $list }.
log-pass = { $name } passa.
log-paid = { $name } paga: { $list }.
log-paid-group = { $name } rinuncia all'offerta perdente sulla tessera { $tile }: { $list }.
log-chose = { $name } sceglie: { $list }.
log-gained-resources = { $name } riceve sulla tessera { $tile }: { $list }.
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
    [gold] { $name } sposta una risorsa Oro dalla tessera { $from } alla tessera { $to }.
    [iron] { $name } sposta una risorsa Ferro dalla tessera { $from } alla tessera { $to }.
    [stone] { $name } sposta una pietra dalla tessera { $from } alla tessera { $to }.
   *[wood] { $name } sposta un legno dalla tessera { $from } alla tessera { $to }.
}
log-upgraded = { $name } migliora la tessera { $tile }.
log-upgraded-paying = { $name } migliora la tessera { $tile } e paga: { $list }.
log-put = { $resource ->
    [gold] { $name } mette una risorsa Oro sulla tessera { $tile }.
    [iron] { $name } mette una risorsa Ferro sulla tessera { $tile }.
    [stone] { $name } mette una pietra sulla tessera { $tile }.
   *[wood] { $name } mette un legno sulla tessera { $tile }.
}
log-copied = Con la tessera { $by }, { $name } fa ciò che sa fare la tessera { $tile }.

log-season-began = { $season ->
    [spring] Comincia la primavera.
    [summer] Comincia l'estate.
    [autumn] Comincia l'autunno.
   *[winter] Comincia l'inverno.
}
log-boat-loaded = La barca { $tile } porta: { $list }.
log-boat-empty = La barca { $tile } è vuota.
log-took-tile = { $name } vince la tessera { $tile }.
log-tile-left = Nessuno ha offerto per la tessera { $tile }: esce dal gioco.
log-bids-returned = { $name } riprende le offerte perdenti: { $list }.
log-workers-home = { $name } riprende i lavoratori del suo villaggio: { $list }.
log-took-boat = { $name } prende la barca { $tile }.
log-took-cargo = { $name } prende il carico della tessera { $tile }: { $list }.
log-took-nothing = { $name } prende la barca { $tile }; è vuota.
log-waited = { $name } sceglierà la barca più tardi.
log-took-marker = { $name } prende il lavoratore viola.
log-marker-moved = Il lavoratore viola passa a { $name }.
log-placed = { $name } aggiunge al villaggio la tessera { $tile }.
log-tile-lost = La tessera { $tile } non trova posto nel villaggio di { $name } ed esce dal gioco.
log-offered = { $name } sceglie le tessere Inverno da mettere all'asta.
log-offered-own = Metti all'asta: { $list }.
log-winter-offers = Tessere Inverno messe all'asta: { $list }.

## The Merchants

log-contract-taken = { $name } prende un contratto scoperto: { $list }.
log-contract-drawn = { $name } pesca un contratto coperto.
log-contract-drawn-own = Hai pescato il contratto: { $list }.
log-contract-swapped = { $name } scambia un contratto ({ $list }) e riceve: { $received }.
log-contract-none = Non ci sono più contratti per { $name }.
log-contracts-replaced = I contratti scoperti vengono sostituiti.
log-extended = { $colour ->
    [blue] { $name } mette un'estensione blu sulla tessera { $tile } e paga: { $list }.
    [red] { $name } mette un'estensione rossa sulla tessera { $tile } e paga: { $list }.
    [yellow] { $name } mette un'estensione gialla sulla tessera { $tile } e paga: { $list }.
   *[green] { $name } mette un'estensione verde sulla tessera { $tile } e paga: { $list }.
}
log-cabin = { $count ->
    [one] { $name } mette { $count } capanna sulla tessera Home.
   *[other] { $name } mette { $count } capanne sulla tessera Home.
}
log-boat-replaced = { $name } sostituisce la barca { $from } con la barca { $to }.

## Tessere promo e varianti

log-ghost-won = { $name } ha il fantasma.
log-ghost-back = Il fantasma torna su Key Celeste.
log-ghost-gone = Il fantasma esce dal gioco.
log-haunted = { $name } manda il fantasma sulla tessera { $tile } e prende i lavoratori di { $other }: { $list }.
log-shown = { $name } mostra: { $list }.

## La fine

log-game-over = { $count ->
    [one] La partita è finita. Vince { $list }.
   *[other] La partita è finita. Vincono: { $list }.
}
log-undone = { $name } ritira l'ultima mossa.
log-bot-takes-seat = Un bot continua al posto di { $name }.
