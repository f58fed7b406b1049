### Słowa gry: pory roku, elementy, kafle i ich działanie. Argumenty opisuje en/game.ftl.

## Pory roku

season-spring = wiosna
    .of = wiosny
season-summer = lato
    .of = lata
season-autumn = jesień
    .of = jesieni
season-winter = zima
    .of = zimy

## Kolory robotników

colour-blue = niebieski
colour-red = czerwony
colour-yellow = żółty
colour-green = zielony
colour-purple = purpurowy
colour-any = dowolny kolor

## Robotnicy z liczbą i kolorem; `object` to biernik

workers = { $colour ->
    [blue] { $count ->
        [one] { $count } niebieski robotnik
        [few] { $count } niebieskich robotników
       *[many] { $count } niebieskich robotników
    }
    [red] { $count ->
        [one] { $count } czerwony robotnik
        [few] { $count } czerwonych robotników
       *[many] { $count } czerwonych robotników
    }
    [yellow] { $count ->
        [one] { $count } żółty robotnik
        [few] { $count } żółtych robotników
       *[many] { $count } żółtych robotników
    }
    [green] { $count ->
        [one] { $count } zielony robotnik
        [few] { $count } zielonych robotników
       *[many] { $count } zielonych robotników
    }
   *[any] { $count ->
        [one] { $count } robotnik
        [few] { $count } robotników
       *[many] { $count } robotników
    }
}
    .object = { $colour ->
        [blue] { $count ->
            [one] { $count } niebieskiego robotnika
            [few] { $count } niebieskich robotników
           *[many] { $count } niebieskich robotników
        }
        [red] { $count ->
            [one] { $count } czerwonego robotnika
            [few] { $count } czerwonych robotników
           *[many] { $count } czerwonych robotników
        }
        [yellow] { $count ->
            [one] { $count } żółtego robotnika
            [few] { $count } żółtych robotników
           *[many] { $count } żółtych robotników
        }
        [green] { $count ->
            [one] { $count } zielonego robotnika
            [few] { $count } zielonych robotników
           *[many] { $count } zielonych robotników
        }
       *[any] { $count ->
            [one] { $count } robotnika
            [few] { $count } robotników
           *[many] { $count } robotników
        }
    }

## Surowce i umiejętności bez liczby

resource-gold = złoto
resource-iron = żelazo
resource-stone = kamień
resource-wood = drewno

skill-anvil = kowadło
skill-pick = kilof
skill-saw = piła

## Pojęcia

term-contract = kontrakt
term-extension = rozbudowa
term-ghost = duch
term-marker = znacznik gracza rozpoczynającego
term-front = strona podstawowa
term-back = strona usprawniona

## Elementy z liczbą, do wyliczeń

piece-worker = { $count ->
    [one] { $count } robotnik
    [few] { $count } robotników
   *[many] { $count } robotników
}
piece-blue = { $count ->
    [one] { $count } niebieski robotnik
    [few] { $count } niebieskich robotników
   *[many] { $count } niebieskich robotników
}
piece-red = { $count ->
    [one] { $count } czerwony robotnik
    [few] { $count } czerwonych robotników
   *[many] { $count } czerwonych robotników
}
piece-yellow = { $count ->
    [one] { $count } żółty robotnik
    [few] { $count } żółtych robotników
   *[many] { $count } żółtych robotników
}
piece-green = { $count ->
    [one] { $count } zielony robotnik
    [few] { $count } zielonych robotników
   *[many] { $count } zielonych robotników
}
piece-purple = znacznik gracza rozpoczynającego
piece-any-worker = { $count ->
    [one] { $count } robotnik dowolnego koloru
    [few] { $count } robotników dowolnych kolorów
   *[many] { $count } robotników dowolnych kolorów
}
piece-same-worker = { $count ->
    [one] { $count } robotnik jednego wybranego koloru
    [few] { $count } robotników jednego wybranego koloru
   *[many] { $count } robotników jednego wybranego koloru
}
piece-gold = { $count ->
    [one] { $count } złoto
    [few] { $count } złota
   *[many] { $count } złota
}
piece-iron = { $count ->
    [one] { $count } żelazo
    [few] { $count } żelaza
   *[many] { $count } żelaza
}
piece-stone = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
}
piece-wood = { $count ->
    [one] { $count } drewno
    [few] { $count } drewna
   *[many] { $count } drewna
}
piece-resource = { $count ->
    [one] { $count } surowiec
    [few] { $count } surowce
   *[many] { $count } surowców
}
piece-any-resource = { $count ->
    [one] { $count } dowolny surowiec
    [few] { $count } dowolne surowce
   *[many] { $count } dowolnych surowców
}
piece-same-resource = { $count ->
    [one] { $count } surowiec jednego wybranego rodzaju
    [few] { $count } surowce jednego wybranego rodzaju
   *[many] { $count } surowców jednego wybranego rodzaju
}
piece-anvil = { $count ->
    [one] { $count } kowadło
    [few] { $count } kowadła
   *[many] { $count } kowadeł
}
piece-pick = { $count ->
    [one] { $count } kilof
    [few] { $count } kilofy
   *[many] { $count } kilofów
}
piece-saw = { $count ->
    [one] { $count } piła
    [few] { $count } piły
   *[many] { $count } pił
}
piece-skill = { $count ->
    [one] { $count } umiejętność
    [few] { $count } umiejętności
   *[many] { $count } umiejętności
}
piece-any-skill = { $count ->
    [one] { $count } dowolna umiejętność
    [few] { $count } dowolne umiejętności
   *[many] { $count } dowolnych umiejętności
}
piece-same-skill = { $count ->
    [one] { $count } umiejętność jednego wybranego rodzaju
    [few] { $count } umiejętności jednego wybranego rodzaju
   *[many] { $count } umiejętności jednego wybranego rodzaju
}
piece-cabin = { $count ->
    [one] { $count } chata
    [few] { $count } chaty
   *[many] { $count } chat
}
piece-contract = { $count ->
    [one] { $count } kontrakt
    [few] { $count } kontrakty
   *[many] { $count } kontraktów
}
piece-extension = { $count ->
    [one] { $count } rozbudowa
    [few] { $count } rozbudowy
   *[many] { $count } rozbudów
}
piece-tile = { $count ->
    [one] { $count } kafel
    [few] { $count } kafle
   *[many] { $count } kafli
}
piece-winter-tile = { $count ->
    [one] { $count } kafel zimowy
    [few] { $count } kafle zimowe
   *[many] { $count } kafli zimowych
}
piece-boat = { $count ->
    [one] { $count } łódź
    [few] { $count } łodzie
   *[many] { $count } łodzi
}
piece-bid = { $count ->
    [one] { $count } przegrywająca oferta
    [few] { $count } przegrywające oferty
   *[many] { $count } przegrywających ofert
}
piece-workers = { piece-worker }
piece-skills = { piece-skill }
piece-cabins = { piece-cabin }
piece-contracts = { piece-contract }
piece-ghost = duch
losing-bids = { $count ->
    [one] przegrywająca oferta na kafel { $tiles }
    [few] przegrywające oferty na kafle { $tiles }
   *[many] przegrywające oferty na kafle { $tiles }
}
    .object = { $count ->
        [one] przegrywającą ofertę na kafel { $tiles }
        [few] przegrywające oferty na kafle { $tiles }
       *[many] przegrywające oferty na kafle { $tiles }
    }
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

## Rodzaje kafli

kind-home = kafel domu
kind-village = kafel wioski
kind-spring = kafel wiosenny
kind-summer = kafel letni
kind-autumn = kafel jesienny
kind-winter = kafel zimowy
kind-summer-boat = łódź letnia
kind-boat = łódź
kind-turn-order = kafel kolejności
kind-special = kafel specjalny
kinds-home = Kafle domu
kinds-spring = Kafle wiosenne
kinds-summer = Kafle letnie
kinds-autumn = Kafle jesienne
kinds-winter = Kafle zimowe
kinds-boat = Łodzie
kinds-turn-order = Kafle kolejności
kinds-special = Kafle specjalne

## Co daje użycie kafla

effect-none = Tego kafla nie można użyć.
effect-resources = Produkujesz: { $list }.
effect-choose-resource = Produkujesz jeden wybrany surowiec: { $list }.
effect-choose-one = Wybierasz jedno z poniższych: { $list }.
either-or = { $first }, albo: { $second }
effect-draw-workers = { $count ->
    [one] Losujesz { $count } robotnika z woreczka.
    [few] Losujesz { $count } robotników z woreczka.
   *[many] Losujesz { $count } robotników z woreczka.
}
effect-green-workers = { $count ->
    [one] Bierzesz { $count } zielonego robotnika z zasobów ogólnych.
    [few] Bierzesz { $count } zielonych robotników z zasobów ogólnych.
   *[many] Bierzesz { $count } zielonych robotników z zasobów ogólnych.
}
effect-skills = { $count ->
    [one] Losujesz { $count } zakrytą umiejętność.
    [few] Losujesz { $count } zakryte umiejętności.
   *[many] Losujesz { $count } zakrytych umiejętności.
}
effect-contract = { $count ->
    [one] Bierzesz { $count } kontrakt: jawny albo tajny ze stosu.
    [few] Bierzesz kolejno { $count } kontrakty: każdy jawny albo tajny ze stosu.
   *[many] Bierzesz kolejno { $count } kontraktów: każdy jawny albo tajny ze stosu.
}
effect-transport = { $count ->
    [one] Transport w twojej wiosce: { $count } akcja.
    [few] Transport w twojej wiosce: { $count } akcje.
   *[many] Transport w twojej wiosce: { $count } akcji.
}
effect-upgrades = { $count ->
    [one] Potem możesz usprawnić { $count } swój kafel.
    [few] Potem możesz usprawnić najwyżej { $count } swoje kafle.
   *[many] Potem możesz usprawnić najwyżej { $count } swoich kafli.
}
effect-pay-worker = { $colour ->
    [blue] Koszt: 1 niebieski robotnik.
    [red] Koszt: 1 czerwony robotnik.
    [yellow] Koszt: 1 żółty robotnik.
    [green] Koszt: 1 zielony robotnik.
   *[any] Koszt: 1 robotnik dowolnego koloru.
}
effect-pay-skill = { $skill ->
    [anvil] Koszt: 1 kowadło.
    [pick] Koszt: 1 kilof.
    [saw] Koszt: 1 piła.
   *[any] Koszt: 1 dowolna umiejętność.
}
effect-use-tile = { $tile ->
    [adjacent] Wykonaj efekt jednego kafla wioski sąsiadującego z tym, za koszt tamtego kafla.
   *[village] Wykonaj efekt dowolnego kafla wioski, w której leży ten kafel, za koszt tamtego kafla.
}
effect-score-on-tile = { $resource ->
    [gold] Na koniec gry: { points } za każde leżące tu złoto.
    [iron] Na koniec gry: { points } za każde leżące tu żelazo.
    [stone] Na koniec gry: { points } za każdy leżący tu kamień.
    [wood] Na koniec gry: { points } za każde leżące tu drewno.
   *[any] Na koniec gry: { points } za każdy leżący tu surowiec.
}

upgrade-cost = Usprawnienie: { $list }
printed-points = Stała wartość: { points }

## Co kafel punktuje na koniec gry

score-per = { points } za każdy zestaw: { $list }.
score-per-one = { $piece ->
    [blue] { points } za każdego niebieskiego robotnika.
    [red] { points } za każdego czerwonego robotnika.
    [yellow] { points } za każdego żółtego robotnika.
    [green] { points } za każdego zielonego robotnika.
    [any-worker] { points } za każdego robotnika, który nie punktuje gdzie indziej.
    [same-worker] { points } za każdego robotnika wybranego przez ciebie koloru.
    [gold] { points } za każde złoto (zamiast zwykłego 1 punktu).
    [iron] { points } za każde żelazo.
    [stone] { points } za każdy kamień.
    [wood] { points } za każde drewno.
    [any-resource] { points } za każdy surowiec.
    [same-resource] { points } za każdy surowiec wybranego przez ciebie rodzaju.
    [anvil] { points } za każde kowadło.
    [pick] { points } za każdy kilof.
    [saw] { points } za każdą piłę.
    [any-skill] { points } za każdą umiejętność.
    [same-skill] { points } za każdą umiejętność wybranego przez ciebie rodzaju.
    [transport-icon] { points } za każdą akcję transportu w twojej wiosce.
    [upgrade-icon] { points } za każdą akcję usprawnienia w twojej wiosce, razem z chatami.
    [worker-icon] { points } za każdego robotnika narysowanego na widocznych stronach kafli twojej wioski, także na tym.
    [loop-tile] { points } za każdy kafel twojej wioski leżący w pętli dróg.
    [adjacent-tile] { points } za każdy sąsiedni kafel.
    [adjacent-summer-tile] { points } za każdy letni kafel wokół niego, także łodzie letnie.
    [adjacent-winter-tile] { points } za każdy zimowy kafel wioski wokół niego.
    [adjacent-upgrade-icon] { points } za każdą akcję usprawnienia na kaflach wokół niego, łącznie z chatami na sąsiednim domu.
    [route-tile] { points } za każdy kafel (każdy liczy się raz) na najdłuższej trasie drogami, która zaczyna się tutaj i przez żadne połączenie dróg nie przechodzi dwa razy; ten kafel też się liczy.
    [winter-tile] { points } za każdy kafel zimowy w twojej wiosce.
    [upgraded-tile] { points } za każdy usprawniony kafel w twojej wiosce.
    [extension] { points } za każdą rozbudowę w twojej wiosce.
   *[unfulfilled-contract] { points } za każdy posiadany, niezrealizowany kontrakt.
}
score-flat = { points }.
score-boats-in-chain = Łącznie { $list } punkty za 1, 2, 3, 4 lub co najmniej 5 łodzi połączonych z twoim domem nieprzerwaną drogą wodną; ta łódź też się liczy.
score-contract-points = Każdy zrealizowany kontrakt daje { points }.
score-with-unused-ghost = { $points ->
    [one] Jeszcze { $points } punkt, jeśli przez całą zimę masz ducha i go nie użyjesz.
    [few] Jeszcze { $points } punkty, jeśli przez całą zimę masz ducha i go nie użyjesz.
   *[many] Jeszcze { $points } punktów, jeśli przez całą zimę masz ducha i go nie użyjesz.
}

gain-resources = Przed punktacją otrzymujesz na swój kafel domu: { $list }.
gain-free-upgrade = { $count ->
    [one] Przed punktacją możesz za darmo obrócić { $count } kafel swojej wioski na stronę usprawnioną.
    [few] Przed punktacją możesz za darmo obrócić { $count } kafle swojej wioski na stronę usprawnioną.
   *[many] Przed punktacją możesz za darmo obrócić { $count } kafli swojej wioski na stronę usprawnioną.
}
gain-free-extension = { $count ->
    [one] Przed punktacją możesz za darmo przeprowadzić { $count } rozbudowę (znacznik dowolnego koloru).
    [few] Przed punktacją możesz za darmo przeprowadzić { $count } rozbudowy (znaczniki dowolnego koloru).
   *[many] Przed punktacją możesz za darmo przeprowadzić { $count } rozbudów (znaczniki dowolnego koloru).
}

## Łodzie letnie: co dają właścicielowi wioski

ability-when = Na koniec { $list }: { $what }
ability-draw-workers = { $count ->
    [one] losujesz { $count } robotnika z woreczka.
    [few] losujesz { $count } robotników z woreczka.
   *[many] losujesz { $count } robotników z woreczka.
}
ability-green-workers = { $count ->
    [one] bierzesz { $count } zielonego robotnika z zasobów ogólnych.
    [few] bierzesz { $count } zielonych robotników z zasobów ogólnych.
   *[many] bierzesz { $count } zielonych robotników z zasobów ogólnych.
}
ability-transport-over-fields = Twoje surowce nie potrzebują dróg: przenosisz je między dowolnymi sąsiednimi kaflami.
ability-edges-need-not-match = Możesz dokładać kafle także tam, gdzie krawędzie do siebie nie pasują.
ability-transport-times = { $count ->
    [2] Przy każdym użytym kaflu masz podwójną liczbę akcji transportu.
   *[other] Przy każdym użytym kaflu liczba twoich akcji transportu mnoży się przez { $count }.
}
ability-upgrades-times = { $count ->
    [2] Przy każdym użytym kaflu masz podwójną liczbę akcji usprawnienia.
   *[other] Przy każdym użytym kaflu liczba twoich akcji usprawnienia mnoży się przez { $count }.
}
ability-boat-score-times = { $count ->
    [2] Te łodzie punktują ci podwójnie: { $list }.
   *[other] Punkty tych łodzi mnożą się dla ciebie przez { $count }: { $list }.
}
ability-resources-wild-when = { $when ->
    [upgrade] Przy usprawnianiu dowolny surowiec może zastąpić dowolny inny.
    [extension] Przy rozbudowie dowolny surowiec może zastąpić dowolny inny.
   *[scoring] W punktacji końcowej dowolny surowiec może zastąpić dowolny inny.
}
ability-counter-bid-in-other-colour = Jeśli inni gracze licytują kafel wioski niebieskimi, czerwonymi lub żółtymi robotnikami, nie masz tam stojących robotników i nikt tego kafla nie użył, możesz licytować robotnikami jednego innego koloru. Kładziesz ich na boku.
ability-use-in-any-colours = Jeśli kafel był już w tej porze roku licytowany lub użyty, możesz kłaść na nim robotników dowolnych kolorów, także różnych naraz. Robotników innego koloru kładziesz na boku.
ability-foreign-resources-on-any-own-tile = Surowce zdobyte poza twoją wioską oraz te z ładunku łodzi możesz kłaść na dowolnych kaflach swojej wioski zamiast na domu.
ability-resources = dostajesz na swój dom: { $list }.

## Łodzie

cargo-workers = { piece-worker }
cargo-skills = { piece-skill }
cargo-green = { piece-green }
cargo-gold = { piece-gold }
cargo-cabins = { piece-cabin }
cargo-contracts = { piece-contract }
cargo-in-season = { $season ->
    [spring] Wiosną: { $list }
    [summer] Latem: { $list }
    [autumn] Jesienią: { $list }
   *[winter] Zimą: { $list }
}
boat-min-players = { $players ->
    [6] Tylko w grze dla 6 graczy
   *[other] W grze dla co najmniej { $players } graczy
}
boat-replaced-after = Kto weźmie jej jesienny ładunek, od razu zastępuje ją dowolną łodzią nieużywaną w tej rozgrywce.
turn-order-about = Na koniec każdej pory roku zwycięzca licytacji wybiera łódź jako { $number }. w kolejności.
turn-order-purple = W grze dla { $list } graczy zwycięzca licytacji bierze też znacznik gracza rozpoczynającego.
special-key-celeste = Licytowany w każdej porze roku. Wiosną, latem i jesienią zwycięzca licytacji otrzymuje ducha na następną porę roku; zimą wygrywa się sam kafel. W swojej turze posiadacz ducha może postawić go w miejsce prowadzącej oferty innego gracza i zabrać jego robotników; okradziony gracz i tak zdobywa kafel, ale nikt nie może go już w tej porze roku licytować ani używać.

## Kontrakty i rozbudowy

contract-needs = Kontrakt: { $list }
extension-name = { $colour ->
    [blue] niebieska rozbudowa
    [red] czerwona rozbudowa
    [yellow] żółta rozbudowa
   *[green] zielona rozbudowa
}
extension-cost = Koszt: { $list }

## Moduły i warianty

module-base = Gra podstawowa
module-base-about = Cztery pory roku, własna wioska i robotnicy, którzy i licytują, i pracują.
module-merchants = Kupcy
module-merchants-about = Kontrakty do zrealizowania, rozbudowy i chaty, sześć nowych kafli i druga wersja każdej łodzi.
module-promos = Kafle promocyjne
module-promos-about = Trzy dodatkowe kafle, jeden z nich z duchem.
module-emporium = Emporium
module-emporium-about = Kafel zimowy: 3 punkty za każdy zestaw złożony z jednego zielonego robotnika i dwóch dowolnych robotników.
module-monument = Monument
module-monument-about = Kafel zimowy: 4 punkty za każde trzy surowce, z których przynajmniej jeden to złoto.
module-key-celeste = Key Celeste
module-key-celeste-about = Kafel licytowany w każdej porze roku, z duchem, który zabiera robotników z prowadzącej oferty.
module-more-promos = Więcej kafli promocyjnych
module-more-promos-about = Jedenaście dalszych kafli promocyjnych z późniejszych lat.
module-storyteller = Storyteller
module-storyteller-about = Kafel wiosenny: dobierz robotnika albo umiejętność; po usprawnieniu jedno i drugie.
module-trader = Trader
module-trader-about = Kafel letni: oddaj umiejętność za zielonego robotnika; po usprawnieniu za dwóch.
module-sorcerer = Sorcerer
module-sorcerer-about = Kafel letni: robi to, co potrafi sąsiedni kafel wioski; po usprawnieniu dowolny kafel jego wioski.
module-developer = Developer
module-developer-about = Kafel letni: 2 punkty, po usprawnieniu 3, za każdą akcję usprawnienia na kaflach wokół niego.
module-talton-lodge = Talton Lodge
module-talton-lodge-about = Kafel jesienny: 1 punkt, po usprawnieniu 2, za każdego robotnika narysowanego w wiosce; usprawnienie kosztuje dwóch robotników.
module-beekeeper = Beekeeper
module-beekeeper-about = Kafel zimowy: 2 punkty za każdy kafel wokół niego.
module-the-glade = The Glade
module-the-glade-about = Kafel zimowy: 5 punktów za każdy letni kafel wokół niego, także łodzie letnie.
module-the-glade-in-winter = The Glade in Winter
module-the-glade-in-winter-about = Kafel zimowy: 3 punkty za każdy zimowy kafel wioski wokół niego.
module-delivery-man = Delivery Man
module-delivery-man-about = Kafel zimowy: 1 punkt za każdy kafel na najdłuższej trasie drogami, która się na nim zaczyna, licząc też jego samego.
module-keyside = Keyside
module-keyside-about = Kafel zimowy: zwycięzca od razu dostaje po trzy surowce każdego rodzaju; dla Sea Breese liczy się jak łódź.
module-summer-boat-7 = Łódź letnia 7
module-summer-boat-7-about = Surowce spoza wioski trafiają na dowolne twoje kafle; albo drewno, kamień i żelazo na koniec trzech pór roku.
variant-merchants = Wariant kupiecki
variant-merchants-about = Wszystkie łodzie są w drugiej wersji, a każdy kafel Kupców na pewno trafia do gry.
variant-open = Wariant zaawansowany (gra otwarta)
variant-open-about = Zakryte jest tylko to, co wylosowano; wszystko, co zdobyto jawnie, leży przed parawanem.
variant-handicap = Nierówne szanse
variant-handicap-about = Wybrani gracze zaczynają z jednym zielonym robotnikiem więcej.

## Nazwy kafli. Nazwy własne łodzi są wszędzie takie same.

tile-home-1 = Dom 1
tile-home-2 = Dom 2
tile-home-3 = Dom 3
tile-home-4 = Dom 4
tile-home-5 = Dom 5
tile-home-6 = Dom 6
tile-alehouse = Alehouse
tile-alehouse-translated = Piwiarnia
tile-apprentice-hall = Apprentice hall
tile-apprentice-hall-translated = Sala terminatorów
tile-gold-mine = Gold mine
tile-gold-mine-translated = Kopalnia złota
tile-key-mine = Key mine
tile-key-mine-translated = Kopalnia Key
tile-keystone-quarry = Keystone quarry
tile-keystone-quarry-translated = Kamieniołom Key
tile-keywood = Keywood
tile-keywood-translated = Las Key
tile-miner = Miner
tile-miner-translated = Górnik
tile-peddler = Peddler
tile-peddler-translated = Domokrążca
tile-quarryman = Quarryman
tile-quarryman-translated = Skalnik
tile-stable = Stable
tile-stable-translated = Stajnia
tile-woodcutter = Woodcutter
tile-woodcutter-translated = Drwal
tile-workshop = Workshop
tile-workshop-translated = Warsztat
tile-brewer = Brewer
tile-brewer-translated = Piwowar
tile-carpenter = Carpenter
tile-carpenter-translated = Cieśla
tile-farrier = Farrier
tile-farrier-translated = Podkuwacz
tile-hiring-fair = Hiring fair
tile-hiring-fair-translated = Jarmark pracy
tile-mason = Mason
tile-mason-translated = Kamieniarz
tile-smelter = Smelter
tile-smelter-translated = Hutnik
tile-store = Store
tile-store-translated = Sklep
tile-tavern = Tavern
tile-tavern-translated = Tawerna
tile-barn = Barn
tile-barn-translated = Stodoła
tile-blacksmith = Blacksmith
tile-blacksmith-translated = Kowal
tile-fair = Fair
tile-fair-translated = Jarmark
tile-forge = Forge
tile-forge-translated = Kuźnia
tile-goldsmith = Goldsmith
tile-goldsmith-translated = Złotnik
tile-inn = Inn
tile-inn-translated = Zajazd
tile-sawmill = Sawmill
tile-sawmill-translated = Tartak
tile-sculptor = Sculptor
tile-sculptor-translated = Rzeźbiarz
tile-stone-yard = Stone yard
tile-stone-yard-translated = Skład kamienia
tile-timber-yard = Timber yard
tile-timber-yard-translated = Skład drewna
tile-wainwright = Wainwright
tile-wainwright-translated = Kołodziej
tile-well = Well
tile-well-translated = Studnia
tile-apothecary = Apothecary
tile-apothecary-translated = Aptekarz
tile-craftsmans-guild = Craftsman's guild
tile-craftsmans-guild-translated = Cech rzemieślniczy
tile-jeweller = Jeweller
tile-jeweller-translated = Jubiler
tile-key-guild = Key guild
tile-key-guild-translated = Cech Key
tile-keythedral = Keythedral
tile-keythedral-translated = Katedra
tile-key-market = Key market
tile-key-market-translated = Rynek Key
tile-mercers-guild = Mercer's guild
tile-mercers-guild-translated = Cech bławatników
tile-scholar = Scholar
tile-scholar-translated = Uczony
tile-scribes = Scribes
tile-scribes-translated = Skrybowie
tile-village-hall = Village hall
tile-village-hall-translated = Dom gromadzki
tile-watermill = Watermill
tile-watermill-translated = Młyn wodny
tile-windmill = Windmill
tile-windmill-translated = Wiatrak
tile-summer-boat-1a = Łódź 1a
tile-summer-boat-1b = Łódź 1b
tile-summer-boat-2a = Łódź 2a
tile-summer-boat-2b = Łódź 2b
tile-summer-boat-3a = Łódź 3a
tile-summer-boat-3b = Łódź 3b
tile-summer-boat-4a = Łódź 4a
tile-summer-boat-4b = Łódź 4b
tile-summer-boat-7a = Łódź 7a
tile-summer-boat-7b = Łódź 7b
tile-keyflower = Keyflower
tile-sea-bastion = Sea Bastion
tile-sea-breese = Sea Breese
tile-flipper = Flipper
tile-ianvincible = Ianvincible
tile-white-wind = White Wind
tile-turn-order-1 = Kolejność 1
tile-turn-order-2 = Kolejność 2
tile-turn-order-3 = Kolejność 3
tile-turn-order-4 = Kolejność 4
tile-assayer = Assayer
tile-assayer-translated = Probierczy
tile-bookkeeper = Bookkeeper
tile-bookkeeper-translated = Księgowy
tile-merchant = Merchant
tile-merchant-translated = Kupiec
tile-artisan = Artisan
tile-artisan-translated = Rzemieślnik
tile-builder = Builder
tile-builder-translated = Budowniczy
tile-muleteer = Muleteer
tile-muleteer-translated = Mulnik
tile-keyflower-2 = Keyflower II
tile-sea-bastion-2 = Sea Bastion II
tile-sea-breese-2 = Sea Breese II
tile-flipper-2 = Flipper II
tile-ianvincible-2 = Ianvincible II
tile-white-wind-2 = White Wind II
tile-emporium = Emporium
tile-emporium-translated = Emporium
tile-monument = Monument
tile-monument-translated = Pomnik
tile-storyteller = Storyteller
tile-storyteller-translated = Gawędziarz
tile-trader = Trader
tile-trader-translated = Handlarz
tile-developer = Developer
tile-developer-translated = Planista
tile-talton-lodge = Talton Lodge
tile-talton-lodge-translated = Zajazd Talton
tile-sorcerer = Sorcerer
tile-sorcerer-translated = Czarownik
tile-beekeeper = Beekeeper
tile-beekeeper-translated = Pszczelarz
tile-the-glade = The Glade
tile-the-glade-translated = Polana
tile-the-glade-in-winter = The Glade in Winter
tile-the-glade-in-winter-translated = Polana zimą
tile-delivery-man = Delivery Man
tile-delivery-man-translated = Dostawca
tile-keyside = Keyside
tile-keyside-translated = Nabrzeże
tile-key-celeste = Key Celeste
