"""What a seat sees when it looks at the table: the inputs of the learnt value (`value.py`).

A sight is a short list of what is there and how much of it: tiles by where they are, pieces, goods, bids, who is asked
next and how many have passed. Most of a table is not there, so that only a small part of the net has to be summed up.
Of the other screens it knows what the state says; in an imagined world that is imagined too.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ..game.codes import TURNS_STEP, frame_kind
from ..game.printed import (
    COST,
    KIND,
    NO_COLOUR,
    TILES,
    TURN_ORDER,
    UPGRADABLE,
)
from ..game.rows import NOBODY
from ..game.scoring.prints import PRINTS
from ..game.state import CARGO_WIDTH, GREEN, N_COLOURS, N_RESOURCES, N_SKILLS, SEATS, WINTER, State
from ..game.transport import goods_on
from ..game.upgrading import goods_suffice
from .faces import CARRIES, FACE_POINTS, IMPROVES, LIES, LIES_FOR, scored_here
from .goods import Yard
from .ledger import Ledger
from .scales import learnt
from .tile_worth import boat_score, stored_worth, winter_worth
from .winter_sets import SET_OF, goods_total, skills_total, workers_total

# The blocks with an input for each tile.
OWN_FRONT: Final = 0  # in one's village or won, as printed
OWN_BACK: Final = 1
OTHERS_FRONT: Final = 2  # in another village
OTHERS_BACK: Final = 3
LED_SAFELY: Final = 4  # one leads, and nobody has the workers to bid more
LED_THREATENED: Final = 5  # one leads, and somebody has
LED_BY_OTHERS: Final = 6  # somebody else leads
UNBID: Final = 7  # nobody has bid
IN_WINTER_HAND: Final = 8  # a winter tile behind one's screen: what it would score now
USED_UP: Final = 9  # how far it is used this season
STORED_GOODS: Final = 10  # goods that lie on it, in one's village
READY_TO_UPGRADE: Final = 11  # in one's village: all is there for its upgrade
OWN_BID: Final = 12  # one's own bid there, leading or not: its size
TO_BE_TOPPED: Final = 13  # somebody else leads, and one has the workers to bid more
CROWD: Final = 14  # workers on a tile of the auction: they go to whoever wins it
SCORING_LED: Final = 15  # in winter, or where what lies on it scores, on tiles one leads on: what they would score
SCORING_OPEN: Final = 16  # the same on the others
UPGRADE_BEGUN: Final = 17  # in one's village: what goods on their way to its upgrade promise
BLOCKS: Final = 18

# Then the plain figures, in the order in which `_figures` and the rest write them.
FIGURES_FROM: Final = BLOCKS * TILES
SEEN_MOMENTS: Final = FIGURES_FROM  # who is asked next by passes in a row: 6 x 6
SEEN_SIZES: Final = SEEN_MOMENTS + SEATS * SEATS  # by the number of players
SEEN_FIGURES: Final = SEEN_SIZES + SEATS + 1
INPUTS: Final = SEEN_FIGURES + 96

MOST_SEEN: Final = 400

# By tile: what it scores by itself, and for each upgraded tile of its village.
FLAT_POINTS: Final = vec[i64]([0 if words is None else words.flat for words in PRINTS.words])
FOR_UPGRADED: Final = vec[i64](
    [words.points[0] if words is not None and words.counted == "upgraded_tile" else 0 for words in PRINTS.words]
)

_no_goods: Final = vec[i64]([0] * N_RESOURCES)
_no_places: Final = vec[i64]([0] * MOST_SEEN)
_no_amounts: Final = vec[float]([0.0] * MOST_SEEN)


@mypyc_attr(acyclic=True, free_list_len=1)
class Standing:
    """What one seat has, in short."""

    def __init__(self, state: State, seat: int) -> None:
        printed: i64 = 0
        carry: i64 = 0
        upgrades: i64 = 0
        scorers: i64 = 0
        flat: i64 = 0
        guests: i64 = 0  # workers of anybody on its tiles: they will be its own
        home = _no_goods[:]  # workers that come home at the season's end, by colour: from tiles and losing bids
        scored: i64 = 0  # by what lies on its tiles
        improved: i64 = 0
        per_upgrade: i64 = 0
        goods = _no_goods[:]
        loose = _no_goods[:]
        stored = state.goods
        for hand in range(2):
            for tile in state.villages[seat] if hand == 0 else state.hands[seat]:
                upgraded = i64(state.upgraded[tile])
                face = tile * 2 + upgraded
                printed += FACE_POINTS[face]
                carry += CARRIES[face]
                upgrades += IMPROVES[face]
                improved += upgraded
                if state.on[tile]:
                    guests += state.crowd(tile)
                    self._bring_home(state, tile, home)
                flat += FLAT_POINTS[tile]
                per_upgrade += FOR_UPGRADED[tile]
                scorers |= SET_OF[tile]
                row: i64 = tile * N_RESOURCES
                scores_here = scored_here(LIES[face])
                resource: i64 = 0
                while resource < N_RESOURCES:
                    have = i64(stored[row + resource])
                    if have:
                        goods[resource] += have
                        if scores_here >> resource & 1:
                            scored += have * LIES_FOR[face]
                        else:
                            loose[resource] += have
                    resource += 1
        led: i64 = 0  # tiles it leads on
        bidding: i64 = 0  # workers in leading bids
        losing: i64 = 0  # workers in losing ones
        bids = state.bids
        at: i64 = seat
        for lot in range(len(state.lots)):
            if bids[at]:
                if state.lead[lot] == seat:
                    tile = state.lots[lot]
                    led += 1
                    bidding += i64(bids[at])
                    if state.on[tile]:
                        guests += state.crowd(tile)
                        self._bring_home(state, tile, home)
                    printed += FACE_POINTS[tile * 2]
                    flat += FLAT_POINTS[tile]
                    per_upgrade += FOR_UPGRADED[tile]
                    scorers |= SET_OF[tile]
                else:
                    losing += i64(bids[at])
                    hue = i64(state.tint[state.lots[lot]])
                    if hue < N_COLOURS:
                        home[hue] += i64(bids[at])
            at += SEATS
        self.printed = int(printed)
        self.carry = int(carry)
        self.upgrades = int(upgrades)
        self.goods: vec[i64] = goods
        self.scorers = int(scorers)
        self.flat = float(int(flat))
        self.guests = int(guests)
        self.lying = float(int(scored))
        self.improved = int(improved)
        self.per_upgrade = int(per_upgrade)
        self.led = int(led)
        self.bidding = int(bidding)
        self.losing = int(losing)
        self.home: vec[i64] = home
        first: i64 = seat * N_COLOURS
        self.workers = state.screen_total(seat)
        blue = float(int(state.workers[first]) + int(home[0]))
        red = float(int(state.workers[first + 1]) + int(home[1]))
        yellow = float(int(state.workers[first + 2]) + int(home[2]))
        green = float(int(state.workers[first + GREEN]) + int(home[GREEN]))
        first = seat * N_SKILLS
        self.skills = state.skill_total(seat)
        # What would be scored for pieces with the tiles it has or leads on.
        self.reckoned = (
            skills_total(self.scorers, float(int(state.skills[first])), float(int(state.skills[first + 1])),
                         float(int(state.skills[first + 2])))
            + workers_total(self.scorers, blue, red, yellow, green)
            + self.per_upgrade * self.improved
            + goods_total(self.scorers, float(int(loose[0])), float(int(loose[1])), float(int(loose[2])),
                          float(int(loose[3])))
        )  # fmt: skip

    def _bring_home(self, state: State, tile: int, home: vec[i64]) -> None:
        for colour in range(N_COLOURS):
            home[colour] += state.workers_on(tile, colour)

    def now(self) -> float:
        """Its points, roughly, if nothing happened any more."""
        return self.printed + self.flat + self.lying + self.reckoned


class Sight:
    def __init__(self) -> None:
        self.places: vec[i64] = _no_places[:]
        self.amounts: vec[float] = _no_amounts[:]
        self.count: i64 = 0
        self.next: i64 = 0  # of the plain figures

    def _see(self, place: i64, amount: float) -> None:
        count = self.count
        self.places[count] = place
        self.amounts[count] = amount
        self.count = count + 1

    def _figure(self, amount: float) -> None:
        if amount != 0.0:
            self._see(self.next, amount)
        self.next += 1

    def look(self, state: State, seat: int) -> None:
        """From this seat."""
        self.count = 0
        players = state.rules.players
        away = (state.turn - seat) % players if frame_kind(state.top()) == TURNS_STEP else 0
        passes = state.passes if state.passes < SEATS else SEATS - 1
        self._see(SEEN_MOMENTS + passes * SEATS + away, 1.0)
        self._see(SEEN_SIZES + players, 1.0)
        self.next = SEEN_FIGURES
        ledger = Ledger(state, seat, learnt())
        yard = Yard(ledger)
        self._villages(state, seat)
        for at in yard.order:
            if yard.shares[at] != 0.0:
                self._see(UPGRADE_BEGUN * TILES + yard.tiles[at], yard.shares[at] / 5.0)
        self._auction(state, seat, ledger)
        self._figures(state, seat, ledger, yard)

    def _villages(self, state: State, seat: int) -> None:
        for other in range(state.rules.players):
            for hand in range(2):
                for tile in state.villages[other] if hand == 0 else state.hands[other]:
                    upgraded: int = state.upgraded[tile]
                    last: int = state.last[tile]
                    if last:
                        self._see(USED_UP * TILES + tile, last / 3.0)
                    if other != seat:
                        self._see((OTHERS_FRONT + upgraded) * TILES + tile, 1.0)
                        continue
                    self._see((OWN_FRONT + upgraded) * TILES + tile, 1.0)
                    lying = goods_on(state, tile)
                    if lying:
                        self._see(STORED_GOODS * TILES + tile, lying / 3.0)
                    if UPGRADABLE[tile] and not upgraded and goods_suffice(state, seat, tile, COST[tile]):
                        self._see(READY_TO_UPGRADE * TILES + tile, 1.0)

    def _auction(self, state: State, seat: int, ledger: Ledger) -> None:
        players = state.rules.players
        winter = state.season == WINTER
        unbid = 0
        open_to_me = 0
        threatened = 0
        for lot in range(len(state.lots)):
            tile = state.lots[lot]
            if state.lot_of[tile] != lot:
                continue
            last: int = state.last[tile]
            if last:
                self._see(USED_UP * TILES + tile, last / 3.0)
            if state.on[tile]:
                self._see(CROWD * TILES + tile, state.crowd(tile) / 3.0)
            own: int = state.bids[lot * SEATS + seat]
            if own:
                self._see(OWN_BID * TILES + tile, own / 3.0)
            leader: int = state.lead[lot]
            if leader == NOBODY:
                unbid += 1
                self._see(UNBID * TILES + tile, 1.0)
            elif leader != seat:
                self._see(LED_BY_OTHERS * TILES + tile, 1.0)
                if self._could_top(state, seat, leader, lot):
                    open_to_me += 1
                    self._see(TO_BE_TOPPED * TILES + tile, 1.0)
            elif self._outbid(state, seat, lot):
                threatened += 1
                self._see(LED_THREATENED * TILES + tile, 1.0)
            else:
                self._see(LED_SAFELY * TILES + tile, 1.0)
            block = SCORING_LED if leader == seat else SCORING_OPEN
            if winter:
                if KIND[tile] != TURN_ORDER:
                    self._see(block * TILES + tile, winter_worth(ledger, tile) / 10.0)
            elif LIES[tile * 2] >= 0:
                self._see(block * TILES + tile, stored_worth(ledger, tile) / 10.0)
        self._figure(unbid / 5.0)
        self._figure(unbid / 2.0 / players)
        self._figure(open_to_me / 4.0)
        self._figure(threatened / 3.0)

    def _could_top(self, state: State, seat: int, leader: int, lot: int) -> bool:
        """Has this seat the workers to bid more than the leader?"""
        tint: int = state.tint[state.lots[lot]]
        own: int = state.bids[lot * SEATS + seat]
        have: int = state.screen_total(seat) if tint == NO_COLOUR else state.workers[seat * N_COLOURS + tint]
        return own + have > int(state.bids[lot * SEATS + leader])

    def _outbid(self, state: State, seat: int, lot: int) -> bool:
        """Has somebody the workers to bid more than the leader?"""
        for other in range(state.rules.players):
            if other != seat and self._could_top(state, other, seat, lot):
                return True
        return False

    def _figures(self, state: State, seat: int, ledger: Ledger, yard: Yard) -> None:
        row = seat * N_COLOURS
        blue: int = state.workers[row]
        red: int = state.workers[row + 1]
        yellow: int = state.workers[row + 2]
        green: int = state.workers[row + GREEN]
        own = Standing(state, seat)
        self._figure(blue / 5.0)
        self._figure(red / 5.0)
        self._figure(yellow / 5.0)
        self._figure(green / 2.0)
        most = max(blue, max(red, yellow))
        least = min(blue, min(red, yellow))
        self._figure(most / 5.0)
        self._figure(least / 3.0)
        self._figure(own.workers / 10.0)
        self._figure(1.0 if own.workers == 0 else 0.0)
        self._figure(max(0, 4 - own.workers) / 4.0)
        self._figure(own.bidding / 5.0)
        self._figure(own.losing / 5.0)
        self._figure(own.guests / 5.0)
        self._figure(own.led / 3.0)
        for colour in range(N_COLOURS):
            self._figure(int(own.home[colour]) / 5.0)
        first = seat * N_SKILLS
        anvil: int = state.skills[first]
        pick: int = state.skills[first + 1]
        saw: int = state.skills[first + 2]
        self._figure(anvil / 3.0)
        self._figure(pick / 3.0)
        self._figure(saw / 3.0)
        self._figure(min(anvil, min(pick, saw)) / 2.0)
        self._figure(max(anvil, max(pick, saw)) / 4.0)
        for resource in range(N_RESOURCES):
            self._figure(int(own.goods[resource]) / 5.0)
        home = state.home(seat)
        self._figure(goods_on(state, home) / 5.0)
        self._figure(own.printed / 20.0)
        self._figure(own.flat / 10.0)
        self._figure(own.lying / 10.0)
        self._figure(own.reckoned / 20.0)
        self._figure(own.now() / 40.0)
        self._figure(own.carry / 6.0)
        self._figure(own.upgrades / 3.0)
        self._figure(own.improved / 5.0)
        self._figure(len(state.villages[seat]) / 10.0)
        self._figure(1.0 if state.start == seat else 0.0)
        # What goods promise where they lie, and the winter tiles in hand.
        self._figure(yard.standing / 10.0)
        best = 0.0
        both = 0.0
        for tile in state.winter_tiles(seat):
            worth = winter_worth(ledger, tile)
            self._see(IN_WINTER_HAND * TILES + tile, 0.3 + worth / 10.0)
            both += worth
            best = max(best, worth)
        self._figure(best / 10.0)
        self._figure(both / 20.0)
        self._boats(state, ledger)
        self._others(state, seat, own)
        self._figure(state.bag_total() / 50.0)
        for module in state.rules.modules:
            for figure in module.portray(state, seat):
                self._figure(figure)

    def _boats(self, state: State, ledger: Ledger) -> None:
        """The best and the worst cargo; in winter what the two best boats would score."""
        best = 0.0
        second = 0.0
        if state.season == WINTER:
            for boat in state.boats:
                score = boat_score(ledger, boat)
                if score > best:
                    second = best
                    best = score
                else:
                    second = max(second, score)
        self._figure(best / 10.0)
        self._figure(second / 10.0)
        most = 0
        fewest = 99
        skilled = 0
        for boat in range(len(state.boats)):
            row = boat * CARGO_WIDTH
            workers: int = state.cargo[row] + state.cargo[row + 1] + state.cargo[row + 2] + 2 * state.cargo[row + GREEN]
            skills: int = state.cargo[row + 4] + state.cargo[row + 5] + state.cargo[row + 6]
            most = max(most, workers + skills)
            fewest = min(fewest, workers + skills)
            skilled = max(skilled, skills)
        self._figure(most / 6.0)
        self._figure(fewest / 6.0)
        self._figure(skilled / 3.0)

    def _others(self, state: State, seat: int, own: Standing) -> None:
        """The best of the others and their mean."""
        players = state.rules.players
        share = 1.0 / (players - 1)
        workers = 0.0
        fewest = 99.0
        hands = 0.0
        led = 0.0
        most_led = 0.0
        now = 0.0
        best_now = 0.0
        best_printed = 0.0
        skills = 0.0
        best_skills = 0.0
        goods = 0.0
        best_goods = 0.0
        tiles = 0.0
        best_reckoned = 0.0
        carry = 0.0
        back = 0.0
        hues = [0, 0, 0, 0]
        for other in range(players):
            if other == seat:
                continue
            their = Standing(state, other)
            workers += share * their.workers
            hands = max(hands, float(their.workers))
            fewest = min(fewest, float(their.workers))
            led += share * their.led
            most_led = max(most_led, float(their.led))
            standing = their.now()
            now += share * standing
            best_now = max(best_now, standing)
            best_printed = max(best_printed, float(their.printed))
            best_reckoned = max(best_reckoned, their.reckoned)
            skills += share * their.skills
            best_skills = max(best_skills, float(their.skills))
            stored = float(int(their.goods[0] + their.goods[1] + their.goods[2] + their.goods[3]))
            goods += share * stored
            best_goods = max(best_goods, stored)
            tiles += share * len(state.villages[other])
            carry += share * their.carry
            back += share * (their.guests + their.losing)
            for colour in range(N_COLOURS):
                have: int = state.workers[other * N_COLOURS + colour]
                hues[colour] = max(hues[colour], have)
        self._figure(workers / 10.0)
        self._figure(hands / 10.0)
        self._figure(fewest / 10.0)
        self._figure(led / 3.0)
        self._figure(most_led / 4.0)
        self._figure(now / 40.0)
        self._figure(best_now / 40.0)
        self._figure((own.now() - best_now) / 20.0)
        self._figure(best_printed / 20.0)
        self._figure(best_reckoned / 20.0)
        self._figure(skills / 5.0)
        self._figure(best_skills / 5.0)
        self._figure(goods / 10.0)
        self._figure(best_goods / 10.0)
        self._figure(tiles / 10.0)
        self._figure(carry / 6.0)
        self._figure(back / 5.0)
        for colour in range(N_COLOURS):
            self._figure(hues[colour] / 4.0)
