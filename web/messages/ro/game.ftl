### Cuvintele jocului: anotimpuri, piese, plăcuțe și ce fac ele. Argumentele sunt explicate în en/game.ftl.

## Anotimpuri

season-spring = primăvară
    .of = primăverii
season-summer = vară
    .of = verii
season-autumn = toamnă
    .of = toamnei
season-winter = iarnă
    .of = iernii

## Culorile muncitorilor

colour-blue = albastru
colour-red = roșu
colour-yellow = galben
colour-green = verde
colour-purple = mov
colour-any = orice culoare

## Muncitori cu număr și culoare; `object` este forma de după un verb

workers = { $colour ->
    [blue] { $count ->
        [one] { $count } muncitor albastru
        [few] { $count } muncitori albaștri
       *[other] { $count } de muncitori albaștri
    }
    [red] { $count ->
        [one] { $count } muncitor roșu
        [few] { $count } muncitori roșii
       *[other] { $count } de muncitori roșii
    }
    [yellow] { $count ->
        [one] { $count } muncitor galben
        [few] { $count } muncitori galbeni
       *[other] { $count } de muncitori galbeni
    }
    [green] { $count ->
        [one] { $count } muncitor verde
        [few] { $count } muncitori verzi
       *[other] { $count } de muncitori verzi
    }
   *[any] { $count ->
        [one] { $count } muncitor
        [few] { $count } muncitori
       *[other] { $count } de muncitori
    }
}
    .object = { workers }

## Resurse și aptitudini fără număr

resource-gold = aur
resource-iron = fier
resource-stone = piatră
resource-wood = lemn

skill-anvil = nicovală
skill-pick = târnăcop
skill-saw = fierăstrău

## Termeni

term-contract = contract
term-extension = extindere
term-ghost = fantomă
term-marker = muncitorul mov
term-front = fața de bază
term-back = partea dezvoltată

## Piese cu număr, pentru enumerări

piece-worker = { $count ->
    [one] { $count } muncitor
    [few] { $count } muncitori
   *[other] { $count } de muncitori
}
piece-blue = { $count ->
    [one] { $count } muncitor albastru
    [few] { $count } muncitori albaștri
   *[other] { $count } de muncitori albaștri
}
piece-red = { $count ->
    [one] { $count } muncitor roșu
    [few] { $count } muncitori roșii
   *[other] { $count } de muncitori roșii
}
piece-yellow = { $count ->
    [one] { $count } muncitor galben
    [few] { $count } muncitori galbeni
   *[other] { $count } de muncitori galbeni
}
piece-green = { $count ->
    [one] { $count } muncitor verde
    [few] { $count } muncitori verzi
   *[other] { $count } de muncitori verzi
}
piece-purple = muncitorul mov
piece-any-worker = { $count ->
    [one] { $count } muncitor de orice culoare
    [few] { $count } muncitori de orice culoare
   *[other] { $count } de muncitori de orice culoare
}
piece-same-worker = { $count ->
    [one] { $count } muncitor de o culoare la alegere
    [few] { $count } muncitori de aceeași culoare, la alegere
   *[other] { $count } de muncitori de aceeași culoare, la alegere
}
piece-gold = { $count ->
    [one] { $count } aur
    [few] { $count } aur
   *[other] { $count } de aur
}
piece-iron = { $count ->
    [one] { $count } fier
    [few] { $count } fier
   *[other] { $count } de fier
}
piece-stone = { $count ->
    [one] { $count } piatră
    [few] { $count } pietre
   *[other] { $count } de pietre
}
piece-wood = { $count ->
    [one] { $count } lemn
    [few] { $count } lemne
   *[other] { $count } de lemne
}
piece-resource = { $count ->
    [one] { $count } resursă
    [few] { $count } resurse
   *[other] { $count } de resurse
}
piece-any-resource = { $count ->
    [one] { $count } resursă de orice fel
    [few] { $count } resurse de orice fel
   *[other] { $count } de resurse de orice fel
}
piece-same-resource = { $count ->
    [one] { $count } resursă de un fel la alegere
    [few] { $count } resurse de același fel, la alegere
   *[other] { $count } de resurse de același fel, la alegere
}
piece-anvil = { $count ->
    [one] { $count } nicovală
    [few] { $count } nicovale
   *[other] { $count } de nicovale
}
piece-pick = { $count ->
    [one] { $count } târnăcop
    [few] { $count } târnăcoape
   *[other] { $count } de târnăcoape
}
piece-saw = { $count ->
    [one] { $count } fierăstrău
    [few] { $count } fierăstraie
   *[other] { $count } de fierăstraie
}
piece-skill = { $count ->
    [one] { $count } aptitudine
    [few] { $count } aptitudini
   *[other] { $count } de aptitudini
}
piece-any-skill = { $count ->
    [one] { $count } aptitudine de orice fel
    [few] { $count } aptitudini de orice fel
   *[other] { $count } de aptitudini de orice fel
}
piece-same-skill = { $count ->
    [one] { $count } aptitudine de un fel la alegere
    [few] { $count } aptitudini de același fel, la alegere
   *[other] { $count } de aptitudini de același fel, la alegere
}
piece-cabin = { $count ->
    [one] { $count } cabană
    [few] { $count } cabane
   *[other] { $count } de cabane
}
piece-contract = { $count ->
    [one] { $count } contract
    [few] { $count } contracte
   *[other] { $count } de contracte
}
piece-extension = { $count ->
    [one] { $count } extindere
    [few] { $count } extinderi
   *[other] { $count } de extinderi
}
piece-tile = { $count ->
    [one] { $count } plăcuță
    [few] { $count } plăcuțe
   *[other] { $count } de plăcuțe
}
piece-winter-tile = { $count ->
    [one] { $count } plăcuță de iarnă
    [few] { $count } plăcuțe de iarnă
   *[other] { $count } de plăcuțe de iarnă
}
piece-boat = { $count ->
    [one] { $count } barcă
    [few] { $count } bărci
   *[other] { $count } de bărci
}
piece-bid = { $count ->
    [one] { $count } ofertă depășită
    [few] { $count } oferte depășite
   *[other] { $count } de oferte depășite
}
piece-workers = { piece-worker }
piece-skills = { piece-skill }
piece-cabins = { piece-cabin }
piece-contracts = { piece-contract }
piece-ghost = fantoma
losing-bids = { $count ->
    [one] oferta depășită pentru plăcuța { $tiles }
    [few] ofertele depășite pentru plăcuțele { $tiles }
   *[other] ofertele depășite pentru plăcuțele { $tiles }
}
    .object = { $count ->
        [one] oferta depășită pentru plăcuța { $tiles }
        [few] ofertele depășite pentru plăcuțele { $tiles }
       *[other] ofertele depășite pentru plăcuțele { $tiles }
    }
points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}

## Feluri de plăcuțe

kind-home = plăcuță-casă
kind-village = plăcuță-sat
kind-spring = plăcuță de primăvară
kind-summer = plăcuță de vară
kind-autumn = plăcuță de toamnă
kind-winter = plăcuță de iarnă
kind-summer-boat = barcă de vară
kind-boat = barcă
kind-turn-order = plăcuță de ordine
kind-special = plăcuță specială
kinds-home = Plăcuțe-casă
kinds-spring = Plăcuțe de primăvară
kinds-summer = Plăcuțe de vară
kinds-autumn = Plăcuțe de toamnă
kinds-winter = Plăcuțe de iarnă
kinds-boat = Bărci
kinds-turn-order = Plăcuțe de ordine
kinds-special = Plăcuțe speciale

## Ce face folosirea unei plăcuțe

effect-none = Nu poate fi folosită.
effect-resources = Produci: { $list }.
effect-choose-resource = Produci o resursă la alegere: { $list }.
effect-choose-one = Alegi una dintre variante: { $list }.
either-or = { $first }; sau { $second }
effect-draw-workers = { $count ->
    [one] Extragi { $count } muncitor din săculeț.
    [few] Extragi { $count } muncitori din săculeț.
   *[other] Extragi { $count } de muncitori din săculeț.
}
effect-green-workers = { $count ->
    [one] Iei { $count } muncitor verde din rezervă.
    [few] Iei { $count } muncitori verzi din rezervă.
   *[other] Iei { $count } de muncitori verzi din rezervă.
}
effect-skills = { $count ->
    [one] Extragi la întâmplare { $count } aptitudine.
    [few] Extragi la întâmplare { $count } aptitudini.
   *[other] Extragi la întâmplare { $count } de aptitudini.
}
effect-contract = { $count ->
    [one] Iei { $count } contract: unul la vedere sau unul ascuns, din teanc.
    [few] Iei { $count } contracte, pe rând: fiecare la vedere sau ascuns, din teanc.
   *[other] Iei { $count } de contracte, pe rând: fiecare la vedere sau ascuns, din teanc.
}
effect-transport = { $count ->
    [one] Muți resurse în satul tău: { $count } pas.
    [few] Muți resurse în satul tău: cel mult { $count } pași în total.
   *[other] Muți resurse în satul tău: cel mult { $count } de pași în total.
}
effect-upgrades = { $count ->
    [one] Apoi poți dezvolta una dintre plăcuțele tale.
    [few] Apoi poți dezvolta cel mult { $count } dintre plăcuțele tale.
   *[other] Apoi poți dezvolta cel mult { $count } dintre plăcuțele tale.
}
effect-pay-worker = { $colour ->
    [blue] Preț: 1 muncitor albastru.
    [red] Preț: 1 muncitor roșu.
    [yellow] Preț: 1 muncitor galben.
    [green] Preț: 1 muncitor verde.
   *[any] Preț: 1 muncitor de orice culoare.
}
effect-pay-skill = { $skill ->
    [anvil] Preț: 1 nicovală.
    [pick] Preț: 1 târnăcop.
    [saw] Preț: 1 fierăstrău.
   *[any] Preț: 1 aptitudine de orice fel.
}
effect-use-tile = { $tile ->
    [adjacent] Faci efectul unei plăcuțe-sat vecine cu aceasta, la prețul acelei plăcuțe.
   *[village] Faci efectul oricărei plăcuțe-sat din satul în care se află aceasta, la prețul acelei plăcuțe.
}
effect-score-on-tile = { $resource ->
    [gold] La final: { points } pentru fiecare aur aflat aici.
    [iron] La final: { points } pentru fiecare fier aflat aici.
    [stone] La final: { points } pentru fiecare piatră aflată aici.
    [wood] La final: { points } pentru fiecare lemn aflat aici.
   *[any] La final: { points } pentru fiecare resursă aflată aici.
}

upgrade-cost = Dezvoltare: { $list }
printed-points = Valoare tipărită: { points }

## Ce punctează o plăcuță la final

score-per = { points } pentru fiecare set format din: { $list }.
score-per-one = { $piece ->
    [blue] { points } pentru fiecare muncitor albastru.
    [red] { points } pentru fiecare muncitor roșu.
    [yellow] { points } pentru fiecare muncitor galben.
    [green] { points } pentru fiecare muncitor verde.
    [any-worker] { points } pentru fiecare muncitor care nu punctează în altă parte.
    [same-worker] { points } pentru fiecare muncitor de o culoare aleasă de tine.
    [gold] { points } pentru fiecare aur (în loc de 1 punct).
    [iron] { points } pentru fiecare fier.
    [stone] { points } pentru fiecare piatră.
    [wood] { points } pentru fiecare lemn.
    [any-resource] { points } pentru fiecare resursă.
    [same-resource] { points } pentru fiecare resursă de un fel ales de tine.
    [anvil] { points } pentru fiecare nicovală.
    [pick] { points } pentru fiecare târnăcop.
    [saw] { points } pentru fiecare fierăstrău.
    [any-skill] { points } pentru fiecare aptitudine.
    [same-skill] { points } pentru fiecare aptitudine de un fel ales de tine.
    [transport-icon] { points } pentru fiecare punct de transport tipărit în satul tău.
    [upgrade-icon] { points } pentru fiecare punct de dezvoltare tipărit în satul tău, inclusiv cabanele.
    [worker-icon] { points } pentru fiecare muncitor desenat pe fețele vizibile ale plăcuțelor din satul tău, și pe aceasta.
    [loop-tile] { points } pentru fiecare plăcuță din satul tău aflată pe o buclă de drumuri.
    [adjacent-tile] { points } pentru fiecare plăcuță vecină.
    [adjacent-summer-tile] { points } pentru fiecare plăcuță de vară din jurul ei, și bărcile de vară.
    [adjacent-winter-tile] { points } pentru fiecare plăcuță-sat de iarnă din jurul ei.
    [adjacent-upgrade-icon] { points } pentru fiecare punct de dezvoltare de pe plăcuțele din jur, cu tot cu cabanele de pe o casă vecină.
    [route-tile] { points } pentru fiecare plăcuță (fiecare o dată) de pe cel mai lung traseu pe drumuri care începe aici și nu trece de două ori prin aceeași legătură de drumuri; și aceasta contează.
    [winter-tile] { points } pentru fiecare plăcuță de iarnă din satul tău.
    [upgraded-tile] { points } pentru fiecare plăcuță dezvoltată din satul tău.
    [extension] { points } pentru fiecare extindere din satul tău.
   *[unfulfilled-contract] { points } pentru fiecare contract pe care îl ai și nu l-ai îndeplinit.
}
score-flat = { points }.
score-boats-in-chain = În total { $list } de puncte pentru 1, 2, 3, 4 sau cel puțin 5 bărci legate de casa ta printr-un curs de apă neîntrerupt; se numără și această barcă.
score-contract-points = Fiecare contract îndeplinit aduce { points }.
score-with-unused-ghost = { $points ->
    [one] Încă { $points } punct dacă ai avut fantoma toată iarna și nu ai folosit-o.
    [few] Încă { $points } puncte dacă ai avut fantoma toată iarna și nu ai folosit-o.
   *[other] Încă { $points } de puncte dacă ai avut fantoma toată iarna și nu ai folosit-o.
}

gain-resources = Înainte de punctare primești pe plăcuța-casă: { $list }.
gain-free-upgrade = { $count ->
    [one] Înainte de punctare poți întoarce gratuit { $count } plăcuță din satul tău pe partea dezvoltată.
    [few] Înainte de punctare poți întoarce gratuit { $count } plăcuțe din satul tău pe partea dezvoltată.
   *[other] Înainte de punctare poți întoarce gratuit { $count } de plăcuțe din satul tău pe partea dezvoltată.
}
gain-free-extension = { $count ->
    [one] Înainte de punctare poți așeza gratuit { $count } extindere de orice culoare.
    [few] Înainte de punctare poți așeza gratuit { $count } extinderi de orice culoare.
   *[other] Înainte de punctare poți așeza gratuit { $count } de extinderi de orice culoare.
}

## Bărci de vară: ce fac pentru stăpânul satului

ability-when = La sfârșitul { $list }: { $what }
ability-draw-workers = { $count ->
    [one] extragi { $count } muncitor din săculeț.
    [few] extragi { $count } muncitori din săculeț.
   *[other] extragi { $count } de muncitori din săculeț.
}
ability-green-workers = { $count ->
    [one] iei { $count } muncitor verde din rezervă.
    [few] iei { $count } muncitori verzi din rezervă.
   *[other] iei { $count } de muncitori verzi din rezervă.
}
ability-transport-over-fields = Resursele tale nu au nevoie de drum: se mută între oricare două plăcuțe vecine.
ability-edges-need-not-match = Poți așeza plăcuțe și acolo unde laturile nu se potrivesc.
ability-transport-times = { $count ->
    [2] Ai transport dublu, orice plăcuță ai folosi.
   *[other] Ai transportul înmulțit cu { $count }, orice plăcuță ai folosi.
}
ability-upgrades-times = { $count ->
    [2] Ai dezvoltări duble, orice plăcuță ai folosi.
   *[other] Ai dezvoltările înmulțite cu { $count }, orice plăcuță ai folosi.
}
ability-boat-score-times = { $count ->
    [2] Aceste bărci îți aduc puncte duble: { $list }.
   *[other] Punctele acestor bărci se înmulțesc pentru tine cu { $count }: { $list }.
}
ability-resources-wild-when = { $when ->
    [upgrade] Când dezvolți, orice resursă poate ține locul oricărei alteia.
    [extension] Când extinzi, orice resursă poate ține locul oricărei alteia.
   *[scoring] La punctarea finală, orice resursă poate ține locul oricărei alteia.
}
ability-counter-bid-in-other-colour = Dacă alți jucători au licitat pentru o plăcuță-sat cu muncitori albaștri, roșii sau galbeni, iar tu nu ai acolo muncitori în picioare și nimeni nu a folosit plăcuța, poți licita cu muncitori de o singură altă culoare. Îi așezi culcați.
ability-use-in-any-colours = Pe o plăcuță pentru care s-a licitat sau care a fost folosită în acest anotimp poți așeza muncitori de orice culoare, chiar diferite. Cei de altă culoare stau culcați.
ability-foreign-resources-on-any-own-tile = Resursele primite în afara satului tău și cele dintr-o încărcătură pot fi puse pe orice plăcuțe ale satului tău, în loc de casă.
ability-resources = primești pe casa ta { $list }.

## Bărci

cargo-workers = { piece-worker }
cargo-skills = { piece-skill }
cargo-green = { piece-green }
cargo-gold = { piece-gold }
cargo-cabins = { piece-cabin }
cargo-contracts = { piece-contract }
cargo-in-season = { $season ->
    [spring] Primăvara: { $list }
    [summer] Vara: { $list }
    [autumn] Toamna: { $list }
   *[winter] Iarna: { $list }
}
boat-min-players = { $players ->
    [6] Numai la 6 jucători
   *[other] De la { $players } jucători în sus
}
boat-replaced-after = Cine îi ia încărcătura de toamnă o înlocuiește pe loc cu o barcă ce nu este în acest joc.
turn-order-about = La sfârșitul fiecărui anotimp, câștigătorul alege o barcă cu numărul { $number } la rând.
turn-order-purple = La { $list } jucători, câștigătorul ia și muncitorul mov.
special-key-celeste = Se licitează în fiecare anotimp. Primăvara, vara și toamna, câștigătorul are fantoma în anotimpul următor; iarna se câștigă plăcuța însăși. La rândul său, cine are fantoma o poate trimite în locul ofertei câștigătoare a altui jucător, luându-i muncitorii; cel jefuit câștigă totuși plăcuța, dar în acel anotimp nimeni nu mai poate licita pentru ea și nici nu o mai poate folosi.

## Contracte și extinderi

contract-needs = Contract: { $list }
extension-name = { $colour ->
    [blue] extindere albastră
    [red] extindere roșie
    [yellow] extindere galbenă
   *[green] extindere verde
}
extension-cost = Preț: { $list }

## Module și variante

module-base = Jocul de bază
module-base-about = Patru anotimpuri, un sat al tău și muncitori care și licitează, și muncesc.
module-merchants = The Merchants (Negustorii)
module-merchants-about = Contracte de îndeplinit, extinderi și cabane de construit, șase plăcuțe noi și o a doua versiune a fiecărei bărci.
module-promos = Plăcuțe promoționale
module-promos-about = Trei plăcuțe în plus, una dintre ele cu o fantomă.
module-emporium = Emporium
module-emporium-about = Plăcuță de iarnă: 3 puncte pentru fiecare set format dintr-un muncitor verde și doi muncitori de orice culoare.
module-monument = Monument
module-monument-about = Plăcuță de iarnă: 4 puncte pentru fiecare set de trei resurse dintre care cel puțin una este aur.
module-key-celeste = Key Celeste
module-key-celeste-about = O plăcuță licitată în fiecare anotimp, cu o fantomă care fură muncitorii unei oferte câștigătoare.
module-more-promos = Mai multe plăcuțe promoționale
module-more-promos-about = Încă unsprezece plăcuțe promoționale din anii următori.
module-storyteller = Storyteller
module-storyteller-about = Plăcuță de primăvară: extrage un muncitor sau o aptitudine; transformată, pe amândouă.
module-trader = Trader
module-trader-about = Plăcuță de vară: dă înapoi o aptitudine pentru un muncitor verde; transformată, pentru doi.
module-sorcerer = Sorcerer
module-sorcerer-about = Plăcuță de vară: face ce poate face o plăcuță-sat vecină; dezvoltată, oricare din satul ei.
module-developer = Developer
module-developer-about = Plăcuță de vară: 2 puncte, transformată 3, pentru fiecare punct de dezvoltare de pe plăcuțele din jur.
module-talton-lodge = Talton Lodge
module-talton-lodge-about = Plăcuță de toamnă: 1 punct, dezvoltată 2, pentru fiecare muncitor desenat în satul ei; dezvoltarea costă doi muncitori.
module-beekeeper = Beekeeper
module-beekeeper-about = Plăcuță de iarnă: 2 puncte pentru fiecare plăcuță din jurul ei.
module-the-glade = The Glade
module-the-glade-about = Plăcuță de iarnă: 5 puncte pentru fiecare plăcuță de vară din jurul ei, și bărcile de vară.
module-the-glade-in-winter = The Glade in Winter
module-the-glade-in-winter-about = Plăcuță de iarnă: 3 puncte pentru fiecare plăcuță-sat de iarnă din jurul ei.
module-delivery-man = Delivery Man
module-delivery-man-about = Plăcuță de iarnă: 1 punct pentru fiecare plăcuță de pe cel mai lung traseu pe drumuri care începe pe ea, inclusiv pentru ea.
module-keyside = Keyside
module-keyside-about = Plăcuță de iarnă: câștigătorul primește pe loc câte trei din fiecare resursă; pentru Sea Breese contează ca o barcă.
module-summer-boat-7 = Barca de vară 7
module-summer-boat-7-about = Resursele din afara satului ajung pe oricare dintre plăcuțele tale; sau lemn, piatră și fier la sfârșitul a trei anotimpuri.
variant-merchants = Varianta negustorilor
variant-merchants-about = Toate bărcile sunt în a doua versiune și fiecare plăcuță The Merchants apare sigur.
variant-open = Joc deschis
variant-open-about = E ascuns numai ce s-a extras la întâmplare; tot ce s-a câștigat la vedere rămâne la vedere.
variant-handicap = Avans pentru începători
variant-handicap-about = Jucătorii aleși încep cu un muncitor verde în plus.

## Numele plăcuțelor. Numele bărcilor sunt aceleași peste tot.

tile-home-1 = Casa 1
tile-home-2 = Casa 2
tile-home-3 = Casa 3
tile-home-4 = Casa 4
tile-home-5 = Casa 5
tile-home-6 = Casa 6
tile-alehouse = Alehouse
tile-alehouse-translated = Berăria
tile-apprentice-hall = Apprentice hall
tile-apprentice-hall-translated = Sala ucenicului
tile-gold-mine = Gold mine
tile-gold-mine-translated = Mina de aur
tile-key-mine = Key mine
tile-key-mine-translated = Mina Key
tile-keystone-quarry = Keystone quarry
tile-keystone-quarry-translated = Cariera Key
tile-keywood = Keywood
tile-keywood-translated = Pădurea Key
tile-miner = Miner
tile-miner-translated = Minerul
tile-peddler = Peddler
tile-peddler-translated = Vânzătorul ambulant
tile-quarryman = Quarryman
tile-quarryman-translated = Pietrarul
tile-stable = Stable
tile-stable-translated = Grajdul
tile-woodcutter = Woodcutter
tile-woodcutter-translated = Tăietorul de lemne
tile-workshop = Workshop
tile-workshop-translated = Atelierul
tile-brewer = Brewer
tile-brewer-translated = Berarul
tile-carpenter = Carpenter
tile-carpenter-translated = Tâmplarul
tile-farrier = Farrier
tile-farrier-translated = Potcovarul
tile-hiring-fair = Hiring fair
tile-hiring-fair-translated = Târgul de angajări
tile-mason = Mason
tile-mason-translated = Zidarul
tile-smelter = Smelter
tile-smelter-translated = Topitorul
tile-store = Store
tile-store-translated = Magazinul
tile-tavern = Tavern
tile-tavern-translated = Taverna
tile-barn = Barn
tile-barn-translated = Hambarul
tile-blacksmith = Blacksmith
tile-blacksmith-translated = Atelierul fierarului
tile-fair = Fair
tile-fair-translated = Târgul
tile-forge = Forge
tile-forge-translated = Forja
tile-goldsmith = Goldsmith
tile-goldsmith-translated = Aurarul
tile-inn = Inn
tile-inn-translated = Hanul
tile-sawmill = Sawmill
tile-sawmill-translated = Fabrica de cherestea
tile-sculptor = Sculptor
tile-sculptor-translated = Sculptorul
tile-stone-yard = Stone yard
tile-stone-yard-translated = Depozitul de piatră
tile-timber-yard = Timber yard
tile-timber-yard-translated = Depozitul de lemne
tile-wainwright = Wainwright
tile-wainwright-translated = Rotarul
tile-well = Well
tile-well-translated = Puțul
tile-apothecary = Apothecary
tile-apothecary-translated = Farmacia
tile-craftsmans-guild = Craftsman's guild
tile-craftsmans-guild-translated = Breasla meșteșugarului
tile-jeweller = Jeweller
tile-jeweller-translated = Bijutierul
tile-key-guild = Key guild
tile-key-guild-translated = Breasla Key
tile-keythedral = Keythedral
tile-keythedral-translated = Catedrala
tile-key-market = Key market
tile-key-market-translated = Piața Key
tile-mercers-guild = Mercer's guild
tile-mercers-guild-translated = Breasla postăvarilor
tile-scholar = Scholar
tile-scholar-translated = Cărturarul
tile-scribes = Scribes
tile-scribes-translated = Scribii
tile-village-hall = Village hall
tile-village-hall-translated = Sala satului
tile-watermill = Watermill
tile-watermill-translated = Moara de apă
tile-windmill = Windmill
tile-windmill-translated = Moara de vânt
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
tile-turn-order-1 = Ordine 1
tile-turn-order-2 = Ordine 2
tile-turn-order-3 = Ordine 3
tile-turn-order-4 = Ordine 4
tile-assayer = Assayer
tile-assayer-translated = Încercătorul de metale
tile-bookkeeper = Bookkeeper
tile-bookkeeper-translated = Contabilul
tile-merchant = Merchant
tile-merchant-translated = Negustorul
tile-artisan = Artisan
tile-artisan-translated = Artizanul
tile-builder = Builder
tile-builder-translated = Constructorul
tile-muleteer = Muleteer
tile-muleteer-translated = Catârgiul
tile-keyflower-2 = Keyflower II
tile-sea-bastion-2 = Sea Bastion II
tile-sea-breese-2 = Sea Breese II
tile-flipper-2 = Flipper II
tile-ianvincible-2 = Ianvincible II
tile-white-wind-2 = White Wind II
tile-emporium = Emporium
tile-emporium-translated = Emporiul
tile-monument = Monument
tile-monument-translated = Monumentul
tile-storyteller = Storyteller
tile-storyteller-translated = Povestitorul
tile-trader = Trader
tile-trader-translated = Comerciantul
tile-developer = Developer
tile-developer-translated = Urbanistul
tile-talton-lodge = Talton Lodge
tile-talton-lodge-translated = Cabana Talton
tile-sorcerer = Sorcerer
tile-sorcerer-translated = Vrăjitorul
tile-beekeeper = Beekeeper
tile-beekeeper-translated = Apicultorul
tile-the-glade = The Glade
tile-the-glade-translated = Poiana
tile-the-glade-in-winter = The Glade in Winter
tile-the-glade-in-winter-translated = Poiana iarna
tile-delivery-man = Delivery Man
tile-delivery-man-translated = Curierul
tile-keyside = Keyside
tile-keyside-translated = Cheiul
tile-key-celeste = Key Celeste
