"""Shuffles anew everything that a seat cannot know, and leaves the rest as it is.

Written from the side of the truth: what is hidden is listed here by hand from the law (USE-13, SEA-6, SET-10), not
asked of the view that is to be tested. A seat sees its own screen and winter tiles; of the others it knows, at best,
what they took and gave openly (`state.known`) and how many pieces they drew unseen. So these may change places:

- workers in the bag with workers behind other screens, except those known to be there;
- skills in the face-down supply with skills behind other screens, except those known to be there;
- winter tiles of other hands with each other and with those out of the game;
- what others have offered while somebody still chooses;
- the tiles of the seasons to come;
- the source of randomness.
"""

import random

import keyflower as kf
from keyflower.catalogue import CATALOGUE
from keyflower.game.chance import Chance
from keyflower.game.printed import winter_set
from keyflower.game.state import KNOWN, N_COLOURS, N_SKILLS, State

SEASONS = ("spring", "summer", "autumn")


def reshuffled(game: kf.Game, viewer: int | None, chance: random.Random) -> kf.Game:
    """The same game as far as the viewer can know, and another one as far as it cannot."""
    other = game.copy()
    state = other.state
    hidden = [seat for seat in range(state.rules.players) if seat != viewer]
    shuffle_workers(state, hidden, chance)
    shuffle_skills(state, hidden, chance)
    shuffle_winter(state, hidden, chance)
    shuffle_decks(state, chance)
    state.chance = Chance.from_seed(str(chance.random()))
    return other


def shuffle_workers(state: State, hidden: list[int], chance: random.Random) -> None:
    pool: list[int] = []
    for colour in range(N_COLOURS):
        pool += [colour] * state.bag[colour]
    unknown: dict[int, int] = {}
    for seat in hidden:
        unknown[seat] = 0
        for colour in range(N_COLOURS):
            known = state.known[seat * KNOWN + colour]
            drawn = state.workers[seat * N_COLOURS + colour] - known
            pool += [colour] * drawn
            unknown[seat] += drawn
            state.workers[seat * N_COLOURS + colour] = known
    chance.shuffle(pool)
    for seat, count in unknown.items():
        for _ in range(count):
            state.workers[seat * N_COLOURS + pool.pop()] += 1
    for colour in range(N_COLOURS):
        state.bag[colour] = pool.count(colour)


def shuffle_skills(state: State, hidden: list[int], chance: random.Random) -> None:
    pool: list[int] = []
    for skill in range(N_SKILLS):
        pool += [skill] * state.skill_stock[skill]
    unknown: dict[int, int] = {}
    for seat in hidden:
        unknown[seat] = 0
        for skill in range(N_SKILLS):
            known = state.known[seat * KNOWN + N_COLOURS + skill]
            drawn = state.skills[seat * N_SKILLS + skill] - known
            pool += [skill] * drawn
            unknown[seat] += drawn
            state.skills[seat * N_SKILLS + skill] = known
    chance.shuffle(pool)
    for seat, count in unknown.items():
        for _ in range(count):
            state.skills[seat * N_SKILLS + pool.pop()] += 1
    for skill in range(N_SKILLS):
        state.skill_stock[skill] = pool.count(skill)


def shuffle_winter(state: State, hidden: list[int], chance: random.Random) -> None:
    """Before winter's auction is laid out nobody has seen the others' tiles, nor those left over."""
    if not any(state.winter):
        return
    own = {tile for seat in range(state.rules.players) if seat not in hidden for tile in state.winter_tiles(seat)}
    pool = [tile.index for tile in CATALOGUE.of_season("winter", state.rules.sets) if tile.index not in own]
    chance.shuffle(pool)
    state.unshare()
    for seat in hidden:
        count = len(state.winter_tiles(seat))
        if state.offered[seat]:  # how many it chose is a secret until all have chosen
            count = chance.randint(1, state.rules.winter_dealt)
            state.offered[seat] = count
        state.winter[seat] = winter_set([pool.pop() for _ in range(count)])


def shuffle_decks(state: State, chance: random.Random) -> None:
    """The tiles of later seasons are drawn when those begin; until then any of them may come."""
    decks = [deck[:] for deck in state.decks]
    for season in range(state.season + 1, 3):
        tiles = [tile.index for tile in CATALOGUE.of_season(SEASONS[season], state.rules.sets)]
        chance.shuffle(tiles)
        chosen: list[int] = []
        numbers: set[int] = set()
        for tile in tiles:
            printed = CATALOGUE.tiles[tile]
            if printed.kind == "summer_boat":
                if printed.number in numbers:
                    continue
                numbers.add(printed.number)
            chosen.append(tile)
        decks[season] = chosen[: len(decks[season])]
    state.decks = decks
