"""The six levels: they answer legally, alike for the same seed, within their budget, and without the truth."""

import random
import time

import pytest
from leak import reshuffled

import keyflower as kf
from keyflower import bots
from keyflower.game.modules import ALL_MODULES

FEW = bots.Budget(iterations=3)
TABLES = [(1, 4), (2, 4), (3, 4), (4, 4), (5, 4), (4, 2), (5, 2)]  # level and players: two think otherwise


def ask(bot: bots.Bot, game: kf.Game, seat: int, budget: bots.Budget | None = FEW) -> kf.Action:
    return bot.choose(bots.SeatQuestion.of(game, seat, budget))


def whole_game(levels: list[int], seed: str, modules: tuple[str, ...] = (), variants: tuple[str, ...] = ()) -> kf.Game:
    game = kf.Game.new(len(levels), seed, modules=modules, variants=variants)
    players = [bots.make(level, f"{seed} {seat}") for seat, level in enumerate(levels)]
    while not game.is_over:
        seat = game.decisions[0].seat
        game.play(ask(players[seat], game, seat))
    return game


def test_the_levels_are_numbered_and_have_names() -> None:
    count = len(bots.LEVELS)
    assert count >= 6
    assert [level.number for level in bots.LEVELS] == list(range(1, count + 1))
    assert len({level.key for level in bots.LEVELS}) == count
    for level in bots.LEVELS:
        assert level.name
        assert level.description
        assert level.style
        assert type(bots.make(level.key, 1)) is type(bots.make(level.number, 1))
    with pytest.raises(ValueError, match=f"there is no level {count + 1}"):
        bots.make(count + 1, 1)


@pytest.mark.parametrize("number", [2, 3, 4])
def test_a_level_in_one_of_its_styles_answers_in_its_own_way(number: int) -> None:
    """Legally, alike for the same seed, and not as the other styles do."""
    level = bots.find(number)
    assert len(level.styles) >= 3
    game = kf.Game.new(3, "styles")
    guide = bots.make(3, "guide")
    answers: dict[str, list[str]] = {style: [] for style in level.styles}
    for _ in range(20):
        seat = game.decisions[0].seat
        for style, told in answers.items():
            answer = ask(level.make(5, style), game, seat)
            assert answer == ask(level.make(5, style), game, seat)
            told.append(answer.text)
        game.play(ask(guide, game, seat))
    assert len({tuple(told) for told in answers.values()}) >= 3


def test_who_has_no_such_style_says_so() -> None:
    with pytest.raises(ValueError, match="Keymaster has no style 'builder'; there are none"):
        bots.make(5, 1, "builder")
    with pytest.raises(ValueError, match="Steward has no style 'baker'; there are prospector"):
        bots.make(4, 1, "baker")


def test_a_player_keeps_its_style() -> None:
    level = bots.find(3)
    assert {level.style_for(f"table {number}") for number in range(60)} == set(level.styles)
    assert level.style_for("table 1") == level.style_for("table 1")
    assert bots.find(5).style_for("table 1") == ""


def test_a_clock_alone_does_not_make_level_4_think_more_than_it_does() -> None:
    game = kf.Game.new(4, "clock")
    seat = game.decisions[0].seat
    found = bots.make(4, 1).explain(bots.SeatQuestion.of(game, seat, bots.Budget(seconds=0.2)), 30)
    assert sum(one.tries for one in found) <= 6


@pytest.mark.parametrize(
    ("players", "modules", "variants"),
    [
        (2, (), ()),
        (4, (), ()),
        (3, ("promos",), ("open",)),
        (4, ("merchants", "promos"), ("merchants",)),
        (6, ("merchants",), ("handicap=2",)),
    ],
)
def test_levels_1_to_3_play_whole_games(players: int, modules: tuple[str, ...], variants: tuple[str, ...]) -> None:
    game = whole_game([1 + seat % 3 for seat in range(players)], "whole", modules, variants)
    assert game.is_over


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_searching_levels_answer_every_kind_of_question(players: int) -> None:
    """Along a game of all modules; each kind is asked a few times."""
    game = kf.Game.new(players, "kinds", modules=ALL_MODULES)
    guide = [bots.make(3, seat) for seat in range(players)]
    asked: dict[str, int] = {}
    while not game.is_over:
        decision = game.decisions[0]
        seat = decision.seat
        legal = game.legal_actions(seat)
        if len(legal) > 1 and asked.get(decision.kind, 0) < 2:
            asked[decision.kind] = asked.get(decision.kind, 0) + 1
            for level in (4, 5, 6):
                assert ask(bots.make(level, "kinds"), game, seat) in legal
        game.play(ask(guide[seat], game, seat))
    assert {"turn", "build", "winter", "boat", "upgrade"} <= asked.keys()


@pytest.mark.parametrize(("level", "players"), TABLES)
def test_a_seed_and_an_iteration_budget_fix_the_answer(level: int, players: int) -> None:
    game = kf.Game.new(players, "fixed")
    guide = bots.make(3, "guide")
    for number in range(24):
        seat = game.decisions[0].seat
        if number % 8 == 0:
            assert ask(bots.make(level, 5), game, seat) == ask(bots.make(level, 5), game, seat)
        game.play(ask(guide, game, seat))


@pytest.mark.parametrize(("level", "players"), TABLES)
def test_a_bot_does_not_know_the_truth(level: int, players: int) -> None:
    """With everything unknown to its seat shuffled anew, a seeded bot answers the same."""
    chance = random.Random(level)
    game = kf.Game.new(players, "secrets")
    guide = bots.make(3, "guide")
    compared = 0
    while not game.is_over:
        seat = game.decisions[0].seat
        if len(game.legal_actions(seat)) > 1 and chance.random() < (0.15 if level < 4 else 0.12 / players):
            other = reshuffled(game, seat, chance)
            assert str(ask(bots.make(level, 9), game, seat)) == str(ask(bots.make(level, 9), other, seat))
            compared += 1
        game.play(ask(guide, game, seat))
    assert compared > 3


def test_lines_are_answered_with_lines() -> None:
    game = kf.Game.new(2, "lines")
    seat = game.decisions[0].seat
    lines = [action.text for action in game.legal_actions(seat)]
    question = bots.SeatQuestion(game.view(seat), game.memory(seat), game.decisions[0].to_dict(), lines)
    assert bots.make(3, 1).choose(question) in lines


def test_a_bot_tells_its_best_alternatives() -> None:
    game = kf.Game.new(4, "why")
    bot = bots.make(5, 3)
    question = bots.SeatQuestion.of(game, budget=bots.Budget(iterations=48))
    told = bot.explain(question)
    assert len(told) == 3
    assert told[0].action == bot.choose(question)
    assert told[0].tries > 0
    assert told[0].value >= told[1].value


@pytest.mark.parametrize("level", [4, 5])
def test_a_search_keeps_to_its_seconds(level: int) -> None:
    """Generously: on a busy machine one try may take long, but not many."""
    game = kf.Game.new(4, "clock")
    seat = game.decisions[0].seat
    bot = bots.make(level, 1)
    began = time.perf_counter()
    ask(bot, game, seat, bots.Budget(iterations=24))
    some = time.perf_counter() - began
    began = time.perf_counter()
    ask(bot, game, seat, bots.Budget(seconds=0.0))
    assert time.perf_counter() - began < max(0.5, 3 * some)


def test_each_level_beats_the_one_before_at_sight() -> None:
    """A small sample of the ladder; docs/opponents.md has the large one."""
    for better, worse in ((2, 1), (3, 2)):
        ahead = 0
        for number in range(6):
            levels = [worse, worse]
            levels[number % 2] = better
            totals = whole_game(levels, f"ladder {number // 2}").scores().totals
            ahead += totals[number % 2] - totals[1 - number % 2]
        assert ahead > 0
