### Perché una mossa non è possibile. Le chiavi sono quelle di en/refusal.ftl.

## Turni

refusal-not-your-turn = Non è ancora il tuo turno.
refusal-no-such-question = Questo non risponde alla domanda aperta in questo momento.
refusal-game-over = La partita è finita.

## Offrire e piazzare lavoratori

refusal-tile-not-in-auction = { $tile } non è all'asta; si offre solo per le tessere all'asta.
refusal-group-is-here = La tua offerta per { $tile } è già lì; possono unirsi solo altri gruppi.
refusal-flat-bid-bound = { $colour ->
    [blue] La tua offerta sdraiata per { $tile } è blu: si può aumentare solo in blu, e non finché sulla tessera c'è un lavoratore.
    [red] La tua offerta sdraiata per { $tile } è rossa: si può aumentare solo in rosso, e non finché sulla tessera c'è un lavoratore.
    [yellow] La tua offerta sdraiata per { $tile } è gialla: si può aumentare solo in giallo, e non finché sulla tessera c'è un lavoratore.
   *[green] La tua offerta sdraiata per { $tile } è verde: si può aumentare solo in verde, e non finché sulla tessera c'è un lavoratore.
}
refusal-bid-too-small = { $have ->
    [one] La tua offerta per { $tile } sarebbe di { $have } lavoratore; per essere in testa ne servono { $need }.
   *[other] La tua offerta per { $tile } sarebbe di { $have } lavoratori; per essere in testa ne servono { $need }.
}
refusal-wrong-colour = { $needed ->
    [blue] Su { $tile } si possono piazzare solo lavoratori blu.
    [red] Su { $tile } si possono piazzare solo lavoratori rossi.
    [yellow] Su { $tile } si possono piazzare solo lavoratori gialli.
    [green] Su { $tile } si possono piazzare solo lavoratori verdi.
   *[any] Su { $tile } non si possono piazzare lavoratori di questo colore.
}
refusal-tile-closed = Ora nessuno può piazzare lavoratori su { $tile }.
refusal-not-enough-workers = { $colour ->
    [blue] Lavoratori blu dietro lo schermo: { $have }; ne servirebbero { $need }.
    [red] Lavoratori rossi dietro lo schermo: { $have }; ne servirebbero { $need }.
    [yellow] Lavoratori gialli dietro lo schermo: { $have }; ne servirebbero { $need }.
    [green] Lavoratori verdi dietro lo schermo: { $have }; ne servirebbero { $need }.
   *[any] Lavoratori dietro lo schermo: { $have }; ne servirebbero { $need }.
}
refusal-no-workers-named = Bisogna piazzare almeno un lavoratore.
refusal-no-bid-there = Non hai offerte su { $tile }.
refusal-group-not-losing = La tua offerta per { $tile } è in testa e deve restare lì.
refusal-group-wrong-colour = { $given ->
    [blue] La tua offerta perdente su { $tile } è blu e non può unirsi a un altro colore.
    [red] La tua offerta perdente su { $tile } è rossa e non può unirsi a un altro colore.
    [yellow] La tua offerta perdente su { $tile } è gialla e non può unirsi a un altro colore.
   *[green] La tua offerta perdente su { $tile } è verde e non può unirsi a un altro colore.
}
refusal-place-so-many = { $need ->
    [one] Da dietro lo schermo deve venire { $need } lavoratore, non { $have }.
   *[other] Da dietro lo schermo devono venire { $need } lavoratori, non { $have }.
}

## Usare le tessere

refusal-tile-not-in-play = { $tile } non è sul tavolo.
refusal-no-effect = { $tile } non ha effetti da usare.
refusal-not-in-winter = In inverno { $tile } non si può usare finché è all'asta.
refusal-one-colour = Tutti i lavoratori di un uso devono avere un solo colore.
refusal-say-any = Su { $tile } puoi piazzare qualsiasi colore: sceglili dopo il numero.
refusal-tile-full = Su { $tile } il limite di lavoratori è { $limit }: ce ne sono già { $have }, e altri { $more } sarebbero troppi.
refusal-use-too-small = { $need ->
    [one] Il prossimo uso di { $tile } richiede almeno { $need } lavoratore, non { $have }.
   *[other] Il prossimo uso di { $tile } richiede almeno { $need } lavoratori, non { $have }.
}
refusal-no-skill-to-pay = Non hai l'abilità che { $tile } richiede.
refusal-no-worker-to-pay = { $colour ->
    [blue] { $tile } chiede anche un lavoratore blu come prezzo, e non te ne resterebbe nessuno.
    [red] { $tile } chiede anche un lavoratore rosso come prezzo, e non te ne resterebbe nessuno.
    [yellow] { $tile } chiede anche un lavoratore giallo come prezzo, e non te ne resterebbe nessuno.
    [green] { $tile } chiede anche un lavoratore verde come prezzo, e non te ne resterebbe nessuno.
   *[any] { $tile } chiede anche un lavoratore come prezzo, e non te ne resterebbe nessuno.
}
refusal-cannot-pay-with = { $price ->
    [skill] { $tile } chiede un'abilità che possiedi.
   *[worker] { $tile } chiede un lavoratore che possiedi.
}
refusal-not-on-offer = Ora { $tile } non offre questo.

## Trasporto e miglioramenti

refusal-not-your-village = { $tile } non è nel tuo villaggio.
refusal-goods-missing = { $resource ->
    [gold] Su { $from } non c'è oro.
    [iron] Su { $from } non c'è ferro.
    [stone] Su { $from } non c'è pietra.
   *[wood] Su { $from } non c'è legno.
}
refusal-no-road = Nessuna strada collega { $from } e { $to }.
refusal-too-far = { $steps ->
    [one] Da { $from } a { $to } c'è { $steps } passo, e te ne restano { $points }.
   *[other] Da { $from } a { $to } ci sono { $steps } passi, e te ne restano { $points }.
}
refusal-never-upgraded = { $tile } non ha un lato migliore.
refusal-already-upgraded = { $tile } è già migliorata.
refusal-cannot-pay-upgrade = Così non puoi pagare { $tile }: le risorse devono trovarsi sulla tessera, le abilità dietro lo schermo.

## La fine di una stagione

refusal-no-such-boat = { $tile } non è tra le barche di questa partita.
refusal-boat-taken = { $tile } è già stata presa.
refusal-must-take-now = È la tua ultima tessera Ordine Turno: prendi una barca adesso.
refusal-offer-at-least-one = Metti all'asta almeno una tessera Inverno.
refusal-not-your-winter-tile = { $tile } non è tra le tue tessere Inverno.
refusal-not-yours-to-place = Ora non puoi piazzare { $tile }.
refusal-occupied = { $tile } non può stare lì: il posto è occupato.
refusal-not-adjacent = { $tile } deve stare accanto a una tessera del tuo villaggio.
refusal-edges-do-not-match = { $shown ->
    [road] { $wanted ->
        [water] Girata così, { $tile } metterebbe una strada contro l'acqua.
       *[grass] Girata così, { $tile } metterebbe una strada contro un prato.
    }
    [water] { $wanted ->
        [road] Girata così, { $tile } metterebbe acqua contro una strada.
       *[grass] Girata così, { $tile } metterebbe acqua contro un prato.
    }
   *[grass] { $wanted ->
        [road] Girata così, { $tile } metterebbe un prato contro una strada.
       *[water] Girata così, { $tile } metterebbe un prato contro l'acqua.
    }
}

## The Merchants

refusal-contract-not-open = Quel contratto non è scoperto.
refusal-no-contracts-left = Non ci sono più contratti coperti.
refusal-swap-not-now = I contratti si scambiano solo nel proprio turno.
refusal-contract-not-yours = Non possiedi quel contratto.
refusal-piece-not-named = Il contratto non nomina esattamente quel pezzo.
refusal-piece-not-there = Quel pezzo ora non è disponibile.
refusal-never-extended = { $tile } non si può estendere.
refusal-not-upgraded-yet = { $tile } va migliorata prima di poterla estendere.
refusal-already-extended = { $tile } ha già un'estensione.
refusal-extension-gone = Quell'estensione è già stata presa.
refusal-extension-wrong-colour = { $needed ->
    [blue] I lavoratori su { $tile } sono blu, quindi anche l'estensione deve essere blu.
    [red] I lavoratori su { $tile } sono rossi, quindi anche l'estensione deve essere rossa.
    [yellow] I lavoratori su { $tile } sono gialli, quindi anche l'estensione deve essere gialla.
   *[green] I lavoratori su { $tile } sono verdi, quindi anche l'estensione deve essere verde.
}
refusal-cannot-pay-extension = Così non puoi pagare questa estensione: le risorse devono trovarsi su { $tile }, abilità e lavoratori vengono da dietro lo schermo, oppure si rinuncia a un'intera offerta perdente del colore giusto.
refusal-not-a-boat = { $tile } non è una barca.
refusal-boat-in-use = { $tile } è già stata in questa partita.

## Gioco scoperto

refusal-nothing-hidden = Non hai nascosto nessun pezzo del genere da mostrare.

## Key Celeste

refusal-no-ghost = Non hai il fantasma.
refusal-ghost-used = Il fantasma resta su { $tile } fino alla fine della stagione.
refusal-not-on-key-celeste = Il fantasma non può infestare { $tile }.
refusal-no-leading-bid = Nessuno è in testa su { $tile }.
refusal-own-leading-bid = Su { $tile } sei in testa tu.

## Il tavolo e le persone

refusal-not-your-seat = Questo posto non è tuo.
refusal-not-running = La partita non è in corso.
refusal-bot-plays = Qui gioca un bot. Prima torna al tuo posto.
refusal-proposal-open = C'è già una richiesta di tornare indietro.
refusal-no-such-way-back = La partita non può tornare a quel punto.
refusal-proposal-gone = Questa richiesta non è più aperta.
refusal-answered = Hai già risposto.
refusal-no-vote = Non c'è alcun voto su questo posto.
refusal-no-bot = Nessun bot gioca in questo posto.
refusal-chat-full = A questo tavolo si è parlato abbastanza.
refusal-unknown-zone = Questo fuso orario non è conosciuto.
refusal-bad-options = Queste opzioni non vanno insieme.
refusal-not-understood = Il gioco non riesce a leggere questa mossa.
refusal-bad-position = Questa non è una posizione giocabile.
refusal-bad-record = Questa non è una registrazione che si possa rivedere.
refusal-foreign-origin = Questa pagina non può farlo.
refusal-no-such-entry = Il tavolo non ha un momento simile.
refusal-not-over = Questo sarà disponibile a partita finita.
refusal-tables-full = Hai troppi tavoli aperti.
refusal-server-full = Questo server non può ospitare altri tavoli.
refusal-host-only = Può farlo solo chi ospita.
refusal-no-link = Questo posto non ha un link.
refusal-seat-taken = Questo posto non è più libero.
refusal-begun = La partita è cominciata.
refusal-sits-already = Questo posto è già tuo.
refusal-cannot-stand = Adesso non si può lasciare questo posto.
refusal-bad-name = Un nome ha bisogno di lettere.
refusal-wrong-password = Nome o password non corretti.
refusal-sign-in-first = Prima accedi.
refusal-name-taken = Questo nome è già preso.
refusal-after-news = Ciò che viene dopo non si può prevedere: prima gioca la mossa.
refusal-turn-over = Il turno finisce prima di questa mossa.
refusal-undo-too-far = { $most ->
    [one] Senza chiedere si può ritirare solo { $most } mossa; più indietro serve il consenso di tutti.
   *[other] Senza chiedere si possono ritirare solo { $most } mosse; più indietro serve il consenso di tutti.
}
