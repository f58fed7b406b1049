### Foaia de scor. Argumentele sunt explicate în en/sheet.ftl.

sheet-title = Foaie de scor
sheet-total = Total
sheet-rank = Loc
sheet-source = De la
sheet-points = Puncte
sheet-pieces = Piese
sheet-winner = { $count ->
    [one] Câștigă: { $list }
    [few] Câștigă împreună: { $list }
   *[other] Câștigă împreună: { $list }
}
sheet-shared = Victorie împărțită
sheet-tie-break = La egalitate câștigă { $name }, după alegerea mai timpurie a bărcii la sfârșitul iernii.

## Pași, în ordinea lor

sheet-step-lying = Resurse aflate pe plăcuțe
sheet-step-improve = Îmbunătățiri gratuite
sheet-step-printed = Puncte tipărite
sheet-step-doubled = Extinderi
sheet-step-give = Piese date plăcuțelor și bărcilor
sheet-step-orders = Contracte
sheet-step-winter = Plăcuțe de iarnă
sheet-step-boats = Bărci
sheet-step-turn-order = Plăcuțe de ordine
sheet-step-gold-left = Aur rămas

## Rânduri

sheet-note-lying = Aflate acolo: { $list }
sheet-note-turned = { $tile }, trecută gratuit pe partea dezvoltată
sheet-note-doubled-free = { $tile }, cu extindere gratuită
sheet-note-printed = Tipărite pe plăcuță
sheet-note-doubled = Dublate de o extindere
sheet-note-order = Îndeplinit cu: { $list }
sheet-note-groups = Seturi din: { $list }
sheet-note-each = Fiecare din: { $list }
sheet-note-flat = O singură dată
sheet-note-unused-ghost = Fantoma, păstrată toată iarna și nefolosită
sheet-note-chain = { $count ->
    [one] { $count } barcă legată de casă prin apă
    [few] { $count } bărci legate de casă prin apă
   *[other] { $count } de bărci legate de casă prin apă
}
sheet-note-gold-left = Nefolosite în altă parte: { $list }
sheet-note-counted = { $piece ->
    [transport-icon] { $count ->
        [one] { $count } punct de transport tipărit în sat
        [few] { $count } puncte de transport tipărite în sat
       *[other] { $count } de puncte de transport tipărite în sat
    }
    [upgrade-icon] { $count ->
        [one] { $count } punct de dezvoltare în sat
        [few] { $count } puncte de dezvoltare în sat
       *[other] { $count } de puncte de dezvoltare în sat
    }
    [loop-tile] { $count ->
        [one] { $count } plăcuță pe bucle de drumuri
        [few] { $count } plăcuțe pe bucle de drumuri
       *[other] { $count } de plăcuțe pe bucle de drumuri
    }
    [adjacent-tile] { $count ->
        [one] { $count } plăcuță vecină
        [few] { $count } plăcuțe vecine
       *[other] { $count } de plăcuțe vecine
    }
    [winter-tile] { $count ->
        [one] { $count } plăcuță de iarnă
        [few] { $count } plăcuțe de iarnă
       *[other] { $count } de plăcuțe de iarnă
    }
    [upgraded-tile] { $count ->
        [one] { $count } plăcuță dezvoltată
        [few] { $count } plăcuțe dezvoltate
       *[other] { $count } de plăcuțe dezvoltate
    }
    [extension] { $count ->
        [one] { $count } extindere
        [few] { $count } extinderi
       *[other] { $count } de extinderi
    }
   *[unfulfilled-contract] { $count ->
        [one] { $count } contract neîndeplinit
        [few] { $count } contracte neîndeplinite
       *[other] { $count } de contracte neîndeplinite
    }
}
sheet-chosen = La alegere: { $about }
