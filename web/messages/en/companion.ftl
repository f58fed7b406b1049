# The companion: for people around a real box.

companion-about = With a real box on the table: no account, no game on the server.
companion-parts = Parts of the companion
companion-setup = Set-up
companion-seasons = Seasons
companion-score = Score pad
companion-tiles = Tiles
companion-paper = Paper

## Rooms
room-title = Room
room-several = Several phones? Share one room
room-about = All phones in a room show the same table and one score pad; winter tiles are shown only to their owner. What is drawn already stays; only the winter tiles are dealt anew. A room ends a day after its last change.
room-make = Open a room
room-code = Code
room-join = Join
room-in = Room
room-share = Share
room-leave = Leave

## Set-up
setup-extras = Expansion and promo tiles
setup-all-promos = All promo tiles
setup-variants = Variants
setup-lacking = Tiles that my box lacks
setup-lacking-about = They are never drawn. This device remembers them.
setup-seed = Seed
setup-seed-chance = by chance
setup-seed-about = Phones with the same choices and the same seed show the same table.
setup-draw = Draw
setup-again = Draw again
setup-change = Change the choices
setup-sure = A new draw wipes out the ticks and the score pad. Draw?
setup-replaced = Replaced, because missing: { $list }
plan-players = Players
plan-starts = starts, with the purple marker
plan-workers = { $count ->
    [one] { $count } worker from the bag
   *[other] { $count } workers from the bag
}
plan-green = { $count ->
    [one] and { $count } green worker from the supply
   *[other] and { $count } green workers from the supply
}
plan-mine = this phone
plan-sit = This is me
plan-stand = Not me
plan-sit-about = { $count ->
    [one] Say who you are, and this phone shows your { $count } winter tile, to you alone. Or deal them by hand.
   *[other] Say who you are, and this phone shows your { $count } winter tiles, to you alone. Or deal them by hand.
}
plan-winter-show = Show my winter tiles
plan-winter-hide = Hide them
plan-boats = Boats and their cargo
plan-boat-side = side up: { $list }
plan-purple = side with the purple marker up
plan-beside = In every season also: { $list }
plan-summer-boats = Summer boats show the side named here and are never turned.
plan-winter = { $count ->
    [one] { $count } for each player, face down. Find yours on your phone and take it from the box unseen by the others, or shuffle and deal.
   *[other] { $count } for each player, face down. Find yours on your phone and take them from the box unseen by the others, or shuffle and deal.
}
plan-pieces = Pieces
plan-bag = In the bag:
plan-supply = In the supply:
plan-merchants = The Merchants: { $contracts } contracts face up, the others face down; { $cabins } cabins; { $extensions } extensions.
plan-missing = Not in my box: draw another

## Season by season
guide-begin = It begins
guide-lay-out = Lay out
guide-end = At its end
guide-mind = Often forgotten
guide-next = On to { $season }
guide-score = To the score pad

## Score pad
pad-played = What was played with
pad-new = Clear the pad
pad-sure = Clear everything that is written on the pad?
pad-which-home = Which home?
pad-with-map = Lay it out
pad-without-map = Quickly, without a map
pad-quick-about = Name the tiles. Only what depends on how they lie is asked.
pad-map = The village on the table
pad-in-hand = Where does { $tile } lie? Touch a glowing place.
pad-put-back = Put back
pad-add = Add tiles
pad-screen = Behind the screen, at the very end
pad-contracts = Contracts
pad-goods = Resources on this tile
pad-upgraded = upgraded
pad-turn = Turn
pad-move = Move
pad-remove = Remove
pad-none = None
pad-all = That is all
pad-nobody = Nobody
pad-missing = { $count ->
    [one] { $count } thing is still missing
   *[other] { $count } things are still missing
}
pad-ask-home = which home?
pad-ask-village = are these all tiles?
pad-ask-goods = resources on tiles?
pad-ask-screen = workers and skills?
pad-ask-contracts = contracts in hand?
pad-ask-counted = to be counted for { $tile }
pad-ask-start = Who has the purple marker at the end?
pad-ask-ghost = Who holds the ghost unused?
pad-ask-tie = A tie: which of them chose a boat first at the end of winter?
pad-wrong = { $name }: { $reason }
pad-count-adjacent-tile = how many tiles lie around it?
pad-count-adjacent-summer-tile = how many summer tiles lie around it?
pad-count-adjacent-winter-tile = how many winter tiles lie around it?
pad-count-adjacent-upgrade-icon = how many upgrade points on the tiles around it?
pad-count-loop-tile = how many tiles lie on a loop of roads?
pad-count-boats-in-chain = how many boats are joined to the home by unbroken water?
pad-count-route-tile = how many tiles has the longest walk by road from it?
pad-picture = Picture
pad-position = As a position
pad-keep = Keep in my history
pad-kept = Kept
pad-history = My history
pad-forget = Forget this game

## All tiles
tiles-search = Search
tiles-season = Kind
tiles-gives = Gives
tiles-scores = Scores
tiles-all = all
tiles-found = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
tiles-goes-with = Goes with:
thing-workers = workers
thing-green = green workers
thing-skills = skills
thing-gold = gold
thing-iron = iron
thing-stone = stone
thing-wood = wood
thing-transport = transport
thing-upgrades = upgrades
thing-contract = contracts
thing-tiles = tiles
thing-boats = boats

## On paper
paper-about = Player aids on two pages (a turn, the end of a season, icons; all tiles), a score sheet and a set-up card, to print on A4. They read well in black and white too.
