### The terminal: what the page has no words for. The page does not fetch this file. Arguments are explained in game.ftl and page.ftl.

list-and = { $first } and { $second }
list-or = { $first } or { $second }

## In a few letters, for drawn tiles and lists

letter-blue = b
letter-red = r
letter-yellow = y
letter-green = g
letter-any = any
letter-gold = G
letter-iron = I
letter-stone = S
letter-wood = W
letter-anvil = anv
letter-pick = pick
letter-saw = saw
short-blue = { $count } blue
short-red = { $count } red
short-yellow = { $count } yellow
short-green = { $count } green
short-gold = { $count } gold
short-iron = { $count } iron
short-stone = { $count } stone
short-wood = { $count } wood
short-points = { $points }p
short-chain = { $least }p-{ $most }p chain
short-draw-workers = +{ $count } white
short-green-workers = +{ $count } green
short-skills = +{ $count } skill
short-contract = +{ $count } contr.
short-transport = move { $count }
short-upgrades = up { $count }
short-use-tile = as another
short-any-worker = { $count ->
    [one] worker
   *[other] workers
}
short-any-skill = { $count ->
    [one] skill
   *[other] skills
}
short-any-resource = { $count ->
    [one] goods
   *[other] goods
}
short-same-worker = colour
short-same-skill = skill kind
short-same-resource = goods kind
short-transport-icon = move
short-upgrade-icon = upgrade
short-worker-icon = pictured
short-loop-tile = on loop
short-adjacent-tile = beside
short-adjacent-summer-tile = summer beside
short-adjacent-winter-tile = winter beside
short-adjacent-upgrade-icon = upgrade beside
short-route-tile = on walk
short-winter-tile = winter
short-upgraded-tile = upgraded
short-extension = extension
short-unfulfilled-contract = contract
short-transport-over-fields = any edge
short-transport-times = move x{ $count }
short-upgrades-times = up x{ $count }
short-resources-wild-when = wild goods
short-counter-bid-in-other-colour = counter-bid
short-use-in-any-colours = any colours
short-foreign-resources-on-any-own-tile = put anywhere
short-flat = flat
short-closed = closed
edge-n = N
edge-ne = NE
edge-se = SE
edge-s = S
edge-sw = SW
edge-nw = NW

## Choosing, step by step

cli-bid-for = Bid for
cli-use-auction = Use in the auction
cli-use-mine = Use in your village
cli-use-of = Use in the village of { $name }
cli-with-groups = { $colour }, with { $groups }
cli-none-from-screen = no worker from the screen
cli-move-to = to { $tile }
cli-upgrade = Upgrade { $tile }
cli-extend = Extend { $tile }
cli-paying = paying { $list }
cli-swap = Swap { $contract }
cli-for-piece = for { $piece }
cli-add = Add { $tile }
cli-at = at { $at }
cli-turned = turned { $turn }
cli-edges-road = roads { $list }
cli-edges-water = water { $list }
cli-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
cli-back = back: another choice

## The table

cli-start-player = start player: { $name }
cli-village-seat = The village of { $name } (seat { $seat })
cli-screen-of = Behind the screen of { $name }: { $list }
cli-contracts-stack = { $count ->
    [one] { $count } more face down
   *[other] { $count } more face down
}
cli-asked = Asked: { $name } (seat { $seat }), { $question }
cli-tile-edges = Edges from the bottom clockwise: { $edges } (R road, W water, G plain)
cli-does = Does: { $list }
cli-upgraded-does = Upgraded: { $list }
cli-column-edges = edges
cli-column-does = does
cli-column-cost = upgrade
cli-column-upgraded = upgraded

## The score

cli-points = points
cli-for-what = for
cli-score-now = Your points as things stand
cli-leads-now = { $count ->
    [one] The game is not over; as things stand { $list } leads.
   *[other] The game is not over; as things stand these lead: { $list }.
}
cli-the-end = The end

## The conversation

cli-player-name = Player { $number }
cli-thinking = { $name } is thinking
cli-bot-failed = { $name } failed ({ $reason }); chance has answered instead.
cli-hand-over = Pass the keyboard to { $name }.
cli-ready = { $name }: press Enter.
cli-end-turn = Press Enter to end your turn.
cli-end-turn-undo = Press Enter to end your turn, or type undo.
cli-refused = Not allowed ({ $rule }): { $reason }
cli-allowed = That is allowed.
cli-not-understood = '{ $line }' is neither a choice nor an action; help tells what can be typed.
cli-introduce = { $list }: { bot-level } ({ $bot }).
cli-unfinished = The game is left unfinished.
cli-saved = Saved. It holds the seed of the deal; keyflower play --load { $file } goes on with it.
cli-interrupted = The game is saved: keyflower play --load { $file } goes on with it.
cli-loaded = { $count ->
    [one] Loaded: { $count } action played.
   *[other] Loaded: { $count } actions played.
}
cli-not-saved = This game is not saved: save FILE keeps it, quit once more leaves it.
cli-keep-record = save FILE keeps the record; Enter leaves.
cli-needs-file = { $command } needs the name of a file
cli-other-seats = that game has { $count } seats, this table { $players }
cli-nobody-called = nobody is called { $name }; there are { $list }
cli-no-undo = nothing of yours can be taken back: something new has been seen, or others have gone on
cli-taken-back = Taken back.

## Help: what can be typed

cli-help-number = Choose by number: `12` opens or plays choice 12, `12 red 3` goes on at once to three red workers.
cli-help-notation = Or write the action itself: { $examples }
cli-help-choices = the list again
cli-help-back = back to the beginning of the list
cli-help-show = the whole table
cli-help-auction = only the auction
cli-help-village = yours, or somebody's village
cli-help-tile = what is printed on a tile
cli-help-score = your points as things stand
cli-help-log = what has happened
cli-help-why = may I do this? if not, which rule forbids it
cli-help-hint = what a strong bot would do for you
cli-help-undo = take your last action back, as far as nothing new was seen since
cli-help-save = write the game down
cli-help-load = go on with another game
cli-help-help = this page
cli-help-quit = leave
cli-help-drawings = In the drawings: strokes across an edge are roads, waves are water. >3 on a tile: its next use needs three workers.
cli-help-lots = Under a tile for auction: what its upgrade costs and brings, then the bids, the leading one with a > in front.
cli-help-list = In the list of choices: { $span } is one to three red workers, { $joined } with a losing bid that comes along.

## The whole screen

full-back = Back
full-save = Save
full-quit = Quit
full-end-turn = End your turn
full-saved = Saved as { $file }.
full-points = Points
full-small = The window is too small for the table: it needs { $columns } columns and { $lines } lines.
