### Foaia de scor: de unde vin punctele.

sheet-title = Foaie de scor
sheet-total = Total
sheet-source = Sursa
sheet-winner = { $count ->
    [one] Câștigă: { $list }
    [few] Câștigă împreună: { $list }
   *[other] Câștigă împreună: { $list }
}
sheet-shared = Victorie comună
sheet-tie-break = La egalitate câștigă { $name }, după alegerea mai timpurie a bărcii la sfârșitul iernii.

## Surse

sheet-printed = Puncte tipărite
sheet-extension = Extinderi
sheet-on-tile = Resurse pe plăcuțe
sheet-village = Plăcuțe-sat
sheet-winter = Plăcuțe de iarnă
sheet-boat = Bărci
sheet-turn-order = Plăcuțe de ordine
sheet-contract = Contracte
sheet-gold = Aur rămas
sheet-special = Plăcuțe speciale
sheet-ghost = Fantoma nefolosită

## Rânduri

sheet-line-gold = câte 1 punct: { $list }
sheet-counted-adjacent-tile = { $count ->
    [one] { $count } plăcuță vecină
    [few] { $count } plăcuțe vecine
   *[other] { $count } de plăcuțe vecine
}
sheet-counted-adjacent-summer-tile = { $count ->
    [one] { $count } plăcuță de vară în jur
    [few] { $count } plăcuțe de vară în jur
   *[other] { $count } de plăcuțe de vară în jur
}
sheet-counted-adjacent-winter-tile = { $count ->
    [one] { $count } plăcuță de iarnă în jur
    [few] { $count } plăcuțe de iarnă în jur
   *[other] { $count } de plăcuțe de iarnă în jur
}
sheet-counted-adjacent-upgrade-icon = { $count ->
    [one] { $count } punct de dezvoltare în jur
    [few] { $count } puncte de dezvoltare în jur
   *[other] { $count } de puncte de dezvoltare în jur
}
sheet-counted-worker-icon = { $count ->
    [one] { $count } muncitor desenat
    [few] { $count } muncitori desenați
   *[other] { $count } de muncitori desenați
}
sheet-counted-route-tile = { $count ->
    [one] un traseu de { $count } plăcuță
    [few] un traseu de { $count } plăcuțe
   *[other] un traseu de { $count } de plăcuțe
}
sheet-counted-loop-tile = { $count ->
    [one] { $count } plăcuță pe o buclă de drumuri
    [few] { $count } plăcuțe pe bucle de drumuri
   *[other] { $count } de plăcuțe pe bucle de drumuri
}
sheet-counted-boats-in-chain = { $count ->
    [one] { $count } barcă legată de casă prin apă
    [few] { $count } bărci legate de casă prin apă
   *[other] { $count } de bărci legate de casă prin apă
}
sheet-counted-transport-icon = { $count ->
    [one] { $count } punct de transport tipărit în sat
    [few] { $count } puncte de transport tipărite în sat
   *[other] { $count } de puncte de transport tipărite în sat
}
sheet-counted-upgrade-icon = { $count ->
    [one] { $count } punct de dezvoltare în sat
    [few] { $count } puncte de dezvoltare în sat
   *[other] { $count } de puncte de dezvoltare în sat
}
sheet-counted-winter-tile = { piece-winter-tile }
sheet-counted-upgraded-tile = { $count ->
    [one] { $count } plăcuță dezvoltată
    [few] { $count } plăcuțe dezvoltate
   *[other] { $count } de plăcuțe dezvoltate
}
sheet-counted-extension = { piece-extension }
sheet-counted-unfulfilled-contract = { $count ->
    [one] { $count } contract neîndeplinit
    [few] { $count } contracte neîndeplinite
   *[other] { $count } de contracte neîndeplinite
}
sheet-line-flipped = Plăcuța { $tile }, întoarsă gratuit pe partea dezvoltată
sheet-line-free-extension = Plăcuța { $tile }, cu extindere gratuită

## The end

end-counting = Se numără punctele
end-you = (tu)
end-place = Locul { $place }
end-village = Satul: { $name }
end-sources = De unde vin punctele
end-look-back = Vezi masa
end-result = Rezultatul
end-share = Trimite o imagine
end-share-title = O partidă de Keyflower
end-share-failed = Imaginea nu a putut fi făcută în acest browser.
