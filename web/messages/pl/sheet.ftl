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
sheet-counted-adjacent-tile = { $count ->
    [one] { $count } sąsiedni kafel
    [few] { $count } sąsiednie kafle
   *[many] { $count } sąsiednich kafli
}
sheet-counted-adjacent-summer-tile = { $count ->
    [one] { $count } letni kafel wokół
    [few] { $count } letnie kafle wokół
    [many] { $count } letnich kafli wokół
   *[other] { $count } letnie kafle wokół
}
sheet-counted-adjacent-winter-tile = { $count ->
    [one] { $count } zimowy kafel wokół
    [few] { $count } zimowe kafle wokół
    [many] { $count } zimowych kafli wokół
   *[other] { $count } zimowe kafle wokół
}
sheet-counted-adjacent-upgrade-icon = { $count ->
    [one] { $count } akcja usprawnienia wokół
    [few] { $count } akcje usprawnienia wokół
    [many] { $count } akcji usprawnienia wokół
   *[other] { $count } akcji usprawnienia wokół
}
sheet-counted-worker-icon = { $count ->
    [one] { $count } narysowany robotnik
    [few] { $count } narysowani robotnicy
    [many] { $count } narysowanych robotników
   *[other] { $count } narysowanego robotnika
}
sheet-counted-route-tile = { $count ->
    [one] trasa przez { $count } kafel
    [few] trasa przez { $count } kafle
    [many] trasa przez { $count } kafli
   *[other] trasa przez { $count } kafle
}
sheet-counted-loop-tile = { $count ->
    [one] { $count } kafel w pętli dróg
    [few] { $count } kafle w pętlach dróg
   *[many] { $count } kafli w pętlach dróg
}
sheet-counted-boats-in-chain = { $count ->
    [one] { $count } łódź połączona z domem wodą
    [few] { $count } łodzie połączone z domem wodą
   *[many] { $count } łodzi połączonych z domem wodą
}
sheet-counted-transport-icon = { $count ->
    [one] { $count } akcja transportu w wiosce
    [few] { $count } akcje transportu w wiosce
   *[many] { $count } akcji transportu w wiosce
}
sheet-counted-upgrade-icon = { $count ->
    [one] { $count } akcja usprawnienia w wiosce
    [few] { $count } akcje usprawnienia w wiosce
   *[many] { $count } akcji usprawnienia w wiosce
}
sheet-counted-winter-tile = { piece-winter-tile }
sheet-counted-upgraded-tile = { $count ->
    [one] { $count } usprawniony kafel
    [few] { $count } usprawnione kafle
   *[many] { $count } usprawnionych kafli
}
sheet-counted-extension = { piece-extension }
sheet-counted-unfulfilled-contract = { $count ->
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
