### Il foglio dei punti. Gli argomenti sono spiegati in en/sheet.ftl.

sheet-title = Foglio dei punti
sheet-total = Totale
sheet-rank = Posizione
sheet-source = Da
sheet-points = Punti
sheet-pieces = Pezzi
sheet-winner = { $count ->
    [one] Vince: { $list }
   *[other] Vincono: { $list }
}
sheet-shared = Vittoria condivisa
sheet-tie-break = A parità di punti decide chi ha scelto prima la barca alla fine dell'inverno: vince { $name }.

## Passi, nel loro ordine

sheet-step-lying = Risorse sulle tessere
sheet-step-improve = Miglioramenti gratuiti
sheet-step-printed = Punti stampati
sheet-step-doubled = Estensioni
sheet-step-give = Pezzi dati a tessere e barche
sheet-step-orders = Contratti
sheet-step-winter = Tessere Inverno
sheet-step-boats = Barche
sheet-step-turn-order = Tessere Ordine Turno
sheet-step-gold-left = Oro rimasto

## Righe

sheet-note-lying = Sulla tessera: { $list }
sheet-note-turned = { $tile } girata gratis sul lato migliorato
sheet-note-doubled-free = { $tile } estesa gratis
sheet-note-printed = Stampati sulla tessera
sheet-note-doubled = Raddoppiati da un'estensione
sheet-note-order = Soddisfatto con: { $list }
sheet-note-groups = Gruppi di: { $list }
sheet-note-each = Per ciascuno: { $list }
sheet-note-flat = Una volta
sheet-note-unused-ghost = Il fantasma, tenuto per tutto l'inverno e non usato
sheet-note-chain = { $count ->
    [one] { $count } barca collegata alla Home dall'acqua
   *[other] { $count } barche collegate alla Home dall'acqua
}
sheet-note-gold-left = Non usati altrove: { $list }
sheet-note-counted = { $piece ->
    [transport-icon] { $count ->
        [one] { $count } punto di trasporto stampato nel villaggio
       *[other] { $count } punti di trasporto stampati nel villaggio
    }
    [upgrade-icon] { $count ->
        [one] { $count } punto di miglioramento nel villaggio
       *[other] { $count } punti di miglioramento nel villaggio
    }
    [loop-tile] { $count ->
        [one] { $count } tessera su anelli di strade
       *[other] { $count } tessere su anelli di strade
    }
    [adjacent-tile] { $count ->
        [one] { $count } tessera vicina
       *[other] { $count } tessere vicine
    }
    [winter-tile] { $count ->
        [one] { $count } tessera Inverno
       *[other] { $count } tessere Inverno
    }
    [upgraded-tile] { $count ->
        [one] { $count } tessera migliorata
       *[other] { $count } tessere migliorate
    }
    [extension] { $count ->
        [one] { $count } estensione
       *[other] { $count } estensioni
    }
   *[unfulfilled-contract] { $count ->
        [one] { $count } contratto non soddisfatto
       *[other] { $count } contratti non soddisfatti
    }
}
sheet-chosen = A scelta: { $about }
