### Le parole del gioco: stagioni, pezzi, tessere e ciò che fanno. Gli argomenti sono spiegati in en/game.ftl.

## Stagioni

season-spring = primavera
    .of = della primavera
season-summer = estate
    .of = dell'estate
season-autumn = autunno
    .of = dell'autunno
season-winter = inverno
    .of = dell'inverno

## Colori dei lavoratori

colour-blue = blu
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-purple = viola
colour-any = qualsiasi colore

## Lavoratori con numero e colore; `object` è la forma dopo un verbo

workers = { $colour ->
    [blue] { $count ->
        [one] { $count } lavoratore blu
       *[other] { $count } lavoratori blu
    }
    [red] { $count ->
        [one] { $count } lavoratore rosso
       *[other] { $count } lavoratori rossi
    }
    [yellow] { $count ->
        [one] { $count } lavoratore giallo
       *[other] { $count } lavoratori gialli
    }
    [green] { $count ->
        [one] { $count } lavoratore verde
       *[other] { $count } lavoratori verdi
    }
   *[any] { $count ->
        [one] { $count } lavoratore
       *[other] { $count } lavoratori
    }
}
    .object = { workers }

## Risorse e abilità senza numero

resource-gold = oro
resource-iron = ferro
resource-stone = pietra
resource-wood = legno

skill-anvil = incudine
skill-pick = piccone
skill-saw = sega

## Termini

term-contract = contratto
term-extension = estensione
term-ghost = fantasma
term-marker = lavoratore viola
term-front = lato base
term-back = lato migliorato

## Pezzi con numero, per gli elenchi

piece-worker = { $count ->
    [one] { $count } lavoratore
   *[other] { $count } lavoratori
}
piece-blue = { $count ->
    [one] { $count } lavoratore blu
   *[other] { $count } lavoratori blu
}
piece-red = { $count ->
    [one] { $count } lavoratore rosso
   *[other] { $count } lavoratori rossi
}
piece-yellow = { $count ->
    [one] { $count } lavoratore giallo
   *[other] { $count } lavoratori gialli
}
piece-green = { $count ->
    [one] { $count } lavoratore verde
   *[other] { $count } lavoratori verdi
}
piece-purple = il lavoratore viola
piece-any-worker = { $count ->
    [one] { $count } lavoratore di qualsiasi colore
   *[other] { $count } lavoratori di qualsiasi colore
}
piece-same-worker = { $count ->
    [one] { $count } lavoratore di un colore a scelta
   *[other] { $count } lavoratori dello stesso colore, a scelta
}
piece-gold = { $count ->
    [one] { $count } risorsa Oro
   *[other] { $count } risorse Oro
}
piece-iron = { $count ->
    [one] { $count } risorsa Ferro
   *[other] { $count } risorse Ferro
}
piece-stone = { $count ->
    [one] { $count } pietra
   *[other] { $count } pietre
}
piece-wood = { $count ->
    [one] { $count } legno
   *[other] { $count } legni
}
piece-resource = { $count ->
    [one] { $count } risorsa
   *[other] { $count } risorse
}
piece-any-resource = { $count ->
    [one] { $count } risorsa qualsiasi
   *[other] { $count } risorse qualsiasi
}
piece-same-resource = { $count ->
    [one] { $count } risorsa di un tipo a scelta
   *[other] { $count } risorse dello stesso tipo, a scelta
}
piece-anvil = { $count ->
    [one] { $count } incudine
   *[other] { $count } incudini
}
piece-pick = { $count ->
    [one] { $count } piccone
   *[other] { $count } picconi
}
piece-saw = { $count ->
    [one] { $count } sega
   *[other] { $count } seghe
}
piece-skill = { $count } abilità
piece-any-skill = { $count } abilità qualsiasi
piece-same-skill = { $count ->
    [one] { $count } abilità di un tipo a scelta
   *[other] { $count } abilità dello stesso tipo, a scelta
}
piece-cabin = { $count ->
    [one] { $count } capanna
   *[other] { $count } capanne
}
piece-contract = { $count ->
    [one] { $count } contratto
   *[other] { $count } contratti
}
piece-extension = { $count ->
    [one] { $count } estensione
   *[other] { $count } estensioni
}
piece-tile = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
piece-winter-tile = { $count ->
    [one] { $count } tessera Inverno
   *[other] { $count } tessere Inverno
}
piece-boat = { $count ->
    [one] { $count } barca
   *[other] { $count } barche
}
piece-bid = { $count ->
    [one] { $count } offerta perdente
   *[other] { $count } offerte perdenti
}
piece-workers = { piece-worker }
piece-skills = { piece-skill }
piece-cabins = { piece-cabin }
piece-contracts = { piece-contract }
piece-ghost = il fantasma
losing-bids = { $count ->
    [one] l'offerta perdente per la tessera { $tiles }
   *[other] le offerte perdenti per le tessere { $tiles }
}
    .object = { $count ->
        [one] l'offerta perdente per la tessera { $tiles }
       *[other] le offerte perdenti per le tessere { $tiles }
    }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Tipi di tessere

kind-home = tessera Home
kind-village = tessera Villaggio
kind-spring = tessera Primavera
kind-summer = tessera Estate
kind-autumn = tessera Autunno
kind-winter = tessera Inverno
kind-summer-boat = barca Estate
kind-boat = barca
kind-turn-order = tessera Ordine Turno
kind-special = tessera speciale
kinds-home = Tessere Home
kinds-spring = Tessere Primavera
kinds-summer = Tessere Estate
kinds-autumn = Tessere Autunno
kinds-winter = Tessere Inverno
kinds-boat = Barche
kinds-turn-order = Tessere Ordine Turno
kinds-special = Tessere speciali

## Che cosa dà una tessera quando la si usa

effect-none = Non si può usare.
effect-resources = Produci: { $list }.
effect-choose-resource = Produci una di queste risorse, a tua scelta: { $list }.
effect-choose-one = Scegli una di queste possibilità: { $list }.
either-or = { $first }; oppure { $second }
effect-draw-workers = { $count ->
    [one] Pesca { $count } lavoratore dal sacchetto.
   *[other] Pesca { $count } lavoratori dal sacchetto.
}
effect-green-workers = { $count ->
    [one] Prendi { $count } lavoratore verde dalla riserva.
   *[other] Prendi { $count } lavoratori verdi dalla riserva.
}
effect-skills = { $count ->
    [one] Pesca a caso { $count } abilità dalla pila coperta.
   *[other] Pesca a caso { $count } abilità dalla pila coperta.
}
effect-contract = { $count ->
    [one] Prendi { $count } contratto: uno scoperto oppure uno coperto dalla pila.
   *[other] Prendi { $count } contratti, uno dopo l'altro: ciascuno scoperto oppure coperto dalla pila.
}
effect-transport = { $count ->
    [one] Sposta risorse nel tuo villaggio: { $count } passo.
   *[other] Sposta risorse nel tuo villaggio: al massimo { $count } passi in tutto.
}
effect-upgrades = { $count ->
    [one] Poi puoi migliorare una delle tue tessere.
   *[other] Poi puoi migliorare fino a { $count } tessere.
}
effect-pay-worker = { $colour ->
    [blue] Prezzo: 1 lavoratore blu.
    [red] Prezzo: 1 lavoratore rosso.
    [yellow] Prezzo: 1 lavoratore giallo.
    [green] Prezzo: 1 lavoratore verde.
   *[any] Prezzo: 1 lavoratore di qualsiasi colore.
}
effect-pay-skill = { $skill ->
    [anvil] Prezzo: 1 incudine.
    [pick] Prezzo: 1 piccone.
    [saw] Prezzo: 1 sega.
   *[any] Prezzo: 1 abilità qualsiasi.
}
effect-use-tile = { $tile ->
    [adjacent] Esegui l'effetto di una tessera Villaggio vicina a questa, al prezzo di quella tessera.
   *[village] Esegui l'effetto di una qualsiasi tessera Villaggio del villaggio in cui si trova questa, al prezzo di quella tessera.
}
effect-score-on-tile = { $resource ->
    [gold] Alla fine: { points } per ogni oro che si trova qui.
    [iron] Alla fine: { points } per ogni ferro che si trova qui.
    [stone] Alla fine: { points } per ogni pietra che si trova qui.
    [wood] Alla fine: { points } per ogni legno che si trova qui.
   *[any] Alla fine: { points } per ogni risorsa che si trova qui.
}

upgrade-cost = Miglioramento: { $list }
printed-points = Valore stampato: { points }

## Che cosa vale una tessera alla fine

score-per = { points } per ogni set di: { $list }.
score-per-one = { $piece ->
    [blue] { points } per ogni lavoratore blu.
    [red] { points } per ogni lavoratore rosso.
    [yellow] { points } per ogni lavoratore giallo.
    [green] { points } per ogni lavoratore verde.
    [any-worker] { points } per ogni lavoratore che non vale punti altrove.
    [same-worker] { points } per ogni lavoratore di un colore a tua scelta.
    [gold] { points } per ogni risorsa Oro (invece del solito punto).
    [iron] { points } per ogni risorsa Ferro.
    [stone] { points } per ogni pietra.
    [wood] { points } per ogni legno.
    [any-resource] { points } per ogni risorsa.
    [same-resource] { points } per ogni risorsa di un tipo a tua scelta.
    [anvil] { points } per ogni incudine.
    [pick] { points } per ogni piccone.
    [saw] { points } per ogni sega.
    [any-skill] { points } per ogni abilità.
    [same-skill] { points } per ogni abilità di un tipo a tua scelta.
    [transport-icon] { points } per ogni punto di trasporto stampato nel tuo villaggio.
    [upgrade-icon] { points } per ogni punto di miglioramento stampato nel tuo villaggio, capanne comprese.
    [worker-icon] { points } per ogni lavoratore raffigurato sui lati visibili delle tessere del tuo villaggio, compresa questa.
    [loop-tile] { points } per ogni tessera del tuo villaggio che si trova su un anello di strade.
    [adjacent-tile] { points } per ogni tessera vicina.
    [adjacent-summer-tile] { points } per ogni tessera Estate intorno, barche Estate comprese.
    [adjacent-winter-tile] { points } per ogni tessera Villaggio Inverno intorno.
    [adjacent-upgrade-icon] { points } per ogni punto di miglioramento sulle tessere intorno, comprese le capanne su una Home vicina.
    [route-tile] { points } per ogni tessera (ciascuna una volta) sul più lungo cammino su strada che comincia qui e non passa due volte per lo stesso incontro di strade; questa tessera conta.
    [winter-tile] { points } per ogni tessera Inverno nel tuo villaggio.
    [upgraded-tile] { points } per ogni tessera migliorata nel tuo villaggio.
    [extension] { points } per ogni estensione nel tuo villaggio.
   *[unfulfilled-contract] { points } per ogni contratto che possiedi e non hai soddisfatto.
}
score-flat = { points }.
score-boats-in-chain = In tutto { $list } punti per 1, 2, 3, 4 o almeno 5 barche collegate alla tua Home da un corso d'acqua ininterrotto; conta anche questa barca.
score-contract-points = Ogni contratto soddisfatto vale { points }.
score-with-unused-ghost = { $points ->
    [one] { $points } punto in più se hai tenuto il fantasma per tutto l'inverno senza usarlo.
   *[other] { $points } punti in più se hai tenuto il fantasma per tutto l'inverno senza usarlo.
}

gain-resources = Prima del punteggio ricevi sulla tua tessera Home: { $list }.
gain-free-upgrade = { $count ->
    [one] Prima del punteggio puoi girare gratis { $count } tessera del tuo villaggio sul lato migliorato.
   *[other] Prima del punteggio puoi girare gratis { $count } tessere del tuo villaggio sul lato migliorato.
}
gain-free-extension = { $count ->
    [one] Prima del punteggio puoi mettere gratis { $count } estensione di qualsiasi colore.
   *[other] Prima del punteggio puoi mettere gratis { $count } estensioni di qualsiasi colore.
}

## Barche Estate: che cosa fanno per chi possiede il villaggio

ability-when = Alla fine { $list }: { $what }
ability-draw-workers = { $count ->
    [one] peschi { $count } lavoratore dal sacchetto.
   *[other] peschi { $count } lavoratori dal sacchetto.
}
ability-green-workers = { $count ->
    [one] prendi { $count } lavoratore verde dalla riserva.
   *[other] prendi { $count } lavoratori verdi dalla riserva.
}
ability-transport-over-fields = Le tue risorse non hanno bisogno di strade: si spostano fra due tessere vicine qualsiasi.
ability-edges-need-not-match = Puoi piazzare tessere anche dove i bordi non combaciano.
ability-transport-times = { $count ->
    [2] Hai il doppio del trasporto, qualunque tessera tu usi.
   *[other] Il tuo trasporto è moltiplicato per { $count }, qualunque tessera tu usi.
}
ability-upgrades-times = { $count ->
    [2] Hai il doppio dei miglioramenti, qualunque tessera tu usi.
   *[other] I tuoi miglioramenti sono moltiplicati per { $count }, qualunque tessera tu usi.
}
ability-boat-score-times = { $count ->
    [2] Per te queste barche valgono il doppio: { $list }.
   *[other] Per te i punti di queste barche sono moltiplicati per { $count }: { $list }.
}
ability-resources-wild-when = { $when ->
    [upgrade] Quando migliori, ogni risorsa può sostituirne qualsiasi altra.
    [extension] Quando metti un'estensione, ogni risorsa può sostituirne qualsiasi altra.
   *[scoring] Nel punteggio finale ogni risorsa può sostituirne qualsiasi altra.
}
ability-counter-bid-in-other-colour = Se altri giocatori hanno offerto per una tessera Villaggio con lavoratori blu, rossi o gialli, tu non vi hai lavoratori in piedi e nessuno ha usato la tessera, puoi fare una controfferta con lavoratori di un solo altro colore. Vanno sdraiati.
ability-use-in-any-colours = Su una tessera che in questa stagione ha già ricevuto offerte o è già stata usata puoi mettere lavoratori di qualsiasi colore, anche diversi fra loro. Quelli di un altro colore vanno sdraiati.
ability-foreign-resources-on-any-own-tile = Le risorse che ricevi fuori dal tuo villaggio, e quelle portate da un carico, si possono mettere su qualsiasi tessera del tuo villaggio invece che sulla Home.
ability-resources = ricevi sulla tua Home { $list }.

## Barche

cargo-workers = { piece-worker }
cargo-skills = { piece-skill }
cargo-green = { piece-green }
cargo-gold = { piece-gold }
cargo-cabins = { piece-cabin }
cargo-contracts = { piece-contract }
cargo-in-season = { $season ->
    [spring] In primavera: { $list }
    [summer] In estate: { $list }
    [autumn] In autunno: { $list }
   *[winter] In inverno: { $list }
}
boat-min-players = { $players ->
    [6] Solo in 6 giocatori
   *[other] Da { $players } giocatori in su
}
boat-replaced-after = Chi ne prende il carico d'autunno la sostituisce subito con una barca che non è in questa partita.
turn-order-about = Alla fine di ogni stagione chi la vince sceglie una barca con il numero { $number } nell'ordine.
turn-order-purple = In { $list } giocatori chi la vince prende anche il lavoratore viola.
special-key-celeste = All'asta in ogni stagione. In primavera, estate e autunno chi vince l'asta ottiene il fantasma per la stagione successiva; in inverno si vince la tessera stessa. Nel proprio turno chi ha il fantasma può metterlo al posto dell'offerta in testa di un altro giocatore e prenderne i lavoratori; il derubato vince comunque la tessera, ma in quella stagione nessuno può più fare offerte per quella tessera né usarla.

## Contratti ed estensioni

contract-needs = Contratto: { $list }
extension-name = { $colour ->
    [blue] estensione blu
    [red] estensione rossa
    [yellow] estensione gialla
   *[green] estensione verde
}
extension-cost = Prezzo: { $list }

## Moduli e varianti

module-base = Gioco base
module-base-about = Quattro stagioni, un villaggio tutto tuo e lavoratori che servono sia per le aste sia per produrre.
module-merchants = The Merchants
module-merchants-about = Contratti da soddisfare, estensioni e capanne da costruire, sei nuove tessere e una seconda versione di ogni barca.
module-promos = Tessere promo
module-promos-about = Tre tessere in più, una delle quali con un fantasma.
module-emporium = Emporium
module-emporium-about = Tessera Inverno: 3 punti per ogni set di un lavoratore verde e due lavoratori di qualsiasi colore.
module-monument = Monument
module-monument-about = Tessera Inverno: 4 punti per ogni set di tre risorse, di cui almeno una di Oro.
module-key-celeste = Key Celeste
module-key-celeste-about = Una tessera all'asta in ogni stagione, con un fantasma che ruba i lavoratori di un'offerta in testa.
module-more-promos = Altre tessere promo
module-more-promos-about = Altre undici tessere promo degli anni successivi.
module-storyteller = Storyteller
module-storyteller-about = Tessera Primavera: pesca un lavoratore o un'abilità; migliorata, entrambi.
module-trader = Trader
module-trader-about = Tessera Estate: restituisci un'abilità per un lavoratore verde; migliorata, per due.
module-sorcerer = Sorcerer
module-sorcerer-about = Tessera Estate: fa ciò che sa fare una tessera Villaggio vicina; migliorata, qualsiasi del suo villaggio.
module-developer = Developer
module-developer-about = Tessera Estate: 2 punti, migliorata 3, per ogni punto di miglioramento sulle tessere intorno.
module-talton-lodge = Talton Lodge
module-talton-lodge-about = Tessera Autunno: 1 punto, migliorata 2, per ogni lavoratore raffigurato nel suo villaggio; il miglioramento costa due lavoratori.
module-beekeeper = Beekeeper
module-beekeeper-about = Tessera Inverno: 2 punti per ogni tessera intorno.
module-the-glade = The Glade
module-the-glade-about = Tessera Inverno: 5 punti per ogni tessera Estate intorno, barche Estate comprese.
module-the-glade-in-winter = The Glade in Winter
module-the-glade-in-winter-about = Tessera Inverno: 3 punti per ogni tessera Villaggio Inverno intorno.
module-delivery-man = Delivery Man
module-delivery-man-about = Tessera Inverno: 1 punto per ogni tessera sul più lungo cammino su strada che comincia da essa, essa compresa.
module-keyside = Keyside
module-keyside-about = Tessera Inverno: chi la vince riceve subito tre risorse di ogni tipo; per Sea Breese conta come una barca.
module-summer-boat-7 = Barca Estate 7
module-summer-boat-7-about = Le risorse che vengono da fuori vanno su qualsiasi tua tessera; oppure legno, pietra e ferro alla fine di tre stagioni.
variant-merchants = Variante dei mercanti
variant-merchants-about = Tutte le barche sono nella seconda versione e ogni tessera The Merchants entra di sicuro in gioco.
variant-open = Gioco a schermi aperti
variant-open-about = È nascosto solo ciò che è stato pescato coperto; tutto ciò che si vince apertamente resta in vista.
variant-handicap = Handicap
variant-handicap-about = I giocatori scelti iniziano con un lavoratore verde in più.

## Nomi delle tessere. I nomi propri delle barche sono uguali ovunque.

tile-home-1 = Home 1
tile-home-2 = Home 2
tile-home-3 = Home 3
tile-home-4 = Home 4
tile-home-5 = Home 5
tile-home-6 = Home 6
tile-alehouse = Alehouse
tile-alehouse-translated = Birreria
tile-apprentice-hall = Apprentice hall
tile-apprentice-hall-translated = Sala degli apprendisti
tile-gold-mine = Gold mine
tile-gold-mine-translated = Miniera d'oro
tile-key-mine = Key mine
tile-key-mine-translated = Miniera Key
tile-keystone-quarry = Keystone quarry
tile-keystone-quarry-translated = Cava Key
tile-keywood = Keywood
tile-keywood-translated = Bosco Key
tile-miner = Miner
tile-miner-translated = Minatore
tile-peddler = Peddler
tile-peddler-translated = Ambulante
tile-quarryman = Quarryman
tile-quarryman-translated = Cavatore
tile-stable = Stable
tile-stable-translated = Scuderia
tile-woodcutter = Woodcutter
tile-woodcutter-translated = Taglialegna
tile-workshop = Workshop
tile-workshop-translated = Bottega
tile-brewer = Brewer
tile-brewer-translated = Birraio
tile-carpenter = Carpenter
tile-carpenter-translated = Carpentiere
tile-farrier = Farrier
tile-farrier-translated = Maniscalco
tile-hiring-fair = Hiring fair
tile-hiring-fair-translated = Fiera del lavoro
tile-mason = Mason
tile-mason-translated = Muratore
tile-smelter = Smelter
tile-smelter-translated = Fonditore
tile-store = Store
tile-store-translated = Negozio
tile-tavern = Tavern
tile-tavern-translated = Taverna
tile-barn = Barn
tile-barn-translated = Fienile
tile-blacksmith = Blacksmith
tile-blacksmith-translated = Fabbro
tile-fair = Fair
tile-fair-translated = Fiera
tile-forge = Forge
tile-forge-translated = Fucina
tile-goldsmith = Goldsmith
tile-goldsmith-translated = Orafo
tile-inn = Inn
tile-inn-translated = Locanda
tile-sawmill = Sawmill
tile-sawmill-translated = Segheria
tile-sculptor = Sculptor
tile-sculptor-translated = Scultore
tile-stone-yard = Stone yard
tile-stone-yard-translated = Deposito di pietra
tile-timber-yard = Timber yard
tile-timber-yard-translated = Deposito di legname
tile-wainwright = Wainwright
tile-wainwright-translated = Carradore
tile-well = Well
tile-well-translated = Pozzo
tile-apothecary = Apothecary
tile-apothecary-translated = Speziale
tile-craftsmans-guild = Craftsman's guild
tile-craftsmans-guild-translated = Gilda degli artigiani
tile-jeweller = Jeweller
tile-jeweller-translated = Gioielliere
tile-key-guild = Key guild
tile-key-guild-translated = Gilda Key
tile-keythedral = Keythedral
tile-keythedral-translated = Cattedrale
tile-key-market = Key market
tile-key-market-translated = Mercato Key
tile-mercers-guild = Mercer's guild
tile-mercers-guild-translated = Gilda dei merciai
tile-scholar = Scholar
tile-scholar-translated = Studioso
tile-scribes = Scribes
tile-scribes-translated = Scribi
tile-village-hall = Village hall
tile-village-hall-translated = Sala del villaggio
tile-watermill = Watermill
tile-watermill-translated = Mulino ad acqua
tile-windmill = Windmill
tile-windmill-translated = Mulino a vento
tile-summer-boat-1a = Barca 1a
tile-summer-boat-1b = Barca 1b
tile-summer-boat-2a = Barca 2a
tile-summer-boat-2b = Barca 2b
tile-summer-boat-3a = Barca 3a
tile-summer-boat-3b = Barca 3b
tile-summer-boat-4a = Barca 4a
tile-summer-boat-4b = Barca 4b
tile-summer-boat-7a = Barca 7a
tile-summer-boat-7b = Barca 7b
tile-keyflower = Keyflower
tile-sea-bastion = Sea Bastion
tile-sea-breese = Sea Breese
tile-flipper = Flipper
tile-ianvincible = Ianvincible
tile-white-wind = White Wind
tile-turn-order-1 = Ordine Turno 1
tile-turn-order-2 = Ordine Turno 2
tile-turn-order-3 = Ordine Turno 3
tile-turn-order-4 = Ordine Turno 4
tile-assayer = Assayer
tile-assayer-translated = Saggiatore
tile-bookkeeper = Bookkeeper
tile-bookkeeper-translated = Contabile
tile-merchant = Merchant
tile-merchant-translated = Mercante
tile-artisan = Artisan
tile-artisan-translated = Artigiano
tile-builder = Builder
tile-builder-translated = Costruttore
tile-muleteer = Muleteer
tile-muleteer-translated = Mulattiere
tile-keyflower-2 = Keyflower II
tile-sea-bastion-2 = Sea Bastion II
tile-sea-breese-2 = Sea Breese II
tile-flipper-2 = Flipper II
tile-ianvincible-2 = Ianvincible II
tile-white-wind-2 = White Wind II
tile-emporium = Emporium
tile-emporium-translated = Emporio
tile-monument = Monument
tile-monument-translated = Monumento
tile-storyteller = Storyteller
tile-storyteller-translated = Cantastorie
tile-trader = Trader
tile-trader-translated = Commerciante
tile-developer = Developer
tile-developer-translated = Urbanista
tile-talton-lodge = Talton Lodge
tile-talton-lodge-translated = Locanda di Talton
tile-sorcerer = Sorcerer
tile-sorcerer-translated = Stregone
tile-beekeeper = Beekeeper
tile-beekeeper-translated = Apicoltore
tile-the-glade = The Glade
tile-the-glade-translated = La radura
tile-the-glade-in-winter = The Glade in Winter
tile-the-glade-in-winter-translated = La radura d'inverno
tile-delivery-man = Delivery Man
tile-delivery-man-translated = Fattorino
tile-keyside = Keyside
tile-keyside-translated = Banchina
tile-key-celeste = Key Celeste
