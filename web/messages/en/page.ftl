### The page itself: lobby, table, questions, lessons. Arguments are explained in game.ftl; more:
###   $name, $other   a player's name      $tile, $boat, $from, $to, $extension, $contract   names in the reader's language
###   $list, $groups, $piece   pieces or names, already in words      $n, $last, $number, $level, $count, $points, $players   numbers

## Everywhere

skip = Skip to the content
loading = One moment…
close = Close
cancel = Cancel
confirm = Confirm
undo = Undo
copy = Copy
open = Open
keep = Keep
file = From a file
more = More
fewer = Fewer
none = none
nothing = nothing
agree = Agree
refuse = Refuse
menu = Menu
rule = Rule { $rule }
you = { $name } (you)
guest = Guest
your-name = Your name
your-turn = Your turn
your-turn-at = It is your turn at another table: { $name }.
name-kept = Your name is kept.
something-new = something new
gone-title = There is no such page.
to-lobby = To the lobby
to-table = To the table

nav-label = Pages
nav-learn = Learn
nav-rules = Rules
nav-settings = Settings

## Errors of the server

error-offline = The server cannot be reached just now. The page keeps trying.
error-busy = The server is busy. Please try again in a moment.
error-bad-message = The server did not understand that.
error-no-session = This device is not known yet. Please try again.
error-not-allowed = That is not for you to do.
error-not-found = There is no such table, or it is not open to you.
error-stale = The table has moved on. Please look again and choose anew.
error-not-asked = You are not asked just now.
error-not-now = That cannot be done now.
error-too-large = That is too long.
error-too-many = That was a bit fast. Please wait a moment.
error-illegal = The rules do not allow that.
error-protocol = The page is older than the server. It is loaded anew.

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
settings-names = Translate the names of tiles where there is a translation
settings-sound = Quiet sounds: my turn, outbid, pieces laid, tiles won, a new season
settings-notices = A browser notice when it is my turn and I look elsewhere
settings-motion = Show pieces moving
settings-keys = Single-letter keys (C, P, U, R)
settings-text = Show the board as text
account-title = Account
account-about = You never need one. It keeps your tables together on several devices.
account-name = Name
account-password = Password
account-bring = Take the tables of this device into the account
account-sign-in = Sign in
account-sign-up = Make an account
account-sign-out = Sign out
account-signed-in = You are signed in as { $name }.

## Lobby

lobby-title = A village through four seasons
lobby-about = After four seasons the village with the most points wins. Bid with your workers, send them to work, watch your village grow. Two to six players, people or bots; no account needed.
quick-players = Players
quick-level = Bots
quick-play = Play now
lobby-learn = Learn in ten minutes
lobby-create = Create a table
lobby-mine = My tables
lobby-your-turn = { $count ->
    [one] your turn at { $count } table
   *[other] your turn at { $count } tables
}
lobby-open = Tables that wait for players
lobby-open-none = None just now. Create one and invite your friends, or play against bots at once.
lobby-playing = Being played
lobby-more = More
lobby-import = Open a record
lobby-position = Open a position
bot-level = { $level ->
    [1] Level 1: a wanderer
    [2] Level 2: a beginner
    [3] Level 3: a solid player
    [4] Level 4: a strong player
    [5] Level 5: the strongest
    [6] Level 6: the same with much time to think
   *[other] Level { $level }
}
bot-name = Bot { $number }
table-unnamed = A table
table-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
table-open-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
table-over = over
table-look = Look
table-go-on = Play
table-join = Join
table-watch = Watch
import-about = The record of a game becomes a table that you can look at, move by move.
import-text = The record
position-about = A position document shows any moment of a game. What it leaves out has its default.
position-text = The position (JSON)
position-note = A position. You may try moves; nothing is kept.
position-not-json = This is not JSON.

## Creating a table

create-seats = Seats
create-seats-about = Take two seats yourself to share this device (hot seat). A person's seat has a link of its own. A free seat is for anybody who may enter.
create-name = Name of the table
create-random = Shuffle the seats at the start
seat-kind-me = Me
seat-kind-person = A person, by link
seat-kind-open = Free seat
seat-kind-bot = Bot
create-game = Game
create-table = Table
create-listed = Show it in the lobby.
create-listed-about = Otherwise only those with a link find it.
create-spectators = Others may watch. They never see secrets.
create-clock = Clock
clock-none = No clock
clock-live = Live: a bank and an increment
clock-days = Days for a move
clock-bank = Minutes in the bank
clock-increment = Seconds added for each move
clock-hours = Hours for each move
clock-quiet = Quiet at night
clock-from = from
clock-to = to
create-pace = Pace of the bots
pace-none = At once
pace-fast = Fast
pace-normal = Easy to follow
pace-slow = Slow
create-go = Create

## Before the start

seat-open = free
seat-number = Seat { $number }
seat-mine = your seat
seat-free = free for anybody
seat-reserved = for whoever has the link
seat-away = away
seat-take = Sit here
seat-leave = Stand up
seat-link = Link to this seat
seat-new-link = Make a link
invite-about = Whoever has this link may watch and take a free seat:
invite-link = Invitation
start-fill = Bots in empty seats
start-now = Start now
table-close = Close the table
waiting-for-start = The game begins when all seats are taken or the host starts it.
table-missing = No such table
table-missing-about = It does not exist, or it is not open to you. Ask the host for the link.
link-copied = Copied.
link-copy-by-hand = Please copy the link by hand.

## The table

seats-title = Players in order from the start player
waited-for = (the table waits for this player)
passes = { $count } of { $players } passes
link-lost = Reconnecting…
action-title = What to do
auction-title = Auction
boats-title = Boats
others-title = The other players
side-title = Players, log and chat
village-title = Village
village-of = Village of { $name }
my-village = My village
whose-village = Whose village
look-closer = Look
face-down = Face down: { $list }
seat-facts = Tiles: { $tiles }, upgraded: { $upgraded }, leads on: { $leads }
views-title = Views
tab-auction = Auction
tab-village = Village
tab-others = Others
tab-log = Log
log-title = Log
log-or-chat = Log or chat
since-last-time = New since you last looked
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-line = Say something
chat-send = Send
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Show all

menu-supplies = Bag and supplies
menu-text = Board as text
menu-about = About this table
menu-replay = Replay
supply-bag = { $count ->
    [one] { $count } worker in the bag.
   *[other] { $count } workers in the bag.
}
supply-of = { $piece ->
    [green] Green workers: { $count }
    [gold] Gold: { $count }
    [iron] Iron: { $count }
    [stone] Stone: { $count }
    [wood] Wood: { $count }
    [cabins] Cabins: { $count }
    [contracts] Contracts face down: { $count }
   *[skills] Skills face down: { $count }
}
contracts-open = Contracts face up
extensions-left = { $count ->
    [one] { $count } extension left
   *[other] { $count } extensions left
}
watch-link = Link for watching
position-link = Link to this position
seed-title = Proof of the shuffle
seed-about = This code was fixed before the game. After the end the seed is shown, and anyone can check that nothing was changed.
rewind-title = Go back together
rewind-about = The game goes back further than your own last moves only if everyone agrees.
rewind-to = After { $n } ({ $name })
note-rules-changed = The rules of the program have changed since this game began. It goes on from its last state.

screen-title = Behind your screen
screen-workers = Workers
screen-skills = Skills
screen-goods = Resources in your village
screen-contracts = Contracts
screen-winter = Winter tiles
show-pieces = Show pieces
losing-bid = { $count ->
    [one] { $count } worker in a losing bid on { $tile }
   *[other] { $count } workers in a losing bid on { $tile }
}

## A tile's card

explain = About { $tile }
price-bid = { $count ->
    [one] To lead: a group of at least { $count } worker.
   *[other] To lead: a group of at least { $count } workers.
}
price-use = { $count ->
    [one] Next use: at least { $count } worker.
   *[other] Next use: at least { $count } workers.
}
card-bid = Bid
card-use = Use
card-boat = Take it
card-upgrade = Upgrade
card-copy = Carry out its effect
card-put = Put it here
card-workers = Workers on it:
card-goods = Resources on it:
card-cargo = Cargo:
card-colour = { $colour ->
    [blue] Its colour this season is blue.
    [red] Its colour this season is red.
    [yellow] Its colour this season is yellow.
   *[green] Its colour this season is green.
}
card-worth = { $points ->
    [one] As things stand it would score { $points } point for you.
   *[other] As things stand it would score { $points } points for you.
}
why-no-bid = You cannot bid:
why-no-use = You cannot use it:

## The board in words

text-title = { $season ->
    [spring] The board in spring
    [summer] The board in summer
    [autumn] The board in autumn
   *[winter] The board in winter
}
text-choices = What you can do
text-supply = Supply: { $list }.
text-leads = { $name } leads with { $list }.
text-bids = { $name } has a losing bid of { $list }.
text-no-bid = Nobody has bid.
text-on-tile = On it: { $list }.
text-goods = Resources: { $list }.
text-haunted = The ghost lies here: nobody may bid or use it.
text-taken = Taken by { $name }.
text-cargo = Cargo: { $list }.
text-screen = Behind the screen: { $list }.
text-winter = Winter tiles: { $list }.
text-at = At { $at }:

## What is asked

ask-turn = { $season ->
    [winter] Your turn: bid for a tile, use one of a village, or pass.
   *[other] Your turn: bid for a tile, use one, or pass.
}
ask-mix = Which workers go onto { $tile }?
ask-pay = What do you pay for { $tile }?
ask-choose = What do you take from { $tile }?
ask-transport = { $points ->
    [one] Move resources: { $points } step left.
   *[other] Move resources: { $points } steps left.
}
ask-upgrade = { $points ->
    [one] Upgrade: { $points } left.
   *[other] Upgrade: { $points } left.
}
ask-boat = Choose a boat.
ask-winter = Which of your winter tiles go into the auction? At least one.
ask-build = Add your new tiles to your village.
ask-contract = Which contract do you take?
ask-replace = Which boat takes the place of Sea Bastion II?
ask-put = { $resource ->
    [gold] Where do you put 1 gold?
    [iron] Where do you put 1 iron?
    [stone] Where do you put 1 stone?
   *[wood] Where do you put 1 wood?
}
ask-copy = Which tile's effect does { $tile } carry out?

wait-turn = It is the turn of { $name }.
wait-mix = { $name } chooses workers.
wait-pay = { $name } chooses what to pay.
wait-choose = { $name } makes a choice.
wait-transport = { $name } moves resources.
wait-upgrade = { $name } upgrades.
wait-boat = { $name } chooses a boat.
wait-winter = { $name } chooses winter tiles.
wait-build = { $name } builds.
wait-contract = { $name } chooses a contract.
wait-replace = { $name } chooses a boat.
wait-put = { $name } puts resources down.
wait-copy = { $name } chooses an effect.
wait-many = Waiting for: { $list }.

answers = Answers
draft-colour = Colour
draft-count = From your screen: { $list }
draft-group = + { $count } from { $tile }
preview-news = You will see the result once it is played.
choice-gone = The table has changed: the choice that you were making is no longer possible.
pass-more = Pass for longer
pass-until-disturbed = Pass until I am outbid or somebody uses a tile of mine
pass-season = Pass for the rest of the season
programme-stop = Stop passing for me
move-what = Touch a resource, then where it should go.
move-where = Where should the { $piece } from { $tile } go?
move-good = Move { $piece } from { $tile }
move-here = { $count ->
    [one] To { $tile }, { $count } step
   *[other] To { $tile }, { $count } steps
}
transport-done = Done moving
upgrade-none = Nothing can be upgraded with what lies there.
upgrade-pay = What pays
upgrade-done = Done upgrading
build-turn = Turn
build-where = Touch a place that glows.
place-fits = Place { $at }: the tile fits here
place-not = Place { $at }: the tile does not fit here
place-no-fit = { $tile } does not fit there, however it is turned: touching edges must match.

do-pass = Pass
do-stop = Done
do-wait = Wait for a later boat
do-bid = Bid for { $tile }: { $list }
do-use = Use { $tile }: { $list }
do-place = { $list }
do-pay = Pay { $list }
do-pay-group = Give up the losing bid on { $tile }
do-take = { $list }
do-move = Move { $piece } from { $from } to { $to }
do-upgrade = Upgrade { $tile }, paying { $list }
do-extend = Build a { $extension } on { $tile }, paying { $list }
do-boat = { $boat }
do-replace = { $boat }
do-offer = Offer { $list }
do-build = { $tile } at { $at }, turned by { $turn }
do-contract = { contract-needs }
do-contract-draw = Draw one unseen
do-swap = Swap for { $piece } ({ $contract })
do-haunt = Send the ghost to { $tile }
do-put = On { $tile }
do-copy = { $tile }
do-show = Show { $piece } (contract without its colon)

choice-contract = a contract
choice-skills = a skill

## People and time

hot-seat-title = Hand the device to { $name }
hot-seat-about = Nobody else should look.
hot-seat-ready = I am ready
proposal = { $name } asks everybody to go back.
out-of-time = { $name } is out of time.
vote-bot = Let a bot play on
bot-plays-for-you = A bot plays for you.
come-back = I am back
entry-propose = { $name } asks to go back.
entry-consent = { $name } agrees to go back.
entry-refuse = { $name } does not want to go back.
entry-rewind = The game goes back, all having agreed.
entry-timeout = { $name } is out of time.
entry-vote = { $name } would let a bot play on for { $other }.
entry-resign = { $name } gives up.
entry-return = { $name } is back.
entry-rules = The rules of the program have changed; the game goes on from its last state.

## The end and replays

game-over = The game is over.
sheet-of = The points of { $name }
rematch = Play again
rematch-join = To the next game
record-download = Download the record
replay-first = To the start
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-at = { $n } of { $last }
replay-jump = Jump to a move
replay-eyes = Seen by
eyes-mine = me
eyes-none = a spectator
eyes-all = everyone at once

## Rules and keys

help-about = The whole rules, in your language. The program checks every rule and names its number; what is not possible, it explains.
help-topics = Topics
help-more = How this works
help-tiles = All tiles
rules-search = Find in the rules
rules-whole = Everything on one page
rules-print = Print
rules-icons = Key of the icons
rules-contracts = Contracts
rules-extensions = Extensions
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } passage found
   *[other] { $count } passages found
}
help-keys-title = Keys
key-tab = Tab
key-tab-about = Go from one thing to the next; tiles, resources and places are all within reach.
key-enter = Enter
key-enter-about = Open or choose what is marked.
key-escape = Esc
key-escape-about = Close a card, or give up the choice that you are making.
key-c = C
key-c-about = Confirm.
key-p = P
key-p-about = Choose to pass.
key-u = U
key-u-about = Undo.
key-r = R
key-r-about = Turn the tile that you are placing.
key-numbers = 1 to 4
key-numbers-about = Change the view on a small screen.
key-zoom = + − 0
key-zoom-about = In a village: larger, smaller, show all. The arrows move it.

## Lessons

learn-title = Your first village
learn-about = Six short positions, each with something to do. Touch things: every tile explains itself, and the program says what is possible.
learn-after = After that you know enough to play. The rest explains itself at the table.
learn-play = Play against bots
learn-done = done
learn-next = Next
learn-other = That is a legal move too. Try what the text says, though.
learn-bid-title = Bidding
learn-bid-about = How workers win tiles.
learn-bid-1 = You are Ada. Ben leads on the tile { $key-mine } with one red worker. Touch that tile, choose Bid, and outbid him: your group must be larger, and in the same colour.
learn-bid-end = You lead in this auction. If nobody outbids you this season, the tile is yours. Workers that lead stay where they are; workers that lose may move on.
learn-use-title = Using a tile
learn-use-about = How workers make resources.
learn-use-1 = Workers can also work, even on tiles that nobody owns yet. Use the tile { $woodcutter } to get two wood.
learn-use-end = The wood lies on your home tile now. The next player who uses { $woodcutter } needs one worker more than you did. And whoever wins the tile wins the workers on it.
learn-losing-title = Losing bids
learn-losing-about = What becomes of workers that were outbid.
learn-losing-1 = Ben has outbid you on { $gold-mine }. Your two yellow workers there are not lost: they move as one group. Bid somewhere else, or use a tile, and bring them along.
learn-losing-end = Well moved. A group is never split, but others may join it.
learn-upgrade-title = Transport and upgrading
learn-upgrade-about = How resources travel and tiles get better.
learn-upgrade-1 = Your home needs one wood and one stone to be upgraded, and both must lie on it. The stone is still on { $quarryman }. Use your home tile.
learn-upgrade-2 = You have one step of transport. Touch the stone, then your home.
learn-upgrade-3 = Now upgrade your home.
learn-upgrade-end = Your home shows its better side: five points at the end, and twice the transport from the next use on.
learn-build-title = Building
learn-build-about = How a tile joins your village.
learn-build-1 = You have won { $stable }. Choose one of the places that glow, turn the tile as you like, and confirm. Roads must meet roads, water must meet water, fields must meet fields.
learn-build-end = Roads matter: resources travel only where two roads meet.
learn-winter-title = Winter
learn-winter-about = Which tiles score at the end.
learn-winter-1 = Winter comes. Of your three winter tiles you put at least one into the auction, in secret. { $scribes } scores 10 points for each set of anvil, pick and saw: you have two sets. Offer that tile, and others if you like.
learn-winter-end = Now you must win it! Nobody knows whose tile it was, but others may want it too. You are ready to play.

# The table: choosing, seasons, hints
card-with = with { $list }
use-idle = This use would do nothing.
winter-in = Goes into the auction
winter-out = Stays with you
winter-touch = Touch the cards that shall go into the auction.
boat-touch = Touch the boat that you want.
haunt = Send the ghost
card-extensions = Extensions that are left: { $list }
key-nothing-chosen = Nothing is chosen yet.
key-no-pass = You cannot pass now.
key-no-undo = There is nothing that you could take back now.
coach = Coach
coach-with = With a coach at my side
coach-season = Whoever leads takes the tile and pays with the workers of the bid. Losing bids come home, and so do all workers in your village, whoever sent them.
hint = Hint
hint-asking = Thinking …
hint-best = the best that comes to mind
hint-equal = just as good
hint-less = about { $points } points less
running-score = ≈ { $points }
running-score-about = What everybody would score now, of what all can see
seat-offered = { $count ->
    [one] put { $count } winter tile in
   *[other] put { $count } winter tiles in
}
seat-won = Won, not yet placed
season-ended = { $season ->
    [spring] Spring is over
    [summer] Summer is over
    [autumn] Autumn is over
   *[other] Winter is over
}
season-begins = { $season ->
    [spring] Spring begins
    [summer] Summer begins
    [autumn] Autumn begins
   *[other] Winter begins
}
season-home = Workers come home
season-go-on = Go on
settings-confirm = Confirm
confirm-always = every move
confirm-final = only what cannot be taken back
settings-running = Show the score as things stand
key-no-turn = There is no tile in your hand that you could turn.
create-all-promos = Tick all of them
hint-why-bid-first = Nobody else has bid for { $tile } yet.
hint-why-bid-outbids = You take the lead on { $tile } from { $list }.
hint-why-use-own = { $tile } is yours: the workers come home to you at the end of the season.
hint-why-use-auction = { $tile } belongs to nobody yet: you get its effect at once, and whoever wins it gets the workers.
hint-why-use-other = { $tile } is in the village of { $name }, who will keep the workers; you get its effect.
hint-why-pass = Nothing here is worth more than workers kept for next season.
hint-why-stop = What is left to do here would bring less.
hint-why-boat = Its cargo helps you most.
hint-why-build = It lies well there.
hint-why-offer = It would score for you, if you win it.
hint-why-upgrade = The better side stays until the end.
hint-why-lesson = The lesson waits for this move.
season-boats = Boats
season-last = Boats and turn order
nav-companion = Companion
companion-title = Companion for the table at home
