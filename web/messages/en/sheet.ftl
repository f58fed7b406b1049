### The score sheet: where points come from.

sheet-title = Score sheet
sheet-total = Total
sheet-source = From
sheet-winner = { $count ->
    [one] Winner: { $list }
   *[other] Winners: { $list }
}
sheet-shared = A shared win
sheet-tie-break = The tie goes to { $name }, who chose a boat first at the end of winter.

## Sources

sheet-printed = Printed points
sheet-extension = Extensions
sheet-on-tile = Resources on tiles
sheet-village = Village tiles
sheet-winter = Winter tiles
sheet-boat = Boats
sheet-turn-order = Turn-order tiles
sheet-contract = Contracts
sheet-gold = Gold left over
sheet-special = Special tiles
sheet-ghost = The unused ghost

## Lines

sheet-line-gold = 1 point each: { $list }
sheet-line-neighbours = { $count ->
    [one] { $count } neighbouring tile
   *[other] { $count } neighbouring tiles
}
sheet-line-summer-neighbours = { $count ->
    [one] { $count } summer tile around it
   *[other] { $count } summer tiles around it
}
sheet-line-winter-neighbours = { $count ->
    [one] { $count } winter tile around it
   *[other] { $count } winter tiles around it
}
sheet-line-upgrade-neighbours = { $count ->
    [one] { $count } upgrade point around it
   *[other] { $count } upgrade points around it
}
sheet-line-route = { $count ->
    [one] a walk of { $count } tile
   *[other] a walk of { $count } tiles
}
sheet-line-loop = { $count ->
    [one] { $count } tile on loops of roads
   *[other] { $count } tiles on loops of roads
}
sheet-line-chain = { $count ->
    [one] { $count } boat joined to the home by water
   *[other] { $count } boats joined to the home by water
}
sheet-line-transport = { $count ->
    [one] { $count } point of transport printed in the village
   *[other] { $count } points of transport printed in the village
}
sheet-line-upgrades = { $count ->
    [one] { $count } upgrade point in the village
   *[other] { $count } upgrade points in the village
}
sheet-line-winter-tiles = { piece-winter-tile }
sheet-line-upgraded-tiles = { $count ->
    [one] { $count } upgraded tile
   *[other] { $count } upgraded tiles
}
sheet-line-extensions = { piece-extension }
sheet-line-contracts-held = { $count ->
    [one] { $count } contract not fulfilled
   *[other] { $count } contracts not fulfilled
}
sheet-line-flipped = { $tile } turned to its upgraded side for free
sheet-line-free-extension = { $tile } extended for free

## The end

end-counting = Counting points
end-you = (you)
end-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
end-village = The village of { $name }
end-sources = Where the points came from
end-look-back = Look at the table
end-result = The result
end-share = Share a picture
end-share-title = A game of Keyflower
end-share-failed = The picture could not be made in this browser.
