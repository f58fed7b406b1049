"""Who sees behind the screens imagines them as they are; what was dealt to nobody stays unknown."""

from keyflower.bots.unknown import shuffle_unknown
from keyflower.game.chance import Chance
from keyflower.game.game import Game
from keyflower.lab.oracle import play, reveal


def pieces(game: Game) -> tuple[list[int], list[int]]:
    return [int(count) for count in game.state.workers], [int(count) for count in game.state.skills]


def test_pieces_lie_where_they_lie() -> None:
    game = Game.new(4, "seen")
    seeing = game.copy()
    reveal(seeing.state)
    for number in range(5):
        world = seeing.copy()
        shuffle_unknown(world.state, 0, Chance.from_seed(f"world {number}"))
        assert pieces(world) == pieces(game)


def test_others_still_guess() -> None:
    """The game itself is not touched when somebody sees."""
    game = Game.new(4, "seen")
    seeing = game.copy()
    reveal(seeing.state)
    worlds = []
    for number in range(5):
        world = game.copy()
        shuffle_unknown(world.state, 0, Chance.from_seed(f"world {number}"))
        worlds.append(pieces(world))
    assert any(world != pieces(game) for world in worlds)


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(2, "again", 0, 4) == play(2, "again", 0, 4)
