"""The search: it keeps to its budget, finds what is plainly best, and leaves off where nothing is open."""

import pytest

import keyflower as kf
from keyflower import bots
from keyflower.bots.foresight import Foresight
from keyflower.bots.levels_4_5 import Master, behind, shortlist
from keyflower.bots.outlook import foreseen
from keyflower.bots.scales import learnt
from keyflower.bots.search import ENDLESS, Candidate, Future, Search
from keyflower.bots.season_ahead import SeasonAhead
from keyflower.bots.season_played import SeasonPlayed
from keyflower.bots.sensible import Sensible
from keyflower.bots.v1 import FormerMaster
from keyflower.bots.weights import learnt_value
from keyflower.game.chance import Chance
from keyflower.game.codes import TURNS_STEP, frame_kind
from keyflower.game.ending import totals_of
from keyflower.game.playout import first_seat


def futures(game: kf.Game) -> dict[str, Future]:
    policy = Sensible(learnt(), 0.3)
    return {
        "season": SeasonAhead(game.state.season, policy, foreseen(), 0.5),
        "played": SeasonPlayed(Foresight(policy, learnt_value(), 4), learnt_value(), game.state.season),
    }


FUTURES = ("season", "played")


def search(game: kf.Game, iterations: int, future: str) -> tuple[Search, list[Candidate]]:
    seat = game.decisions[0].seat
    codes = game.state.answers(seat).firsts()[:6]
    tried = Search(game.state, seat, futures(game)[future], Chance.from_seed("search"), 3.0)
    return tried, tried.run([Candidate(code, 0.0) for code in codes], iterations, ENDLESS)


@pytest.mark.parametrize("future", FUTURES)
@pytest.mark.parametrize("iterations", [6, 20, 50])
def test_no_more_is_tried_than_the_budget_allows(iterations: int, future: str) -> None:
    tried, found = search(kf.Game.new(3, "budget"), iterations, future)
    assert tried.spent == sum(candidate.tries for candidate in found)
    assert 6 <= tried.spent <= iterations


@pytest.mark.parametrize("future", FUTURES)
def test_all_are_tried_alike_until_some_are_left_out(future: str) -> None:
    """Who was tried most is ranked first: nobody is left out that leads."""
    _, found = search(kf.Game.new(2, "alike"), 120, future)
    assert found[0].tries == max(candidate.tries for candidate in found)
    still_in = [candidate for candidate in found if candidate.tries == found[0].tries]
    assert found[0].score == max(candidate.score for candidate in still_in)


@pytest.mark.parametrize("future", FUTURES)
def test_trying_does_not_touch_the_game(future: str) -> None:
    game = kf.Game.new(3, "untouched")
    before = game.position()
    search(game, 30, future)
    assert game.position() == before


def winter(**seat: object) -> kf.Game:
    home = {"tile": "home-1", "at": [0, 0], "turn": 0, "goods": {"wood": 1, "stone": 1}}
    first = {"village": [home], "screen": {"blue": 1}, **seat}
    return kf.Game.from_position({"players": 2, "season": "winter", "seats": [first, {}], "seed": "plain"})


@pytest.mark.parametrize("level", [4, 5])
def test_five_points_for_the_asking_are_taken(level: int) -> None:
    """The last worker of the game turns the home, by whichever tile, or is worth nothing."""
    game = winter()
    bot = bots.make(level, 1)
    while not game.is_over:
        game.play(bot.choose(bots.SeatQuestion.of(game, budget=bots.Budget(iterations=60))))
    home = next(tile for tile in game.position()["seats"][0]["village"] if tile["tile"] == "home-1")
    assert home["upgraded"]


def test_what_is_told_of_a_search_is_in_order() -> None:
    game = kf.Game.new(4, "order")
    seat = game.decisions[0].seat
    told = bots.make(5, 2).explain(bots.SeatQuestion.of(game, seat, bots.Budget(iterations=60)), 20)
    values = [alternative.value for alternative in told]
    assert values == sorted(values, reverse=True)
    assert len({alternative.text for alternative in told}) == len(told)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_winter_the_result_counts(players: int) -> None:
    """The winner's position is the best there is."""
    game = kf.Game.new(players, "result")
    policy = Sensible(learnt())
    dice = Chance.from_seed("result")
    while not game.is_over:
        seat = first_seat(game.state.asked())
        game.state.apply(policy.choose(game.state, seat, game.state.answers(seat), dice))
    envy = 1.0 if players == 2 else 0.0
    worths = [foreseen().standing(game.state, seat, envy) for seat in range(players)]
    assert worths.index(max(worths)) in game.scores().winners


@pytest.mark.parametrize("players", [2, 4])
def test_a_level_goes_by_the_figures_of_its_table(players: int) -> None:
    """What was learnt at tables of two says nothing of larger ones; the first version has one set for all."""
    mind = Master(1).mind(players)
    assert mind.judge.scales is mind.instinct.ahead.sight.scales is learnt(players)
    assert FormerMaster(1).policy.scales is learnt()
    assert len({id(figures) for figures in (learnt(2), learnt(4), learnt())}) == 3


@pytest.mark.parametrize("players", [2, 4])
def test_a_season_is_played_to_the_first_turn_of_the_next(players: int) -> None:
    game = kf.Game.new(players, "played")
    state = game.state.copy()
    seat = first_seat(state.asked())
    state.apply(state.answers(seat).firsts()[0])
    future = SeasonPlayed(Foresight(Sensible(learnt()), learnt_value(), 4), learnt_value(), state.season)
    future.comes_to(state, seat, Chance.from_seed("played"))
    assert (state.season, frame_kind(state.top())) == (game.state.season + 1, TURNS_STEP)
    assert -100.0 < future.points < 300.0


def test_in_winter_it_is_played_to_the_end() -> None:
    game = winter()
    seat = first_seat(game.state.asked())
    state = game.state.copy()
    state.apply(state.answers(seat).firsts()[0])
    future = SeasonPlayed(Foresight(Sensible(learnt()), learnt_value(), 4), learnt_value(), state.season)
    future.comes_to(state, seat, Chance.from_seed("end"))
    assert state.over
    assert future.points == totals_of(state)[seat]


def test_what_is_not_tried_stays_behind_what_is() -> None:
    """As far from each other as it was."""
    tried = [Candidate(1, 3.0), Candidate(2, 9.0)]
    rest = [Candidate(3, 8.0), Candidate(4, 6.5)]
    found = behind(tried, rest)
    assert [one.code for one in found] == [1, 2, 3, 4]
    assert [one.score for one in found] == [3.0, 9.0, 3.0, 1.5]


@pytest.mark.parametrize(("kept", "first"), [(3, [1, 2, 5]), (4, [1, 2, 3, 5]), (8, [1, 2, 3, 4, 5, 6])])
def test_the_instinct_has_a_word_in_what_is_tried(kept: int, first: list[int]) -> None:
    """Most are the best by the value; of the others those that the instinct likes best; a jump is none of its own."""
    glimpsed = [Candidate(code, -float(code)) for code in range(1, 7)]
    leanings = {code: 10.0 if code == 5 else 1.0 for code in range(1, 6)}
    found = [one.code for one in shortlist(glimpsed, leanings, kept)]
    assert found[: len(first)] == first
    assert sorted(found) == list(range(1, 7))


@pytest.mark.parametrize("iterations", [6, 12, 60, 200])
def test_level_5_keeps_to_its_iterations(iterations: int) -> None:
    """And with few of them it tries few moves, each in some worlds."""
    game = kf.Game.new(2, "late")
    seat = game.decisions[0].seat
    found = Master(1).weigh(game.copy(), seat, bots.Budget(iterations=iterations), Chance.from_seed("late"))
    tries = [one.tries for one in found if one.tries]
    assert sum(tries) <= iterations
    assert len(tries) == min(Master.kept, max(2, iterations // 3))
    assert min(tries) >= min(3, iterations // len(tries))


def test_where_there_is_no_time_what_was_glimpsed_counts() -> None:
    game = kf.Game.new(2, "late")
    seat = game.decisions[0].seat
    codes = game.state.answers(seat).firsts()[:6]
    tried = Search(game.state, seat, futures(game)["played"], Chance.from_seed("search"), 3.0)
    found = tried.run([Candidate(code, -0.1 * at) for at, code in enumerate(codes)], 60, -1.0)
    assert [one.code for one in found] == codes
    assert tried.spent == 0
