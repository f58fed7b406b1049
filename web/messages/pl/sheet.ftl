### Arkusz punktów. Argumenty opisuje en/sheet.ftl.

sheet-title = Arkusz punktów
sheet-total = Razem
sheet-rank = Miejsce
sheet-source = Skąd
sheet-points = Punkty
sheet-pieces = Elementy
sheet-winner = { $count ->
    [one] Zwycięstwo: { $list }
    [few] Wspólne zwycięstwo: { $list }
   *[many] Wspólne zwycięstwo: { $list }
}
sheet-shared = Wspólne zwycięstwo
sheet-tie-break = Remis rozstrzyga wcześniejszy wybór łodzi na koniec zimy: wygrywa { $name }.

## Kroki, po kolei

sheet-step-lying = Surowce leżące na kaflach
sheet-step-improve = Darmowe ulepszenia
sheet-step-printed = Nadrukowane punkty
sheet-step-doubled = Rozbudowy
sheet-step-give = Elementy oddane kaflom i łodziom
sheet-step-orders = Kontrakty
sheet-step-winter = Kafle zimy
sheet-step-boats = Łodzie
sheet-step-turn-order = Kafle kolejności
sheet-step-gold-left = Pozostałe złoto

## Pozycje

sheet-note-lying = Leżące na kaflu: { $list }
sheet-note-turned = { $tile } za darmo na stronie usprawnionej
sheet-note-doubled-free = { $tile } z darmową rozbudową
sheet-note-printed = Nadrukowane na kaflu
sheet-note-doubled = Podwojone przez rozbudowę
sheet-note-order = Zrealizowany za: { $list }
sheet-note-groups = Zestawy: { $list }
sheet-note-each = Pojedynczo: { $list }
sheet-note-flat = Jednorazowo
sheet-note-unused-ghost = Duch zachowany przez całą zimę i nieużyty
sheet-note-chain = { $count ->
    [one] { $count } łódź połączona z domem wodą
    [few] { $count } łodzie połączone z domem wodą
   *[many] { $count } łodzi połączonych z domem wodą
}
sheet-note-gold-left = Niewykorzystane: { $list }
sheet-note-counted = { $piece ->
    [transport-icon] { $count ->
        [one] { $count } punkt transportu nadrukowany w wiosce
        [few] { $count } punkty transportu nadrukowane w wiosce
       *[many] { $count } punktów transportu nadrukowanych w wiosce
    }
    [upgrade-icon] { $count ->
        [one] { $count } punkt usprawnienia w wiosce
        [few] { $count } punkty usprawnienia w wiosce
       *[many] { $count } punktów usprawnienia w wiosce
    }
    [loop-tile] { $count ->
        [one] { $count } kafel na pętlach dróg
        [few] { $count } kafle na pętlach dróg
       *[many] { $count } kafli na pętlach dróg
    }
    [adjacent-tile] { $count ->
        [one] { $count } sąsiedni kafel
        [few] { $count } sąsiednie kafle
       *[many] { $count } sąsiednich kafli
    }
    [winter-tile] { $count ->
        [one] { $count } kafel zimy
        [few] { $count } kafle zimy
       *[many] { $count } kafli zimy
    }
    [upgraded-tile] { $count ->
        [one] { $count } usprawniony kafel
        [few] { $count } usprawnione kafle
       *[many] { $count } usprawnionych kafli
    }
    [extension] { $count ->
        [one] { $count } rozbudowa
        [few] { $count } rozbudowy
       *[many] { $count } rozbudów
    }
   *[unfulfilled-contract] { $count ->
        [one] { $count } niezrealizowany kontrakt
        [few] { $count } niezrealizowane kontrakty
       *[many] { $count } niezrealizowanych kontraktów
    }
}
sheet-chosen = Wybór: { $about }
