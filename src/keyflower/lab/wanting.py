"""Is it right to leave a tile? `python -m keyflower.lab.wanting barn peddler --deals 100`.

At the same deals and in every seat, one player who looks a move ahead plays twice: once as it likes, once so that it
bids for the tile at its first turn with the tile in the auction, with as few workers as will do. The others play as
they like. If the bid loses points and games, leaving the tile is right.
"""

import argparse

from keyflower.bots.foresight import Foresight
from keyflower.bots.scales import learnt
from keyflower.bots.sensible import Sensible
from keyflower.bots.weights import learnt_value
from keyflower.catalogue import CATALOGUE
from keyflower.game.chance import Chance
from keyflower.game.codes import BID_VERB, TURNS_STEP, frame_kind, tile_of, verb_of
from keyflower.game.ending import totals_of
from keyflower.game.game import Game
from keyflower.game.playout import first_seat
from keyflower.game.state import State

from .commands import count, run
from .masters import told

LOOKED_AT = 12  # moves of a turn


def bid_for(state: State, seat: int, tile: int) -> int:
    """The best bid at sight for a tile; -1 if there is none."""
    if frame_kind(state.top()) != TURNS_STEP:
        return -1
    codes = [code for code in state.answers(seat).firsts() if verb_of(code) == BID_VERB and tile_of(code) == tile]
    if not codes:
        return -1
    worths = Sensible(learnt(state.rules.players)).values(state, seat, codes)
    return codes[worths.index(max(worths))]


def play(players: int, deal: str, place: int, tile: int) -> tuple[list[int], bool]:
    """The totals, and whether the seat bid for the tile (-1: as it likes)."""
    state = Game.new(players, deal).state
    dice = Chance.from_seed(f"wanting {deal} {place}")
    player = Foresight(Sensible(learnt(players), 0.0, True), learnt_value(), LOOKED_AT)
    has_bid = False
    while not state.over:
        seat = first_seat(state.asked())
        code = bid_for(state, seat, tile) if tile >= 0 and seat == place and not has_bid else -1
        if code >= 0:
            has_bid = True
        else:
            code = player.choose(state, seat, state.answers(seat), dice)
        state.apply(code)
    return totals_of(state), has_bid


def won(totals: list[int], place: int) -> float:
    return float(totals[place] == max(totals)) / totals.count(max(totals))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what bidding for tiles at once gains or loses.")
    parser.add_argument("tiles", nargs="+", choices=[tile.id for tile in CATALOGUE.tiles], metavar="TILE")
    parser.add_argument("--players", type=int, choices=range(2, 7), default=4)
    parser.add_argument("--deals", type=count, default=100)
    parser.add_argument("--seed", default="wanting")
    wanted = parser.parse_args()
    free = [
        [play(wanted.players, f"{wanted.seed} {deal}", place, -1)[0] for place in range(wanted.players)]
        for deal in range(wanted.deals)
    ]
    for name in wanted.tiles:
        tile = CATALOGUE.tile(name).index
        points: list[float] = []  # more than without the bid, deal by deal
        wins: list[float] = []
        for deal in range(wanted.deals):
            games = [
                (place, *play(wanted.players, f"{wanted.seed} {deal}", place, tile)) for place in range(wanted.players)
            ]
            bids = [(place, totals) for place, totals, has_bid in games if has_bid]
            if bids:
                points.append(sum(totals[place] - free[deal][place][place] for place, totals in bids) / len(bids))
                wins.append(
                    sum(won(totals, place) - won(free[deal][place], place) for place, totals in bids) / len(bids)
                )
        found = f"points {told(points, 1)}, wins {told(wins, 100)} %" if points else "never offered"
        print(f"{name}, bid for at once: {found} ({len(points)} deals)", flush=True)


if __name__ == "__main__":
    run(main)
