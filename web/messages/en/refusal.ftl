### Why a move is not possible. The key is `refusal-` and the key of the game's refusal; its figures are the arguments.

## Turns

refusal-not-your-turn = It is not your turn yet.
refusal-no-such-question = That does not answer the question that is open now.
refusal-game-over = The game is over.

## Bidding and placing workers

refusal-tile-not-in-auction = { $tile } is not in the auction; only tiles of the auction can be bid for.
refusal-group-is-here = Your bid on { $tile } is there already; only other groups can join it.
refusal-flat-bid-bound = { $colour ->
    [blue] Your flat bid on { $tile } is blue: it can only be raised in blue, and not while a worker is on the tile.
    [red] Your flat bid on { $tile } is red: it can only be raised in red, and not while a worker is on the tile.
    [yellow] Your flat bid on { $tile } is yellow: it can only be raised in yellow, and not while a worker is on the tile.
   *[green] Your flat bid on { $tile } is green: it can only be raised in green, and not while a worker is on the tile.
}
refusal-bid-too-small = { $have ->
    [one] Your bid on { $tile } would be { $have } worker; it takes { $need } to lead.
   *[other] Your bid on { $tile } would be { $have } workers; it takes { $need } to lead.
}
refusal-wrong-colour = { $needed ->
    [blue] Only blue workers may be placed at { $tile }.
    [red] Only red workers may be placed at { $tile }.
    [yellow] Only yellow workers may be placed at { $tile }.
    [green] Only green workers may be placed at { $tile }.
   *[any] Workers of this colour may not be placed at { $tile }.
}
refusal-tile-closed = Nobody may place workers at { $tile } now.
refusal-no-worker-of-colour = { $colour ->
    [blue] { $tile } is blue this season, and you have no blue worker behind your screen.
    [red] { $tile } is red this season, and you have no red worker behind your screen.
    [yellow] { $tile } is yellow this season, and you have no yellow worker behind your screen.
   *[green] { $tile } is green this season, and you have no green worker behind your screen.
}
refusal-not-enough-workers = { $have ->
    [0] { $colour ->
        [blue] You have no blue workers behind your screen; { $need } would be needed.
        [red] You have no red workers behind your screen; { $need } would be needed.
        [yellow] You have no yellow workers behind your screen; { $need } would be needed.
        [green] You have no green workers behind your screen; { $need } would be needed.
       *[any] You have no workers behind your screen; { $need } would be needed.
    }
    [one] { $colour ->
        [blue] You have { $have } blue worker behind your screen; { $need } would be needed.
        [red] You have { $have } red worker behind your screen; { $need } would be needed.
        [yellow] You have { $have } yellow worker behind your screen; { $need } would be needed.
        [green] You have { $have } green worker behind your screen; { $need } would be needed.
       *[any] You have { $have } worker behind your screen; { $need } would be needed.
    }
   *[other] { $colour ->
        [blue] You have { $have } blue workers behind your screen; { $need } would be needed.
        [red] You have { $have } red workers behind your screen; { $need } would be needed.
        [yellow] You have { $have } yellow workers behind your screen; { $need } would be needed.
        [green] You have { $have } green workers behind your screen; { $need } would be needed.
       *[any] You have { $have } workers behind your screen; { $need } would be needed.
    }
}
refusal-no-workers-named = At least one worker must be placed.
refusal-no-bid-there = You have no bid on { $tile }.
refusal-group-not-losing = Your bid on { $tile } is leading and must stay there.
refusal-group-wrong-colour = { $given ->
    [blue] Your losing bid on { $tile } is blue and cannot join workers of another colour.
    [red] Your losing bid on { $tile } is red and cannot join workers of another colour.
    [yellow] Your losing bid on { $tile } is yellow and cannot join workers of another colour.
   *[green] Your losing bid on { $tile } is green and cannot join workers of another colour.
}
refusal-place-so-many = { $need ->
    [one] { $need } worker must come from behind your screen, not { $have }.
   *[other] { $need } workers must come from behind your screen, not { $have }.
}

## Using tiles

refusal-tile-not-in-play = { $tile } is not on the table.
refusal-no-effect = { $tile } has no effect that could be used.
refusal-not-in-winter = In winter { $tile } cannot be used while it lies in the auction.
refusal-one-colour = All workers of one use must have one colour.
refusal-say-any = At { $tile } you may place any colours: choose them after the number.
refusal-tile-full = { $have ->
    [one] No more than { $limit } workers fit on { $tile }: { $have } lies there, and { $more } more would be too many.
   *[other] No more than { $limit } workers fit on { $tile }: { $have } lie there, and { $more } more would be too many.
}
refusal-use-too-small = { $need ->
    [one] The next use of { $tile } takes at least { $need } worker, not { $have }.
   *[other] The next use of { $tile } takes at least { $need } workers, not { $have }.
}
refusal-no-skill-to-pay = You have no skill that { $tile } asks for.
refusal-no-village-to-copy = In the auction { $tile } has no village whose tiles it could copy.
refusal-nothing-to-copy = There is no tile here whose effect { $tile } could carry out.
refusal-no-copy-payable = You cannot pay for any of the effects that { $tile } could carry out.
refusal-cannot-copy = { $by } cannot carry out what { $tile } does.
refusal-put-other-first = { $resource ->
    [gold] First put the gold down.
    [iron] First put the iron down.
    [stone] First put the stone down.
   *[wood] First put the wood down.
}
refusal-cannot-pay-workers = { $count ->
    [one] { $tile } asks for { $count } worker of any colour, from behind your screen or as a whole losing bid, and for no more than that.
   *[other] { $tile } asks for { $count } workers of any colours, from behind your screen or as whole losing bids, and for no more than that.
}
refusal-no-worker-to-pay = { $colour ->
    [blue] { $tile } also asks for a blue worker as its price, and you would have none left.
    [red] { $tile } also asks for a red worker as its price, and you would have none left.
    [yellow] { $tile } also asks for a yellow worker as its price, and you would have none left.
    [green] { $tile } also asks for a green worker as its price, and you would have none left.
   *[any] { $tile } also asks for a worker as its price, and you would have none left.
}
refusal-cannot-pay-with = { $price ->
    [skill] Pay for { $tile } with a skill that you have.
   *[worker] Pay for { $tile } with a worker that you have.
}
refusal-not-on-offer = { $tile } does not offer that now.

## Transport and upgrades

refusal-not-your-village = { $tile } is not in your village.
refusal-goods-missing = { $resource ->
    [gold] There is no gold on { $from }.
    [iron] There is no iron on { $from }.
    [stone] There is no stone on { $from }.
   *[wood] There is no wood on { $from }.
}
refusal-no-road = No road joins { $from } and { $to }.
refusal-too-far = { $steps ->
    [one] From { $from } to { $to } it is { $steps } step, and you have { $points } left.
   *[other] From { $from } to { $to } it is { $steps } steps, and you have { $points } left.
}
refusal-never-upgraded = { $tile } has no better side.
refusal-already-upgraded = { $tile } is upgraded already.
refusal-cannot-pay-upgrade = You cannot pay for { $tile } like this: resources must lie on it, and skills must be behind your screen.

## The end of a season

refusal-no-such-boat = { $tile } is not among the boats of this game.
refusal-boat-taken = { $tile } has been taken already.
refusal-must-take-now = This is your last turn-order tile: take a boat now.
refusal-offer-at-least-one = Put at least one winter tile into the auction.
refusal-not-your-winter-tile = { $tile } is not among your winter tiles.
refusal-not-yours-to-place = { $tile } is not yours to place now.
refusal-occupied = { $tile } cannot go there: the place is taken.
refusal-not-adjacent = { $tile } must lie next to a tile of your village.
refusal-edges-do-not-match = { $shown ->
    [road] { $wanted ->
        [water] Turned like this, { $tile } would lay a road against water.
       *[grass] Turned like this, { $tile } would lay a road against a plain edge.
    }
    [water] { $wanted ->
        [road] Turned like this, { $tile } would lay water against a road.
       *[grass] Turned like this, { $tile } would lay water against a plain edge.
    }
   *[grass] { $wanted ->
        [road] Turned like this, { $tile } would lay a plain edge against a road.
       *[water] Turned like this, { $tile } would lay a plain edge against water.
    }
}

## The Merchants

refusal-contract-not-open = That contract does not lie face up.
refusal-no-contracts-left = No face-down contract is left.
refusal-swap-not-now = Contracts can be swapped only in your own turn.
refusal-contract-not-yours = You do not hold that contract.
refusal-piece-not-named = The contract does not name that piece exactly.
refusal-piece-not-there = That piece is not to be had now.
refusal-never-extended = { $tile } cannot be extended.
refusal-not-upgraded-yet = { $tile } must be upgraded before it can be extended.
refusal-already-extended = { $tile } has an extension already.
refusal-extension-gone = That extension has been taken.
refusal-extension-wrong-colour = { $needed ->
    [blue] The workers on { $tile } are blue, so the extension must be blue too.
    [red] The workers on { $tile } are red, so the extension must be red too.
    [yellow] The workers on { $tile } are yellow, so the extension must be yellow too.
   *[green] The workers on { $tile } are green, so the extension must be green too.
}
refusal-cannot-pay-extension = You cannot pay for this extension like this: resources must lie on { $tile }, skills and workers come from behind your screen, or a whole losing bid of the right colour is given up.
refusal-not-a-boat = { $tile } is not a boat.
refusal-boat-in-use = { $tile } has been in this game already.

## Open play

refusal-nothing-hidden = You have no such piece hidden that you could show.

## Key Celeste

refusal-no-ghost = You do not hold the ghost.
refusal-ghost-used = The ghost lies on { $tile } until the season ends.
refusal-not-on-key-celeste = The ghost cannot haunt { $tile }.
refusal-no-leading-bid = Nobody leads on { $tile }.
refusal-own-leading-bid = You lead on { $tile } yourself.

## The table and its people

refusal-not-your-seat = This seat is not yours.
refusal-not-running = The game is not running.
refusal-bot-plays = A bot plays here. Come back to the seat first.
refusal-proposal-open = There is a request to go back already.
refusal-no-such-way-back = The game cannot go back to that point.
refusal-proposal-gone = This request is no longer open.
refusal-answered = You have answered already.
refusal-no-vote = There is no vote about this seat.
refusal-no-bot = No bot plays for this seat.
refusal-chat-full = The chat of this table is full.
refusal-unknown-zone = This time zone is not known.
refusal-bad-options = These options do not go together.
refusal-not-understood = This is not a move that the game can read.
refusal-bad-position = This is not a position that can be played.
refusal-bad-record = This is not a record that can be replayed.
refusal-foreign-origin = This page may not do that.
refusal-no-such-device = There is no such device of yours.
refusal-too-much-work = That is too much to work out.
refusal-no-such-entry = There is no such moment in this game.
refusal-not-over = That will be available when the game is over.
refusal-tables-full = You have too many open tables. Delete one of them in the lobby, or play one to its end.
refusal-server-full = This server holds no more tables.
refusal-host-only = Only the host can do this.
refusal-no-link = This seat has no link.
refusal-seat-taken = This seat is not free any more.
refusal-begun = The game has begun.
refusal-sits-already = You are sitting here already.
refusal-cannot-stand = This seat cannot be given up now.
refusal-bad-name = A name must contain letters.
refusal-wrong-password = Name or password is wrong.
refusal-sign-in-first = Sign in first.
refusal-name-taken = This name is taken.
refusal-after-news = What comes after this cannot be foreseen: play it first.
refusal-turn-over = The turn is over before this move.
refusal-undo-too-far = { $most ->
    [one] Only { $most } move can be taken back alone; to go further back everyone must agree.
   *[other] Only { $most } moves can be taken back alone; to go further back everyone must agree.
}
refusal-bad-path = There is no such address.
refusal-bots-busy = The bots are busy; try again in a moment.
refusal-invitations-full = This table has given out as many invitations as it can.
refusal-link-used = This link has been used already; ask for a new one.
refusal-no-hints = There are no hints where other people play.
refusal-no-spectators = This table is not open to onlookers.
refusal-others-played = Others played here too, so it cannot be deleted; put it away instead.
refusal-resigned = Whoever has resigned does not come back.

# The companion
refusal-no-room = There is no room with this code, or it has ended.
refusal-room-full = The room is full.
refusal-too-many-rooms = There are too many rooms just now. Try again later.
refusal-no-such-tile = There is no tile { $tile }.
refusal-box-too-small = { $season ->
    [home] Not enough home tiles: { $have } left, { $need } needed.
    [boat] A boat is missing that this game needs.
    [spring] Not enough spring tiles: { $have } left, { $need } needed.
    [summer] Not enough summer tiles: { $have } left, { $need } needed.
    [autumn] Not enough autumn tiles: { $have } left, { $need } needed.
   *[other] Not enough winter tiles: { $have } left, { $need } needed.
}
refusal-box-needs = A game like this cannot do without { $tile }.
refusal-no-such-seat = There is no such seat.
refusal-room-too-large = That is more than a room can hold.

# A score pad or a position that cannot be
refusal-too-many-pieces = { $piece ->
    [blue] More blue workers are written down than the box has.
    [red] More red workers are written down than the box has.
    [yellow] More yellow workers are written down than the box has.
    [green] More green workers are written down than the box has.
    [gold] More gold is written down than the box has.
    [iron] More iron is written down than the box has.
    [stone] More stone is written down than the box has.
    [wood] More wood is written down than the box has.
    [anvil] More anvils are written down than the box has.
    [pick] More picks are written down than the box has.
    [saw] More saws are written down than the box has.
   *[cabins] More cabins are written down than the box has.
}
refusal-tile-not-in-game = { $tile } does not belong to the game that was chosen.
refusal-tile-twice = { $tile } is in the box only once, and it lies somewhere else already.
refusal-other-side = { $tile } is the other side of { $other }: only one of the two can be in a game.
refusal-one-home = A village has one home tile only.
refusal-home-lies-still = The home tile lies in the middle and is not turned.
refusal-too-far-away = { $tile } lies too far from the home tile.
refusal-touches-nothing = { $tile } must touch a tile that lies in the village already.
refusal-does-not-fit = { $tile } does not fit there: all edges that touch must match.
refusal-fits-nowhere = { $tile } fits nowhere in this village.
refusal-no-such-contract = There is no such contract.
refusal-contract-twice = A contract is written down twice; each is in the box only once.
refusal-no-such-extension = There is no such extension.
refusal-cabins-on-home = Cabins stand on the home tile only.
refusal-boat-replaced = { $tile } leaves the game before winter and lies in no village.
refusal-boat-order = In the order in which the boats were chosen each player stands once.
refusal-out-of-range = Only a number from { $least } to { $most } is possible here.
refusal-not-in-this-game = Something is written down that this game does not have.
refusal-wrong-shape = This is not written in a form that can be read.
refusal-too-many-seats = More villages are written down than there are players.
