### Il foglio dei punti: da dove vengono i punti.

sheet-title = Foglio dei punti
sheet-total = Totale
sheet-source = Provenienza
sheet-winner = { $count ->
    [one] Vince: { $list }
   *[other] Vincono: { $list }
}
sheet-shared = Vittoria condivisa
sheet-tie-break = A parità di punti decide chi ha scelto prima la barca alla fine dell'inverno: vince { $name }.

## Fonti

sheet-printed = Punti stampati
sheet-extension = Estensioni
sheet-on-tile = Risorse sulle tessere
sheet-village = Tessere Villaggio
sheet-winter = Tessere Inverno
sheet-boat = Barche
sheet-turn-order = Tessere Ordine Turno
sheet-contract = Contratti
sheet-gold = Oro rimasto
sheet-special = Tessere speciali
sheet-ghost = Il fantasma non usato

## Righe

sheet-line-gold = 1 punto ciascuno: { $list }
sheet-counted-adjacent-tile = { $count ->
    [one] { $count } tessera vicina
   *[other] { $count } tessere vicine
}
sheet-counted-adjacent-summer-tile = { $count ->
    [one] { $count } tessera Estate intorno
   *[other] { $count } tessere Estate intorno
}
sheet-counted-adjacent-winter-tile = { $count ->
    [one] { $count } tessera Inverno intorno
   *[other] { $count } tessere Inverno intorno
}
sheet-counted-adjacent-upgrade-icon = { $count ->
    [one] { $count } punto di miglioramento intorno
   *[other] { $count } punti di miglioramento intorno
}
sheet-counted-worker-icon = { $count ->
    [one] { $count } lavoratore raffigurato
   *[other] { $count } lavoratori raffigurati
}
sheet-counted-route-tile = { $count ->
    [one] un cammino di { $count } tessera
   *[other] un cammino di { $count } tessere
}
sheet-counted-loop-tile = { $count ->
    [one] { $count } tessera su un anello di strade
   *[other] { $count } tessere su anelli di strade
}
sheet-counted-boats-in-chain = { $count ->
    [one] { $count } barca collegata alla Home dall'acqua
   *[other] { $count } barche collegate alla Home dall'acqua
}
sheet-counted-transport-icon = { $count ->
    [one] { $count } punto di trasporto stampato nel villaggio
   *[other] { $count } punti di trasporto stampati nel villaggio
}
sheet-counted-upgrade-icon = { $count ->
    [one] { $count } punto di miglioramento nel villaggio
   *[other] { $count } punti di miglioramento nel villaggio
}
sheet-counted-winter-tile = { piece-winter-tile }
sheet-counted-upgraded-tile = { $count ->
    [one] { $count } tessera migliorata
   *[other] { $count } tessere migliorate
}
sheet-counted-extension = { piece-extension }
sheet-counted-unfulfilled-contract = { $count ->
    [one] { $count } contratto non soddisfatto
   *[other] { $count } contratti non soddisfatti
}
sheet-line-flipped = Tessera { $tile } girata gratis sul lato migliorato
sheet-line-free-extension = Tessera { $tile } estesa gratis

## The end

end-counting = Si contano i punti
end-you = (tu)
end-place = { $place }º posto
end-village = Il villaggio di { $name }
end-sources = Da dove vengono i punti
end-look-back = Guarda il tavolo
end-result = Il risultato
end-share = Condividi un'immagine
end-share-title = Una partita a Keyflower
end-share-failed = In questo browser non è stato possibile creare l'immagine.
