### The words of the game: seasons, pieces, tiles and what they do.
###
### Arguments, in all files:
###   $name, $other, $tile, $from, $to, $received, $list   text that is already in the reader's language
###   $colour, $season, $resource, $skill, $piece, $kind, $when   ids as the game writes them (red, spring, wood, anvil, any-worker)
###   $count, $points, $have, $need, $players   numbers (never text, or plurals go wrong)
### In keys and in $piece an underscore of an id is written as a hyphen: any_worker is any-worker.

## Seasons

season-spring = spring
    .of = spring
season-summer = summer
    .of = summer
season-autumn = autumn
    .of = autumn
season-winter = winter
    .of = winter

## Worker colours

colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green
colour-purple = purple
colour-any = any colour

## Workers with a count and a colour; `object` is the form after a verb

workers = { $colour ->
    [blue] { $count ->
        [one] { $count } blue worker
       *[other] { $count } blue workers
    }
    [red] { $count ->
        [one] { $count } red worker
       *[other] { $count } red workers
    }
    [yellow] { $count ->
        [one] { $count } yellow worker
       *[other] { $count } yellow workers
    }
    [green] { $count ->
        [one] { $count } green worker
       *[other] { $count } green workers
    }
   *[any] { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
}
    .object = { workers }

## Resources and skills without a count

resource-gold = gold
resource-iron = iron
resource-stone = stone
resource-wood = wood

skill-anvil = anvil
skill-pick = pick
skill-saw = saw

## Terms

term-contract = contract
term-extension = extension
term-ghost = ghost
term-marker = start-player marker
term-front = front
term-back = upgraded side

## Pieces with a count, for lists

piece-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
piece-blue = { $count ->
    [one] { $count } blue worker
   *[other] { $count } blue workers
}
piece-red = { $count ->
    [one] { $count } red worker
   *[other] { $count } red workers
}
piece-yellow = { $count ->
    [one] { $count } yellow worker
   *[other] { $count } yellow workers
}
piece-green = { $count ->
    [one] { $count } green worker
   *[other] { $count } green workers
}
piece-purple = the start-player marker
piece-any-worker = { $count ->
    [one] { $count } worker of any colour
   *[other] { $count } workers of any colour
}
piece-same-worker = { $count ->
    [one] { $count } worker of one chosen colour
   *[other] { $count } workers of one chosen colour
}
piece-gold = { $count } gold
piece-iron = { $count } iron
piece-stone = { $count } stone
piece-wood = { $count } wood
piece-resource = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
piece-any-resource = { $count ->
    [one] { $count } resource of any kind
   *[other] { $count } resources of any kind
}
piece-same-resource = { $count ->
    [one] { $count } resource of one chosen kind
   *[other] { $count } resources of one chosen kind
}
piece-anvil = { $count ->
    [one] { $count } anvil
   *[other] { $count } anvils
}
piece-pick = { $count ->
    [one] { $count } pick
   *[other] { $count } picks
}
piece-saw = { $count ->
    [one] { $count } saw
   *[other] { $count } saws
}
piece-skill = { $count ->
    [one] { $count } skill
   *[other] { $count } skills
}
piece-any-skill = { $count ->
    [one] { $count } skill of any kind
   *[other] { $count } skills of any kind
}
piece-same-skill = { $count ->
    [one] { $count } skill of one chosen kind
   *[other] { $count } skills of one chosen kind
}
piece-cabin = { $count ->
    [one] { $count } cabin
   *[other] { $count } cabins
}
piece-contract = { $count ->
    [one] { $count } contract
   *[other] { $count } contracts
}
piece-extension = { $count ->
    [one] { $count } extension
   *[other] { $count } extensions
}
piece-tile = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
piece-winter-tile = { $count ->
    [one] { $count } winter tile
   *[other] { $count } winter tiles
}
piece-boat = { $count ->
    [one] { $count } boat
   *[other] { $count } boats
}
piece-bid = { $count ->
    [one] { $count } losing bid
   *[other] { $count } losing bids
}
piece-workers = { piece-worker }
piece-skills = { piece-skill }
piece-cabins = { piece-cabin }
piece-contracts = { piece-contract }
piece-ghost = the ghost
losing-bids = { $count ->
    [one] the losing bid on { $tiles }
   *[other] the losing bids on { $tiles }
}
    .object = { $count ->
        [one] the losing bid on { $tiles }
       *[other] the losing bids on { $tiles }
    }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Kinds of tiles

kind-home = home tile
kind-village = village tile
kind-spring = spring tile
kind-summer = summer tile
kind-autumn = autumn tile
kind-winter = winter tile
kind-summer-boat = summer boat
kind-boat = boat
kind-turn-order = turn-order tile
kind-special = special tile
kinds-home = Home tiles
kinds-spring = Spring tiles
kinds-summer = Summer tiles
kinds-autumn = Autumn tiles
kinds-winter = Winter tiles
kinds-boat = Boats
kinds-turn-order = Turn-order tiles
kinds-special = Special tiles

## What using a tile does. A face's effects are told one after the other.

effect-none = Cannot be used.
effect-resources = Make: { $list }.
effect-choose-resource = Make one of these, as you choose: { $list }.
effect-choose-one = Choose one: { $list }.
either-or = { $first }; or { $second }
effect-draw-workers = { $count ->
    [one] Draw { $count } worker from the bag.
   *[other] Draw { $count } workers from the bag.
}
effect-green-workers = { $count ->
    [one] Take { $count } green worker from the supply.
   *[other] Take { $count } green workers from the supply.
}
effect-skills = { $count ->
    [one] Draw { $count } skill from the face-down supply.
   *[other] Draw { $count } skills from the face-down supply.
}
effect-contract = { $count ->
    [one] Take { $count } contract: a face-up one, or one unseen from the stack.
   *[other] Take { $count } contracts, one after the other: each a face-up one, or one unseen from the stack.
}
effect-transport = { $count ->
    [one] Move resources in your village: { $count } step.
   *[other] Move resources in your village: up to { $count } steps in all.
}
effect-upgrades = { $count ->
    [one] Then you may upgrade { $count } of your tiles.
   *[other] Then you may upgrade up to { $count } of your tiles.
}
effect-pay-worker = { $colour ->
    [blue] Price: 1 blue worker.
    [red] Price: 1 red worker.
    [yellow] Price: 1 yellow worker.
    [green] Price: 1 green worker.
   *[any] Price: 1 worker of any colour.
}
effect-pay-skill = { $skill ->
    [anvil] Price: 1 anvil.
    [pick] Price: 1 pick.
    [saw] Price: 1 saw.
   *[any] Price: 1 skill of any kind.
}
effect-use-tile = { $tile ->
    [adjacent] Carry out the effect of one village tile next to this one, at that tile's price.
   *[village] Carry out the effect of any village tile of the village in which this one lies, at that tile's price.
}
effect-score-on-tile = { $resource ->
    [gold] At the end: { points } for each gold that lies here.
    [iron] At the end: { points } for each iron that lies here.
    [stone] At the end: { points } for each stone that lies here.
    [wood] At the end: { points } for each wood that lies here.
   *[any] At the end: { points } for each resource that lies here.
}

upgrade-cost = Upgrade: { $list }
printed-points = Printed: { points }

## What a tile scores at the end. `score-per-one` for one piece of one kind, `score-per` for anything larger.

score-per = { points } for each set of { $list }.
score-per-one = { $piece ->
    [blue] { points } for each blue worker.
    [red] { points } for each red worker.
    [yellow] { points } for each yellow worker.
    [green] { points } for each green worker.
    [any-worker] { points } for each worker not scored elsewhere.
    [same-worker] { points } for each worker of one colour that you choose.
    [gold] { points } for each gold (instead of its usual 1).
    [iron] { points } for each iron.
    [stone] { points } for each stone.
    [wood] { points } for each wood.
    [any-resource] { points } for each resource.
    [same-resource] { points } for each resource of one kind that you choose.
    [anvil] { points } for each anvil.
    [pick] { points } for each pick.
    [saw] { points } for each saw.
    [any-skill] { points } for each skill.
    [same-skill] { points } for each skill of one kind that you choose.
    [transport-icon] { points } for each point of transport printed in your village.
    [upgrade-icon] { points } for each upgrade point printed in your village, cabins included.
    [worker-icon] { points } for each worker pictured on the visible sides of the tiles in your village, this one too.
    [loop-tile] { points } for each tile of your village that lies on a loop of roads.
    [adjacent-tile] { points } for each neighbouring tile.
    [adjacent-summer-tile] { points } for each summer tile around it, summer boats too.
    [adjacent-winter-tile] { points } for each winter village tile around it.
    [adjacent-upgrade-icon] { points } for each upgrade point on the tiles around it, cabins on a neighbouring home included.
    [route-tile] { points } for each different tile on the longest walk by road that begins here and uses no joint of roads twice; this tile counts.
    [winter-tile] { points } for each winter tile in your village.
    [upgraded-tile] { points } for each upgraded tile in your village.
    [extension] { points } for each extension in your village.
   *[unfulfilled-contract] { points } for each contract that you hold and have not fulfilled.
}
score-flat = { points }.
score-boats-in-chain = { $list } points in all for 1, 2, 3, 4 or at least 5 boats joined to your home by unbroken water; this boat counts too.
score-contract-points = Each contract you fulfil scores { points }.
score-with-unused-ghost = { $points ->
    [one] { $points } more point if you held the ghost through winter and did not use it.
   *[other] { $points } more points if you held the ghost through winter and did not use it.
}

gain-resources = Before the scoring, on your home tile: { $list }.
gain-free-upgrade = { $count ->
    [one] Before the scoring you may turn { $count } tile of your village to its upgraded side for free.
   *[other] Before the scoring you may turn { $count } tiles of your village to their upgraded sides for free.
}
gain-free-extension = { $count ->
    [one] Before the scoring you may place { $count } extension of any colour for free.
   *[other] Before the scoring you may place { $count } extensions of any colour for free.
}

## Summer boats: what they do for the owner of the village

ability-when = At the end of { $list }: { $what }
ability-draw-workers = { $count ->
    [one] you draw { $count } worker from the bag.
   *[other] you draw { $count } workers from the bag.
}
ability-green-workers = { $count ->
    [one] you take { $count } green worker from the supply.
   *[other] you take { $count } green workers from the supply.
}
ability-transport-over-fields = Your resources need no road: they move between any two neighbouring tiles.
ability-edges-need-not-match = You may place tiles even where the edges do not match.
ability-transport-times = { $count ->
    [2] You have twice the transport, whichever tile you use.
   *[other] You have { $count } times the transport, whichever tile you use.
}
ability-upgrades-times = { $count ->
    [2] You have twice the upgrades, whichever tile you use.
   *[other] You have { $count } times the upgrades, whichever tile you use.
}
ability-boat-score-times = { $count ->
    [2] These boats score double for you: { $list }.
   *[other] These boats score { $count } times as much for you: { $list }.
}
ability-resources-wild-when = { $when ->
    [upgrade] When you upgrade, any resource stands for any other.
    [extension] When you place an extension, any resource stands for any other.
   *[scoring] In the final scoring any resource of yours stands for any other.
}
ability-counter-bid-in-other-colour = Where others have bid for a village tile in blue, red or yellow, and you have no standing workers there and nobody has used it, you may bid in one other colour. Your workers lie flat.
ability-use-in-any-colours = On a tile that already has a bid or a worker this season you may place workers of any colours, mixed too. Those of another colour lie flat.
ability-foreign-resources-on-any-own-tile = Resources that you get outside your village, and those that a cargo brings, may be put on any tiles of your village instead of your home tile.
ability-resources = you get { $list } on your home tile.

## Boats

cargo-workers = { piece-worker }
cargo-skills = { piece-skill }
cargo-green = { piece-green }
cargo-gold = { piece-gold }
cargo-cabins = { piece-cabin }
cargo-contracts = { piece-contract }
cargo-in-season = { $season ->
    [spring] In spring: { $list }
    [summer] In summer: { $list }
    [autumn] In autumn: { $list }
   *[winter] In winter: { $list }
}
boat-min-players = { $players ->
    [6] Only with 6 players
   *[other] From { $players } players on
}
boat-replaced-after = Whoever takes its autumn cargo replaces it at once with a boat that is not in this game.
turn-order-about = At the end of each season its winner is number { $number } to choose a boat.
turn-order-purple = With { $list } players its winner takes the purple marker too.
special-key-celeste = In the auction every season. In spring, summer and autumn its winner holds the ghost in the season that follows; in winter the tile itself is won. As a turn, whoever holds the ghost may put it in the place of another player's leading bid and take those workers; the robbed player still wins the tile, but nobody may bid for it or use it any more that season.

## Contracts and extensions

contract-needs = Contract: { $list }
extension-name = { $colour ->
    [blue] blue extension
    [red] red extension
    [yellow] yellow extension
   *[green] green extension
}
extension-cost = Price: { $list }

## Modules and variants

module-base = Base game
module-base-about = Four seasons, a village of your own, and workers that bid as well as work.
module-merchants = The Merchants
module-merchants-about = Contracts to fulfil, extensions and cabins to build, six new tiles, and a second version of every boat.
module-promos = Promo tiles
module-promos-about = Three extra tiles, one of them with a ghost.
module-emporium = Emporium
module-emporium-about = A winter tile: 3 points for each set of one green worker and two workers of any colours.
module-monument = Monument
module-monument-about = A winter tile: 4 points for each three resources of which at least one is gold.
module-key-celeste = Key Celeste
module-key-celeste-about = A tile in the auction every season, with a ghost that robs a leading bid of its workers.
module-more-promos = More promo tiles
module-more-promos-about = Eleven further promo tiles of later years.
module-storyteller = Storyteller
module-storyteller-about = A spring tile: draw a worker or a skill; upgraded, both.
module-trader = Trader
module-trader-about = A summer tile: give a skill back for a green worker; upgraded, for two.
module-sorcerer = Sorcerer
module-sorcerer-about = A summer tile: it does what a neighbouring village tile can do; upgraded, any of its village.
module-developer = Developer
module-developer-about = A summer tile: 2 points, upgraded 3, for each upgrade point on the tiles around it.
module-talton-lodge = Talton Lodge
module-talton-lodge-about = An autumn tile: 1 point, upgraded 2, for each worker pictured in its village; its upgrade is paid with two workers.
module-beekeeper = Beekeeper
module-beekeeper-about = A winter tile: 2 points for each tile around it.
module-the-glade = The Glade
module-the-glade-about = A winter tile: 5 points for each summer tile around it, summer boats too.
module-the-glade-in-winter = The Glade in Winter
module-the-glade-in-winter-about = A winter tile: 3 points for each winter village tile around it.
module-delivery-man = Delivery Man
module-delivery-man-about = A winter tile: 1 point for each different tile on the longest walk by road from it.
module-keyside = Keyside
module-keyside-about = A winter tile: its winner gets three of each resource at once; it counts as a boat for Sea Breese.
module-summer-boat-7 = Summer boat 7
module-summer-boat-7-about = Resources from elsewhere land on any of your tiles; or wood, stone and iron at the end of three seasons.
variant-merchants = Merchants' variant
variant-merchants-about = All boats are second versions and every tile of The Merchants is sure to come up.
variant-open = Open play
variant-open-about = Only what was drawn unseen is hidden; whatever was won openly lies in the open.
variant-handicap = Handicap
variant-handicap-about = The players you choose start with one green worker more.

## Tile names. Proper names of boats are the same everywhere.

tile-home-1 = Home 1
tile-home-2 = Home 2
tile-home-3 = Home 3
tile-home-4 = Home 4
tile-home-5 = Home 5
tile-home-6 = Home 6
tile-alehouse = Alehouse
tile-alehouse-translated = { tile-alehouse }
tile-apprentice-hall = Apprentice hall
tile-apprentice-hall-translated = { tile-apprentice-hall }
tile-gold-mine = Gold mine
tile-gold-mine-translated = { tile-gold-mine }
tile-key-mine = Key mine
tile-key-mine-translated = { tile-key-mine }
tile-keystone-quarry = Keystone quarry
tile-keystone-quarry-translated = { tile-keystone-quarry }
tile-keywood = Keywood
tile-keywood-translated = { tile-keywood }
tile-miner = Miner
tile-miner-translated = { tile-miner }
tile-peddler = Peddler
tile-peddler-translated = { tile-peddler }
tile-quarryman = Quarryman
tile-quarryman-translated = { tile-quarryman }
tile-stable = Stable
tile-stable-translated = { tile-stable }
tile-woodcutter = Woodcutter
tile-woodcutter-translated = { tile-woodcutter }
tile-workshop = Workshop
tile-workshop-translated = { tile-workshop }
tile-brewer = Brewer
tile-brewer-translated = { tile-brewer }
tile-carpenter = Carpenter
tile-carpenter-translated = { tile-carpenter }
tile-farrier = Farrier
tile-farrier-translated = { tile-farrier }
tile-hiring-fair = Hiring fair
tile-hiring-fair-translated = { tile-hiring-fair }
tile-mason = Mason
tile-mason-translated = { tile-mason }
tile-smelter = Smelter
tile-smelter-translated = { tile-smelter }
tile-store = Store
tile-store-translated = { tile-store }
tile-tavern = Tavern
tile-tavern-translated = { tile-tavern }
tile-barn = Barn
tile-barn-translated = { tile-barn }
tile-blacksmith = Blacksmith
tile-blacksmith-translated = { tile-blacksmith }
tile-fair = Fair
tile-fair-translated = { tile-fair }
tile-forge = Forge
tile-forge-translated = { tile-forge }
tile-goldsmith = Goldsmith
tile-goldsmith-translated = { tile-goldsmith }
tile-inn = Inn
tile-inn-translated = { tile-inn }
tile-sawmill = Sawmill
tile-sawmill-translated = { tile-sawmill }
tile-sculptor = Sculptor
tile-sculptor-translated = { tile-sculptor }
tile-stone-yard = Stone yard
tile-stone-yard-translated = { tile-stone-yard }
tile-timber-yard = Timber yard
tile-timber-yard-translated = { tile-timber-yard }
tile-wainwright = Wainwright
tile-wainwright-translated = { tile-wainwright }
tile-well = Well
tile-well-translated = { tile-well }
tile-apothecary = Apothecary
tile-apothecary-translated = { tile-apothecary }
tile-craftsmans-guild = Craftsman's guild
tile-craftsmans-guild-translated = { tile-craftsmans-guild }
tile-jeweller = Jeweller
tile-jeweller-translated = { tile-jeweller }
tile-key-guild = Key guild
tile-key-guild-translated = { tile-key-guild }
tile-keythedral = Keythedral
tile-keythedral-translated = { tile-keythedral }
tile-key-market = Key market
tile-key-market-translated = { tile-key-market }
tile-mercers-guild = Mercer's guild
tile-mercers-guild-translated = { tile-mercers-guild }
tile-scholar = Scholar
tile-scholar-translated = { tile-scholar }
tile-scribes = Scribes
tile-scribes-translated = { tile-scribes }
tile-village-hall = Village hall
tile-village-hall-translated = { tile-village-hall }
tile-watermill = Watermill
tile-watermill-translated = { tile-watermill }
tile-windmill = Windmill
tile-windmill-translated = { tile-windmill }
tile-summer-boat-1a = Boat 1a
tile-summer-boat-1b = Boat 1b
tile-summer-boat-2a = Boat 2a
tile-summer-boat-2b = Boat 2b
tile-summer-boat-3a = Boat 3a
tile-summer-boat-3b = Boat 3b
tile-summer-boat-4a = Boat 4a
tile-summer-boat-4b = Boat 4b
tile-summer-boat-7a = Boat 7a
tile-summer-boat-7b = Boat 7b
tile-keyflower = Keyflower
tile-sea-bastion = Sea Bastion
tile-sea-breese = Sea Breese
tile-flipper = Flipper
tile-ianvincible = Ianvincible
tile-white-wind = White Wind
tile-turn-order-1 = Turn order 1
tile-turn-order-2 = Turn order 2
tile-turn-order-3 = Turn order 3
tile-turn-order-4 = Turn order 4
tile-assayer = Assayer
tile-assayer-translated = { tile-assayer }
tile-bookkeeper = Bookkeeper
tile-bookkeeper-translated = { tile-bookkeeper }
tile-merchant = Merchant
tile-merchant-translated = { tile-merchant }
tile-artisan = Artisan
tile-artisan-translated = { tile-artisan }
tile-builder = Builder
tile-builder-translated = { tile-builder }
tile-muleteer = Muleteer
tile-muleteer-translated = { tile-muleteer }
tile-keyflower-2 = Keyflower II
tile-sea-bastion-2 = Sea Bastion II
tile-sea-breese-2 = Sea Breese II
tile-flipper-2 = Flipper II
tile-ianvincible-2 = Ianvincible II
tile-white-wind-2 = White Wind II
tile-emporium = Emporium
tile-emporium-translated = { tile-emporium }
tile-monument = Monument
tile-monument-translated = { tile-monument }
tile-storyteller = Storyteller
tile-storyteller-translated = { tile-storyteller }
tile-trader = Trader
tile-trader-translated = { tile-trader }
tile-developer = Developer
tile-developer-translated = { tile-developer }
tile-talton-lodge = Talton Lodge
tile-talton-lodge-translated = { tile-talton-lodge }
tile-sorcerer = Sorcerer
tile-sorcerer-translated = { tile-sorcerer }
tile-beekeeper = Beekeeper
tile-beekeeper-translated = { tile-beekeeper }
tile-the-glade = The Glade
tile-the-glade-translated = { tile-the-glade }
tile-the-glade-in-winter = The Glade in Winter
tile-the-glade-in-winter-translated = { tile-the-glade-in-winter }
tile-delivery-man = Delivery Man
tile-delivery-man-translated = { tile-delivery-man }
tile-keyside = Keyside
tile-keyside-translated = { tile-keyside }
tile-key-celeste = Key Celeste
