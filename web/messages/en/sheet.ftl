### The score sheet. `sheet-step-` and the name of the step; `sheet-note-` and the note of the line.
### $list: the pieces that scored; $tile: a tile's name; $about: the chosen kind in words; $count: how many were counted.

sheet-title = Score sheet
sheet-total = Total
sheet-rank = Place
sheet-source = From
sheet-points = Points
sheet-pieces = Pieces
sheet-winner = { $count ->
    [one] Winner: { $list }
   *[other] Winners: { $list }
}
sheet-shared = A shared win
sheet-tie-break = The tie goes to { $name }, who chose a boat first at the end of winter.

## Steps, in their order

sheet-step-lying = Goods lying on tiles
sheet-step-improve = Improved for free
sheet-step-printed = Printed points
sheet-step-doubled = Extensions
sheet-step-give = Pieces given to tiles and boats
sheet-step-orders = Contracts
sheet-step-winter = Winter tiles
sheet-step-boats = Boats
sheet-step-turn-order = Turn-order tiles
sheet-step-gold-left = Gold left over

## Lines

sheet-note-lying = Lying there: { $list }
sheet-note-turned = { $tile } turned to its upgraded side for free
sheet-note-doubled-free = { $tile } extended for free
sheet-note-printed = Printed on the tile
sheet-note-doubled = Doubled by an extension
sheet-note-order = Fulfilled with: { $list }
sheet-note-groups = Sets of: { $list }
sheet-note-each = Each of: { $list }
sheet-note-flat = Once
sheet-note-unused-ghost = The ghost, held through winter and not used
sheet-note-chain = { $count ->
    [one] { $count } boat joined to the home by water
   *[other] { $count } boats joined to the home by water
}
sheet-note-gold-left = Not used elsewhere: { $list }
sheet-note-counted = { $piece ->
    [transport-icon] { $count ->
        [one] { $count } point of transport printed in the village
       *[other] { $count } points of transport printed in the village
    }
    [upgrade-icon] { $count ->
        [one] { $count } upgrade point in the village
       *[other] { $count } upgrade points in the village
    }
    [loop-tile] { $count ->
        [one] { $count } tile on loops of roads
       *[other] { $count } tiles on loops of roads
    }
    [adjacent-tile] { $count ->
        [one] { $count } neighbouring tile
       *[other] { $count } neighbouring tiles
    }
    [winter-tile] { $count ->
        [one] { $count } winter tile
       *[other] { $count } winter tiles
    }
    [upgraded-tile] { $count ->
        [one] { $count } upgraded tile
       *[other] { $count } upgraded tiles
    }
    [extension] { $count ->
        [one] { $count } extension
       *[other] { $count } extensions
    }
   *[unfulfilled-contract] { $count ->
        [one] { $count } contract not fulfilled
       *[other] { $count } contracts not fulfilled
    }
}
sheet-chosen = Chosen: { $about }
