### Arkusz punktów: skąd biorą się punkty.

sheet-title = Arkusz punktów
sheet-total = Razem
sheet-source = Skąd
sheet-winner = { $count ->
    [one] Zwycięstwo: { $list }
    [few] Wspólne zwycięstwo: { $list }
   *[many] Wspólne zwycięstwo: { $list }
}
sheet-shared = Wspólne zwycięstwo
sheet-tie-break = Remis rozstrzyga wcześniejszy wybór łodzi na koniec zimy: wygrywa { $name }.

## Źródła

sheet-printed = Nadrukowane punkty
sheet-extension = Rozbudowy
sheet-on-tile = Surowce na kaflach
sheet-winter = Kafle zimy
sheet-boat = Łodzie
sheet-turn-order = Kafle kolejności
sheet-contract = Kontrakty
sheet-gold = Pozostałe złoto
sheet-special = Kafle specjalne
sheet-ghost = Nieużyty duch

## Pozycje

sheet-line-gold = { $count ->
    [one] pozostało { $count } złoto
    [few] pozostały { $count } złota
   *[many] pozostało { $count } złota
}
sheet-line-neighbours = { $count ->
    [one] { $count } sąsiedni kafel
    [few] { $count } sąsiednie kafle
   *[many] { $count } sąsiednich kafli
}
sheet-line-loop = { $count ->
    [one] { $count } kafel na pętlach dróg
    [few] { $count } kafle na pętlach dróg
   *[many] { $count } kafli na pętlach dróg
}
sheet-line-chain = { $count ->
    [one] { $count } łódź połączona z domem wodą
    [few] { $count } łodzie połączone z domem wodą
   *[many] { $count } łodzi połączonych z domem wodą
}
sheet-line-transport = { $count ->
    [one] { $count } punkt transportu nadrukowany w wiosce
    [few] { $count } punkty transportu nadrukowane w wiosce
   *[many] { $count } punktów transportu nadrukowanych w wiosce
}
sheet-line-upgrades = { $count ->
    [one] { $count } punkt usprawnienia w wiosce
    [few] { $count } punkty usprawnienia w wiosce
   *[many] { $count } punktów usprawnienia w wiosce
}
sheet-line-winter-tiles = { piece-winter-tile }
sheet-line-upgraded-tiles = { $count ->
    [one] { $count } usprawniony kafel
    [few] { $count } usprawnione kafle
   *[many] { $count } usprawnionych kafli
}
sheet-line-extensions = { piece-extension }
sheet-line-contracts-held = { $count ->
    [one] { $count } niezrealizowany kontrakt
    [few] { $count } niezrealizowane kontrakty
   *[many] { $count } niezrealizowanych kontraktów
}
sheet-line-flipped = { $tile } za darmo na stronie usprawnionej
sheet-line-free-extension = { $tile } z darmową rozbudową
