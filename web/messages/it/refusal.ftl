### Perché una mossa non è possibile. Le chiavi sono quelle di en/refusal.ftl.

## Turni

refusal-not-your-turn = Non è ancora il tuo turno.
refusal-no-such-question = Questa non è una risposta alla domanda di adesso.
refusal-game-over = La partita è finita.

## Offrire e piazzare lavoratori

refusal-tile-not-in-auction = La tessera { $tile } non è all'asta; si offre solo per le tessere all'asta.
refusal-group-is-here = La tua offerta per la tessera { $tile } è già lì; possono unirsi solo altri gruppi.
refusal-flat-bid-bound = { $colour ->
    [blue] La tua offerta sdraiata per la tessera { $tile } è blu: si può aumentare solo in blu, e solo se sulla tessera non ci sono lavoratori.
    [red] La tua offerta sdraiata per la tessera { $tile } è rossa: si può aumentare solo in rosso, e solo se sulla tessera non ci sono lavoratori.
    [yellow] La tua offerta sdraiata per la tessera { $tile } è gialla: si può aumentare solo in giallo, e solo se sulla tessera non ci sono lavoratori.
   *[green] La tua offerta sdraiata per la tessera { $tile } è verde: si può aumentare solo in verde, e solo se sulla tessera non ci sono lavoratori.
}
refusal-bid-too-small = { $have ->
    [one] La tua offerta per la tessera { $tile } sarebbe di { $have } lavoratore; per essere in testa ne servono { $need }.
   *[other] La tua offerta per la tessera { $tile } sarebbe di { $have } lavoratori; per essere in testa ne servono { $need }.
}
refusal-wrong-colour = { $needed ->
    [blue] Sulla tessera { $tile } si possono piazzare solo lavoratori blu.
    [red] Sulla tessera { $tile } si possono piazzare solo lavoratori rossi.
    [yellow] Sulla tessera { $tile } si possono piazzare solo lavoratori gialli.
    [green] Sulla tessera { $tile } si possono piazzare solo lavoratori verdi.
   *[any] Sulla tessera { $tile } non si possono piazzare lavoratori di questo colore.
}
refusal-tile-closed = Ora nessuno può piazzare lavoratori sulla tessera { $tile }.
refusal-no-worker-of-colour = { $colour ->
    [blue] In questa stagione la tessera { $tile } è blu, e dietro lo schermo non hai lavoratori blu.
    [red] In questa stagione la tessera { $tile } è rossa, e dietro lo schermo non hai lavoratori rossi.
    [yellow] In questa stagione la tessera { $tile } è gialla, e dietro lo schermo non hai lavoratori gialli.
   *[green] In questa stagione la tessera { $tile } è verde, e dietro lo schermo non hai lavoratori verdi.
}
refusal-not-enough-workers = { $have ->
    [0] { $colour ->
        [blue] Dietro lo schermo non hai lavoratori blu (necessari: { $need }).
        [red] Dietro lo schermo non hai lavoratori rossi (necessari: { $need }).
        [yellow] Dietro lo schermo non hai lavoratori gialli (necessari: { $need }).
        [green] Dietro lo schermo non hai lavoratori verdi (necessari: { $need }).
       *[any] Dietro lo schermo non hai lavoratori (necessari: { $need }).
    }
   *[other] { $colour ->
        [blue] Lavoratori blu dietro lo schermo: { $have }; necessari: { $need }.
        [red] Lavoratori rossi dietro lo schermo: { $have }; necessari: { $need }.
        [yellow] Lavoratori gialli dietro lo schermo: { $have }; necessari: { $need }.
        [green] Lavoratori verdi dietro lo schermo: { $have }; necessari: { $need }.
       *[any] Lavoratori dietro lo schermo: { $have }; necessari: { $need }.
    }
}
refusal-no-workers-named = Bisogna piazzare almeno un lavoratore.
refusal-no-bid-there = Non hai offerte per la tessera { $tile }.
refusal-group-not-losing = La tua offerta per la tessera { $tile } è in testa e deve restare lì.
refusal-group-wrong-colour = { $given ->
    [blue] La tua offerta perdente per la tessera { $tile } è blu e non può unirsi a lavoratori di un altro colore.
    [red] La tua offerta perdente per la tessera { $tile } è rossa e non può unirsi a lavoratori di un altro colore.
    [yellow] La tua offerta perdente per la tessera { $tile } è gialla e non può unirsi a lavoratori di un altro colore.
   *[green] La tua offerta perdente per la tessera { $tile } è verde e non può unirsi a lavoratori di un altro colore.
}
refusal-place-so-many = { $need ->
    [one] Da dietro lo schermo deve venire { $need } lavoratore, non { $have }.
   *[other] Da dietro lo schermo devono venire { $need } lavoratori, non { $have }.
}

## Usare le tessere

refusal-tile-not-in-play = La tessera { $tile } non è sul tavolo.
refusal-no-effect = La tessera { $tile } non ha effetti da usare.
refusal-not-in-winter = In inverno la tessera { $tile } non si può usare finché è all'asta.
refusal-one-colour = Tutti i lavoratori usati insieme devono avere lo stesso colore.
refusal-say-any = Sulla tessera { $tile } puoi piazzare lavoratori di qualsiasi colore: scegli i colori dopo il numero.
refusal-tile-full = Sulla tessera { $tile } stanno al massimo { $limit } lavoratori: già presenti { $have }, con altri { $more } si supera il limite.
refusal-use-too-small = { $need ->
    [one] Il prossimo uso della tessera { $tile } richiede almeno { $need } lavoratore, non { $have }.
   *[other] Il prossimo uso della tessera { $tile } richiede almeno { $need } lavoratori, non { $have }.
}
refusal-no-skill-to-pay = Non hai l'abilità che la tessera { $tile } richiede.
refusal-no-village-to-copy = All'asta la tessera { $tile } non ha un villaggio le cui tessere possa imitare.
refusal-nothing-to-copy = Qui non c'è nessun effetto che la tessera { $tile } possa eseguire.
refusal-no-copy-payable = Non puoi pagare nessuno degli effetti che la tessera { $tile } potrebbe eseguire.
refusal-cannot-copy = La tessera { $by } non può fare ciò che fa la tessera { $tile }.
refusal-put-other-first = { $resource ->
    [gold] Prima metti l'oro.
    [iron] Prima metti il ferro.
    [stone] Prima metti la pietra.
   *[wood] Prima metti il legno.
}
refusal-cannot-pay-workers = { $count ->
    [one] La tessera { $tile } chiede { $count } lavoratore di qualsiasi colore, da dietro lo schermo o come intera offerta perdente, e non di più.
   *[other] La tessera { $tile } chiede { $count } lavoratori di qualsiasi colore, da dietro lo schermo o come intere offerte perdenti, e non di più.
}
refusal-no-worker-to-pay = { $colour ->
    [blue] La tessera { $tile } chiede anche un lavoratore blu come prezzo, e non te ne resterebbe nessuno.
    [red] La tessera { $tile } chiede anche un lavoratore rosso come prezzo, e non te ne resterebbe nessuno.
    [yellow] La tessera { $tile } chiede anche un lavoratore giallo come prezzo, e non te ne resterebbe nessuno.
    [green] La tessera { $tile } chiede anche un lavoratore verde come prezzo, e non te ne resterebbe nessuno.
   *[any] La tessera { $tile } chiede anche un lavoratore come prezzo, e non te ne resterebbe nessuno.
}
refusal-cannot-pay-with = { $price ->
    [skill] Per la tessera { $tile } puoi pagare solo con un'abilità che possiedi.
   *[worker] Per la tessera { $tile } puoi pagare solo con un lavoratore che possiedi.
}
refusal-not-on-offer = Ora la tessera { $tile } non offre questo.

## Trasporto e miglioramenti

refusal-not-your-village = La tessera { $tile } non è nel tuo villaggio.
refusal-goods-missing = { $resource ->
    [gold] Sulla tessera { $from } non c'è oro.
    [iron] Sulla tessera { $from } non c'è ferro.
    [stone] Sulla tessera { $from } non c'è pietra.
   *[wood] Sulla tessera { $from } non c'è legno.
}
refusal-no-road = Nessuna strada collega le tessere { $from } e { $to }.
refusal-too-far = { $steps ->
    [one] Dalla tessera { $from } alla tessera { $to } c'è { $steps } passo; passi rimasti: { $points }.
   *[other] Dalla tessera { $from } alla tessera { $to } ci sono { $steps } passi; passi rimasti: { $points }.
}
refusal-never-upgraded = La tessera { $tile } non ha un lato migliore.
refusal-already-upgraded = La tessera { $tile } è già migliorata.
refusal-cannot-pay-upgrade = Così non puoi pagare la tessera { $tile }: le risorse devono trovarsi sulla tessera, le abilità dietro lo schermo.

## La fine di una stagione

refusal-no-such-boat = La barca { $tile } non è in questa partita.
refusal-boat-taken = La barca { $tile } è già stata presa.
refusal-must-take-now = È la tua ultima tessera Ordine Turno: prendi una barca adesso.
refusal-offer-at-least-one = Metti all'asta almeno una tessera Inverno.
refusal-not-your-winter-tile = La tessera { $tile } non è tra le tue tessere Inverno.
refusal-not-yours-to-place = Ora non puoi piazzare la tessera { $tile }.
refusal-occupied = La tessera { $tile } non può stare lì: il posto è occupato.
refusal-not-adjacent = La tessera { $tile } deve stare accanto a una tessera del tuo villaggio.
refusal-edges-do-not-match = { $shown ->
    [road] { $wanted ->
        [water] Girata così, la tessera { $tile } metterebbe una strada contro l'acqua.
       *[grass] Girata così, la tessera { $tile } metterebbe una strada contro un prato.
    }
    [water] { $wanted ->
        [road] Girata così, la tessera { $tile } metterebbe acqua contro una strada.
       *[grass] Girata così, la tessera { $tile } metterebbe acqua contro un prato.
    }
   *[grass] { $wanted ->
        [road] Girata così, la tessera { $tile } metterebbe un prato contro una strada.
       *[water] Girata così, la tessera { $tile } metterebbe un prato contro l'acqua.
    }
}

## The Merchants

refusal-contract-not-open = Quel contratto non è scoperto.
refusal-no-contracts-left = Non ci sono più contratti coperti.
refusal-swap-not-now = I contratti si scambiano solo nel proprio turno.
refusal-contract-not-yours = Non possiedi quel contratto.
refusal-piece-not-named = Il contratto non nomina esattamente quel pezzo.
refusal-piece-not-there = Quel pezzo ora non è disponibile.
refusal-never-extended = La tessera { $tile } non si può estendere.
refusal-not-upgraded-yet = La tessera { $tile } va migliorata prima di poterla estendere.
refusal-already-extended = La tessera { $tile } ha già un'estensione.
refusal-extension-gone = Quell'estensione è già stata presa.
refusal-extension-wrong-colour = { $needed ->
    [blue] I lavoratori sulla tessera { $tile } sono blu, quindi anche l'estensione deve essere blu.
    [red] I lavoratori sulla tessera { $tile } sono rossi, quindi anche l'estensione deve essere rossa.
    [yellow] I lavoratori sulla tessera { $tile } sono gialli, quindi anche l'estensione deve essere gialla.
   *[green] I lavoratori sulla tessera { $tile } sono verdi, quindi anche l'estensione deve essere verde.
}
refusal-cannot-pay-extension = Così non puoi pagare questa estensione: le risorse devono trovarsi sulla tessera { $tile }, abilità e lavoratori vengono da dietro lo schermo, oppure si rinuncia a un'intera offerta perdente del colore giusto.
refusal-not-a-boat = La tessera { $tile } non è una barca.
refusal-boat-in-use = La barca { $tile } è già stata in questa partita.

## Gioco scoperto

refusal-nothing-hidden = Non hai pezzi nascosti di questo tipo da mostrare.

## Key Celeste

refusal-no-ghost = Non hai il fantasma.
refusal-ghost-used = Il fantasma resta sulla tessera { $tile } fino alla fine della stagione.
refusal-not-on-key-celeste = Il fantasma non può infestare la tessera { $tile }.
refusal-no-leading-bid = Nessuno è in testa sulla tessera { $tile }.
refusal-own-leading-bid = Sulla tessera { $tile } sei in testa tu.

## Il tavolo e le persone

refusal-not-your-seat = Questo posto non è tuo.
refusal-not-running = La partita non è in corso.
refusal-bot-plays = Qui gioca un bot. Prima riprendi il tuo posto.
refusal-proposal-open = C'è già una richiesta di tornare indietro.
refusal-no-such-way-back = La partita non può tornare a quel punto.
refusal-proposal-gone = Questa richiesta non è più aperta.
refusal-answered = Hai già risposto.
refusal-no-vote = Non c'è alcun voto su questo posto.
refusal-no-bot = Nessun bot gioca in questo posto.
refusal-chat-full = La chat di questo tavolo è piena.
refusal-unknown-zone = Questo fuso orario non è conosciuto.
refusal-bad-options = Queste opzioni non vanno insieme.
refusal-not-understood = Il gioco non riesce a leggere questa mossa.
refusal-bad-position = Questa non è una posizione giocabile.
refusal-bad-record = Questa non è una registrazione che si possa rivedere.
refusal-foreign-origin = Questa pagina non può farlo.
refusal-no-such-device = Non hai un dispositivo simile.
refusal-too-much-work = È troppo da calcolare.
refusal-no-such-entry = La partita non ha un momento simile.
refusal-not-over = Questo sarà disponibile a partita finita.
refusal-tables-full = Hai troppi tavoli aperti. Eliminane uno nella sala d'attesa o porta a termine una partita.
refusal-server-full = Questo server non può ospitare altri tavoli.
refusal-host-only = Può farlo solo chi ospita.
refusal-no-link = Questo posto non ha un link.
refusal-seat-taken = Questo posto non è più libero.
refusal-begun = La partita è cominciata.
refusal-sits-already = Questo posto è già tuo.
refusal-cannot-stand = Adesso non si può lasciare questo posto.
refusal-bad-name = Un nome deve contenere lettere.
refusal-wrong-password = Nome o password non corretti.
refusal-sign-in-first = Prima accedi.
refusal-name-taken = Questo nome è già preso.
refusal-after-news = Ciò che viene dopo non si può prevedere: prima gioca la mossa.
refusal-turn-over = Il turno finisce prima di questa mossa.
refusal-undo-too-far = { $most ->
    [one] Da soli si può ritirare solo { $most } mossa; più indietro serve il consenso di tutti.
   *[other] Da soli si possono ritirare solo { $most } mosse; più indietro serve il consenso di tutti.
}
refusal-bad-path = Questo indirizzo non esiste.
refusal-bots-busy = I bot sono occupati; riprova tra un momento.
refusal-invitations-full = Questo tavolo ha già dato tutti gli inviti possibili.
refusal-link-used = Questo link è già stato usato; chiedine uno nuovo.
refusal-no-hints = Niente suggerimenti dove giocano altre persone.
refusal-no-spectators = Questo tavolo non accetta spettatori.
refusal-others-played = Qui hanno giocato anche altri: non si può eliminare, solo archiviare.
refusal-resigned = Chi ha abbandonato non rientra in partita.

# The companion
refusal-no-room = Non c'è una stanza con questo codice, oppure è finita.
refusal-room-full = La stanza è piena.
refusal-too-many-rooms = Ci sono troppe stanze in questo momento. Riprova più tardi.
refusal-no-such-tile = Non c'è la tessera { $tile }.
refusal-box-too-small = { $season ->
    [home] Troppo poche tessere Home: ce ne sono { $have }, ne servono { $need }.
    [boat] Manca una barca che serve in questa partita.
    [spring] Troppo poche tessere Primavera: ce ne sono { $have }, ne servono { $need }.
    [summer] Troppo poche tessere Estate: ce ne sono { $have }, ne servono { $need }.
    [autumn] Troppo poche tessere Autunno: ce ne sono { $have }, ne servono { $need }.
   *[other] Troppo poche tessere Inverno: ce ne sono { $have }, ne servono { $need }.
}
refusal-box-needs = Una partita così non può fare a meno della tessera { $tile }.
refusal-no-such-seat = Questo posto non c'è.
refusal-room-too-large = È più di quanto entra in una stanza.

# A score pad or a position that cannot be
refusal-too-many-pieces = { $piece ->
    [blue] Sono segnati più lavoratori blu di quanti ne ha la scatola.
    [red] Sono segnati più lavoratori rossi di quanti ne ha la scatola.
    [yellow] Sono segnati più lavoratori gialli di quanti ne ha la scatola.
    [green] Sono segnati più lavoratori verdi di quanti ne ha la scatola.
    [gold] È segnato più oro di quanto ne ha la scatola.
    [iron] È segnato più ferro di quanto ne ha la scatola.
    [stone] È segnata più pietra di quanta ne ha la scatola.
    [wood] È segnato più legno di quanto ne ha la scatola.
    [anvil] Sono segnate più incudini di quante ne ha la scatola.
    [pick] Sono segnati più picconi di quanti ne ha la scatola.
    [saw] Sono segnate più seghe di quante ne ha la scatola.
   *[cabins] Sono segnate più capanne di quante ne ha la scatola.
}
refusal-tile-not-in-game = La tessera { $tile } non fa parte della partita scelta.
refusal-tile-twice = La tessera { $tile } è una sola nella scatola e si trova già altrove.
refusal-other-side = La tessera { $tile } è l'altro lato della tessera { $other }: solo uno dei due può essere in gioco.
refusal-one-home = Un villaggio ha una sola tessera Home.
refusal-home-lies-still = La tessera Home sta al centro e non si ruota.
refusal-too-far-away = La tessera { $tile } è troppo lontana dalla tessera Home.
refusal-touches-nothing = La tessera { $tile } deve toccare una tessera già nel villaggio.
refusal-does-not-fit = La tessera { $tile } lì non combacia: tutti i bordi che si toccano devono essere uguali.
refusal-fits-nowhere = La tessera { $tile } non entra da nessuna parte in questo villaggio.
refusal-no-such-contract = Non esiste un contratto così.
refusal-contract-twice = Un contratto è segnato due volte; nella scatola ce n'è uno solo di ciascuno.
refusal-no-such-extension = Non esiste un'estensione così.
refusal-cabins-on-home = Le capanne stanno solo sulla tessera Home.
refusal-boat-replaced = La barca { $tile } esce dal gioco prima dell'inverno e non si trova in nessun villaggio.
refusal-boat-order = Nell'ordine in cui sono state scelte le barche ogni giocatore compare una volta sola.
refusal-out-of-range = Qui è possibile solo un numero da { $least } a { $most }.
refusal-not-in-this-game = È segnato qualcosa che in questa partita non c'è.
refusal-wrong-shape = Quello che è scritto qui non si può leggere.
refusal-too-many-seats = Sono segnati più villaggi che giocatori.
