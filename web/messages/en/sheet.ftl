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
sheet-counted-adjacent-tile = { $count ->
    [one] { $count } neighbouring tile
   *[other] { $count } neighbouring tiles
}
sheet-counted-adjacent-summer-tile = { $count ->
    [one] { $count } summer tile around it
   *[other] { $count } summer tiles around it
}
sheet-counted-adjacent-winter-tile = { $count ->
    [one] { $count } winter tile around it
   *[other] { $count } winter tiles around it
}
sheet-counted-adjacent-upgrade-icon = { $count ->
    [one] { $count } upgrade point around it
   *[other] { $count } upgrade points around it
}
sheet-counted-worker-icon = { $count ->
    [one] { $count } pictured worker
   *[other] { $count } pictured workers
}
sheet-counted-route-tile = { $count ->
    [one] a walk of { $count } tile
   *[other] a walk of { $count } tiles
}
sheet-counted-loop-tile = { $count ->
    [one] { $count } tile on loops of roads
   *[other] { $count } tiles on loops of roads
}
sheet-counted-boats-in-chain = { $count ->
    [one] { $count } boat joined to the home by water
   *[other] { $count } boats joined to the home by water
}
sheet-counted-transport-icon = { $count ->
    [one] { $count } point of transport printed in the village
   *[other] { $count } points of transport printed in the village
}
sheet-counted-upgrade-icon = { $count ->
    [one] { $count } upgrade point in the village
   *[other] { $count } upgrade points in the village
}
sheet-counted-winter-tile = { piece-winter-tile }
sheet-counted-upgraded-tile = { $count ->
    [one] { $count } upgraded tile
   *[other] { $count } upgraded tiles
}
sheet-counted-extension = { piece-extension }
sheet-counted-unfulfilled-contract = { $count ->
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
