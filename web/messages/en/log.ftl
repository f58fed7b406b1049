### The game's log: one message for each kind of event. `-own` is what only the player concerned reads.

log-bid = { $name } bids { workers.object } for { $tile }.
log-bid-raised = { $name } raises the bid for { $tile } by { workers.object }, to { $total } in all.
log-bid-with-groups = { $name } bids { workers.object } for { $tile }, including { $groups }; { $total } in all.
log-use = { $name } uses { $tile } with { workers.object }.
log-use-with-groups = { $name } uses { $tile } with { workers.object }, including { $groups }.
log-placed-workers = { $name } places workers on { $tile }: { $list }.
log-pass = { $name } passes.
log-paid = { $name } pays: { $list }.
log-paid-group = { $name } gives up the losing bid on { $tile }: { $list }.
log-chose = { $name } chooses: { $list }.
log-gained-resources = { $name } receives on { $tile }: { $list }.
log-drew-workers = { $count ->
    [0] { $name } draws no worker: the bag is empty.
    [one] { $name } draws { $count } worker from the bag.
   *[other] { $name } draws { $count } workers from the bag.
}
log-drew-workers-own = You draw: { $list }.
log-got-green = { $count ->
    [0] { $name } takes no green worker: the supply has none.
    [one] { $name } takes { $count } green worker from the supply.
   *[other] { $name } takes { $count } green workers from the supply.
}
log-drew-skills = { $count ->
    [0] { $name } draws no skill: the supply has none.
    [one] { $name } draws { $count } skill.
   *[other] { $name } draws { $count } skills.
}
log-drew-skills-own = You draw: { $list }.
log-moved = { $resource ->
    [gold] { $name } moves 1 gold from { $from } to { $to }.
    [iron] { $name } moves 1 iron from { $from } to { $to }.
    [stone] { $name } moves 1 stone from { $from } to { $to }.
   *[wood] { $name } moves 1 wood from { $from } to { $to }.
}
log-upgraded = { $name } upgrades { $tile }.
log-upgraded-paying = { $name } upgrades { $tile } and pays: { $list }.
log-put = { $resource ->
    [gold] { $name } puts 1 gold on { $tile }.
    [iron] { $name } puts 1 iron on { $tile }.
    [stone] { $name } puts 1 stone on { $tile }.
   *[wood] { $name } puts 1 wood on { $tile }.
}
log-copied = With { $by }, { $name } does what { $tile } can do.

log-season-began = { $season ->
    [spring] Spring begins.
    [summer] Summer begins.
    [autumn] Autumn begins.
   *[winter] Winter begins.
}
log-boat-loaded = { $tile } carries: { $list }.
log-boat-empty = { $tile } is empty.
log-took-tile = { $name } wins { $tile }.
log-tile-left = Nobody bid for { $tile }: it leaves the game.
log-bids-returned = { $name } takes the losing bids home: { $list }.
log-workers-home = { $name } brings workers home: { $list }.
log-took-boat = { $name } takes { $tile }.
log-took-cargo = { $name } takes the cargo of { $tile }: { $list }.
log-took-nothing = { $name } takes { $tile }, which is empty.
log-waited = { $name } waits for a later boat.
log-took-marker = { $name } takes the start-player marker.
log-marker-moved = The start-player marker goes on to { $name }.
log-placed = { $name } adds { $tile } to the village.
log-tile-lost = { $tile } fits nowhere in the village of { $name } and leaves the game.
log-offered = { $name } chooses winter tiles for the auction.
log-offered-own = You put into the auction: { $list }.
log-winter-offers = Winter tiles put into the auction: { $list }.

## The Merchants

log-contract-taken = { $name } takes a face-up contract: { $list }.
log-contract-drawn = { $name } draws a contract unseen.
log-contract-drawn-own = You draw the contract: { $list }.
log-contract-swapped = { $name } swaps a contract ({ $list }) for: { $received }.
log-contract-none = There is no contract left for { $name }.
log-contracts-replaced = The face-up contracts are replaced.
log-extended = { $colour ->
    [blue] { $name } builds a blue extension on { $tile } and pays: { $list }.
    [red] { $name } builds a red extension on { $tile } and pays: { $list }.
    [yellow] { $name } builds a yellow extension on { $tile } and pays: { $list }.
   *[green] { $name } builds a green extension on { $tile } and pays: { $list }.
}
log-cabin = { $count ->
    [one] { $name } puts { $count } cabin on the home tile.
   *[other] { $name } puts { $count } cabins on the home tile.
}
log-boat-replaced = { $name } puts { $to } in the place of { $from }.

## Promo tiles and variants

log-ghost-won = { $name } holds the ghost.
log-ghost-back = The ghost goes back to Key Celeste.
log-ghost-gone = The ghost leaves the game.
log-haunted = { $name } sends the ghost to { $tile } and takes the workers of { $other }: { $list }.
log-shown = { $name } shows: { $list }.

## The end

log-game-over = { $count ->
    [one] The game is over. { $list } wins.
   *[other] The game is over. The winners: { $list }.
}
log-undone = { $name } takes the last move back.
log-bot-takes-seat = A bot plays on for { $name }.
