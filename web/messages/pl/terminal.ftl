### Terminal: to, na co strona nie ma słów. Strona nie wczytuje tego pliku. Argumenty opisują en/game.ftl i en/page.ftl.

list-and = { $first } i { $second }
list-or = { $first } lub { $second }

## W kilku literach, na rysunkach kafli i w listach

letter-blue = n
letter-red = c
letter-yellow = ż
letter-green = z
letter-any = dow.
letter-gold = Z
letter-iron = Ż
letter-stone = K
letter-wood = D
letter-anvil = kow
letter-pick = kil
letter-saw = pił
short-blue = { $count } nieb.
short-red = { $count } czerw.
short-yellow = { $count } żółt.
short-green = { $count } ziel.
short-gold = { piece-gold }
short-iron = { piece-iron }
short-stone = { piece-stone }
short-wood = { piece-wood }
short-points = { $points }p
short-chain = { $least }p-{ $most }p rząd
short-draw-workers = +{ $count } z worka
short-green-workers = +{ $count } ziel.
short-skills = +{ $count } umiej.
short-contract = +{ $count } kontr.
short-transport = ruch { $count }
short-upgrades = uspr. { $count }
short-use-tile = jak inny
short-any-worker = { $count ->
    [one] robotnik
    [few] robotników
    [many] robotników
   *[other] robotnika
}
short-any-skill = { $count ->
    [one] umiej.
    [few] umiej.
    [many] umiej.
   *[other] umiej.
}
short-any-resource = { $count ->
    [one] surowiec
    [few] surowce
    [many] surowców
   *[other] surowca
}
short-same-worker = kolor
short-same-skill = rodz. umiej.
short-same-resource = rodz. sur.
short-transport-icon = ruch
short-upgrade-icon = uspr.
short-worker-icon = narysowany
short-loop-tile = na pętli
short-adjacent-tile = obok
short-adjacent-summer-tile = lato obok
short-adjacent-winter-tile = zima obok
short-adjacent-upgrade-icon = uspr. obok
short-route-tile = na drodze
short-winter-tile = zimowy
short-upgraded-tile = uspraw.
short-extension = rozbud.
short-unfulfilled-contract = kontrakt
short-transport-over-fields = bez dróg
short-transport-times = ruch x{ $count }
short-upgrades-times = uspr. x{ $count }
short-resources-wild-when = dowolne sur.
short-counter-bid-in-other-colour = inny kolor
short-use-in-any-colours = każdy kolor
short-foreign-resources-on-any-own-tile = połóż wszędzie
short-flat = płasko
short-closed = zamknięty
edge-n = N
edge-ne = NE
edge-se = SE
edge-s = S
edge-sw = SW
edge-nw = NW

## Wybór krok po kroku

cli-bid-for = Licytuj
cli-use-auction = Użyj kafla z licytacji
cli-use-mine = Użyj kafla ze swojej wioski
cli-use-of = Użyj kafla z wioski gracza { $name }
cli-with-groups = { $colour }, a także { $groups }
cli-none-from-screen = nikt zza parawanu
cli-move-to = na kafel { $tile }
cli-upgrade = Usprawnij kafel { $tile }
cli-extend = Rozbuduj kafel { $tile }
cli-paying = zapłata: { $list }
cli-swap = Wymień: { $contract }
cli-for-piece = na: { $piece }
cli-add = Dołóż kafel { $tile }
cli-at = na polu { $at }
cli-turned = obrót { $turn }
cli-edges-road = drogi { $list }
cli-edges-water = woda { $list }
cli-ways = { $count ->
    [one] { $count } sposób
    [few] { $count } sposoby
   *[many] { $count } sposobów
}
cli-back = back: inny wybór

## Stół

cli-start-player = zaczyna: { $name }
cli-village-seat = Wioska gracza { $name } (miejsce { $seat })
cli-screen-of = Za parawanem gracza { $name }: { $list }
cli-contracts-stack = { $count ->
    [one] jeszcze { $count } zakryty
    [few] jeszcze { $count } zakryte
   *[many] jeszcze { $count } zakrytych
}
cli-asked = Odpowiada: { $name } (miejsce { $seat }), { $question }
cli-tile-edges = Krawędzie od dolnej zgodnie z ruchem wskazówek zegara: { $edges } (R droga, W woda, G pole)
cli-does = Działanie: { $list }
cli-upgraded-does = Po usprawnieniu: { $list }
cli-column-edges = krawędzie
cli-column-does = działanie
cli-column-cost = usprawnienie
cli-column-upgraded = po usprawnieniu

## Punkty

cli-points = punkty
cli-for-what = za co
cli-score-now = Twoje punkty w tej chwili
cli-leads-now = { $count ->
    [one] Gra jeszcze trwa; na razie prowadzi { $list }.
    [few] Gra jeszcze trwa; na razie prowadzą: { $list }.
   *[many] Gra jeszcze trwa; na razie prowadzą: { $list }.
}
cli-the-end = Koniec

## Rozmowa

cli-player-name = Gracz { $number }
cli-thinking = { $name } myśli
cli-bot-failed = { $name } zawodzi ({ $reason }); odpowiedział za niego los.
cli-hand-over = Klawiaturę przejmuje { $name }.
cli-ready = { $name }: naciśnij Enter.
cli-end-turn = Enter kończy twoją turę.
cli-end-turn-undo = Enter kończy twoją turę, undo cofa ruch.
cli-refused = Niedozwolone ({ $rule }): { $reason }
cli-allowed = To jest dozwolone.
cli-not-understood = „{ $line }” to ani wybór, ani akcja; help powie, co można wpisać.
cli-introduce = { $list }: { bot-level } ({ $bot }).
cli-unfinished = Gra zostaje niedokończona.
cli-saved = Zapisano. Plik zawiera ziarno rozdania; keyflower play --load { $file } gra dalej.
cli-interrupted = Gra jest zapisana: keyflower play --load { $file } gra dalej.
cli-loaded = { $count ->
    [one] Wczytano: { $count } akcja.
    [few] Wczytano: { $count } akcje.
   *[many] Wczytano: { $count } akcji.
}
cli-not-saved = Ta gra nie jest zapisana: save PLIK ją zachowa, jeszcze jedno quit ją porzuci.
cli-keep-record = save PLIK zachowuje zapis gry; Enter kończy.
cli-needs-file = { $command } wymaga nazwy pliku
cli-other-seats = w tamtej grze liczba miejsc to { $count }, przy tym stole { $players }
cli-nobody-called = nikt nie nazywa się { $name }; są tu: { $list }
cli-no-undo = niczego nie możesz cofnąć: wyszło na jaw coś nowego albo inni zagrali dalej
cli-taken-back = Cofnięto.

## Pomoc: co można wpisać

cli-help-number = Wybór numerem: `12` otwiera lub wykonuje pozycję 12, `12 red 3` od razu wybiera trzech czerwonych robotników.
cli-help-notation = Albo sama akcja: { $examples }
cli-help-choices = jeszcze raz lista
cli-help-back = na początek listy
cli-help-show = cały stół
cli-help-auction = tylko licytacja
cli-help-village = twoja wioska albo czyjaś
cli-help-tile = co jest na kaflu
cli-help-score = twoje punkty w tej chwili
cli-help-log = co się wydarzyło
cli-help-why = czy tak można? a jeśli nie, która zasada zabrania
cli-help-hint = co zrobiłby za ciebie silny bot
cli-help-undo = cofa twoją ostatnią akcję, o ile nic nowego nie wyszło na jaw
cli-help-save = zapisuje grę
cli-help-load = gra dalej w inną grę
cli-help-help = ta strona
cli-help-quit = wyjście
cli-help-drawings = Na rysunkach: kreski przez krawędź to drogi, fale to woda. >3 na kaflu: następne użycie wymaga trzech robotników.
cli-help-lots = Pod kaflem na licytacji: ile kosztuje i co daje usprawnienie, potem oferty, prowadząca z > na początku.
cli-help-list = Na liście wyborów: { $span } to od jednego do trzech czerwonych robotników, { $joined } oznacza przegrywającą ofertę, która się przyłącza.

## Cały ekran

full-back = Wstecz
full-save = Zapisz
full-quit = Wyjdź
full-end-turn = Zakończ turę
full-saved = Zapisano jako { $file }.
full-points = Punkty
full-small = Okno jest za małe na stół: potrzeba { $columns } kolumn i { $lines } wierszy.
