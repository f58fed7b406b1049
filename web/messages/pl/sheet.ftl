### Arkusz punktów: skąd biorą się punkty.

sheet-title = Arkusz punktów
sheet-total = Razem
sheet-source = Źródło
sheet-winner = { $count ->
    [one] Zwycięstwo: { $list }
    [few] Wspólne zwycięstwo: { $list }
   *[many] Wspólne zwycięstwo: { $list }
}
sheet-shared = Wspólne zwycięstwo
sheet-tie-break = Remis rozstrzyga wcześniejszy wybór łodzi na koniec zimy: wygrywa { $name }.

## Źródła

sheet-printed = Kafle o stałej wartości
sheet-extension = Rozbudowy
sheet-on-tile = Surowce na kaflach
sheet-village = Kafle wioski
sheet-winter = Kafle zimowe
sheet-boat = Łodzie
sheet-turn-order = Kafle kolejności
sheet-contract = Kontrakty
sheet-gold = Pozostałe złoto
sheet-special = Kafle specjalne
sheet-ghost = Nieużyty duch

## Pozycje

sheet-line-gold = po 1 punkcie: { $list }
sheet-line-neighbours = { $count ->
    [one] { $count } sąsiedni kafel
    [few] { $count } sąsiednie kafle
   *[many] { $count } sąsiednich kafli
}
sheet-line-summer-neighbours = { $count ->
    [one] { $count } letni kafel wokół
    [few] { $count } letnie kafle wokół
    [many] { $count } letnich kafli wokół
   *[other] { $count } letnie kafle wokół
}
sheet-line-winter-neighbours = { $count ->
    [one] { $count } zimowy kafel wokół
    [few] { $count } zimowe kafle wokół
    [many] { $count } zimowych kafli wokół
   *[other] { $count } zimowe kafle wokół
}
sheet-line-upgrade-neighbours = { $count ->
    [one] { $count } punkt usprawnienia wokół
    [few] { $count } punkty usprawnienia wokół
    [many] { $count } punktów usprawnienia wokół
   *[other] { $count } punkty usprawnienia wokół
}
sheet-line-route = { $count ->
    [one] wędrówka przez { $count } kafel
    [few] wędrówka przez { $count } kafle
    [many] wędrówka przez { $count } kafli
   *[other] wędrówka przez { $count } kafle
}
sheet-line-loop = { $count ->
    [one] { $count } kafel w pętli dróg
    [few] { $count } kafle w pętlach dróg
   *[many] { $count } kafli w pętlach dróg
}
sheet-line-chain = { $count ->
    [one] { $count } łódź połączona z domem wodą
    [few] { $count } łodzie połączone z domem wodą
   *[many] { $count } łodzi połączonych z domem wodą
}
sheet-line-transport = { $count ->
    [one] { $count } akcja transportu w wiosce
    [few] { $count } akcje transportu w wiosce
   *[many] { $count } akcji transportu w wiosce
}
sheet-line-upgrades = { $count ->
    [one] { $count } akcja usprawnienia w wiosce
    [few] { $count } akcje usprawnienia w wiosce
   *[many] { $count } akcji usprawnienia w wiosce
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
sheet-line-flipped = Kafel { $tile } usprawniony za darmo
sheet-line-free-extension = Kafel { $tile } rozbudowany za darmo

## The end

end-counting = Liczenie punktów
end-you = (ty)
end-place = { $place }. miejsce
end-village = Wioska: { $name }
end-sources = Skąd wzięły się punkty
end-look-back = Pokaż stół
end-result = Wynik
end-share = Udostępnij obrazek
end-share-title = Partia w Keyflower
end-share-failed = W tej przeglądarce nie udało się przygotować obrazka.
