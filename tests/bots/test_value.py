"""The learnt value: what a seat sees, what the nets make of it, and the file that they are in."""

import json
import struct

import pytest
from helpers import laid, lot, person, table

import keyflower as kf
from keyflower import bots
from keyflower.bots.foresight import Foresight, worth_a_try
from keyflower.bots.scales import learnt
from keyflower.bots.sensible import Sensible
from keyflower.bots.sights import (
    BLOCKS,
    INPUTS,
    LED_SAFELY,
    LED_THREATENED,
    SCORING_LED,
    SCORING_OPEN,
    SEEN_FIGURES,
    UNBID,
    UPGRADE_BEGUN,
    Sight,
)
from keyflower.bots.value import ANSWERS, FIRST, SECOND
from keyflower.bots.weights import learnt_value, read_value, write_weights
from keyflower.catalogue import CATALOGUE, RESOURCES
from keyflower.game.chance import Chance
from keyflower.game.codes import BID_VERB, PASS_VERB, USE_VERB, tile_of, verb_of
from keyflower.game.playout import first_seat
from keyflower.game.printed import TILES

SIZES = ((INPUTS + 1) * FIRST, (FIRST + 1) * SECOND, (SECOND + 1) * ANSWERS)


def seen(game: kf.Game, seat: int) -> dict[int, float]:
    sight = Sight()
    sight.look(game.state, seat)
    places = [sight.places[at] for at in range(sight.count)]
    assert len(set(places)) == len(places)
    assert all(0 <= place < INPUTS for place in places)
    assert SEEN_FIGURES < sight.next <= INPUTS
    return {place: sight.amounts[at] for at, place in enumerate(places)}


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (4, ("promos",)), (6, ("merchants", "promos"))])
def test_a_sight_has_room_for_every_table(players: int, modules: tuple[str, ...]) -> None:
    game = kf.Game.new(players, "sights", modules=modules)
    policy = Sensible(learnt(), 0.5)
    value = learnt_value()
    dice = Chance.from_seed("sights")
    state = game.state
    number = 0
    while not state.over:
        seat = first_seat(state.asked())
        state.apply(policy.choose(state, seat, state.answers(seat), dice))
        number += 1
        if number % 40 == 0 and not state.over:
            for viewer in range(players):
                assert 20 < len(seen(game, viewer)) < 300
                value.judge(state, viewer)
                assert 0.0 <= value.win <= 1.0
                assert -100.0 < value.points < 300.0


def test_a_led_tile_is_safe_where_nobody_can_bid_more() -> None:
    auction = [lot("tavern", {"seat": 0, "count": 1, "colour": "red"}), lot("brewer")]
    first = person(laid("home-1", 0, 0), blue=1)
    tavern, brewer = CATALOGUE.tile("tavern").index, CATALOGUE.tile("brewer").index
    weak = person(laid("home-2", 0, 0), blue=3)
    strong = person(laid("home-2", 0, 0), red=2)
    for other, block in ((weak, LED_SAFELY), (strong, LED_THREATENED)):
        game = table(first, other, season="summer", auction=auction)
        assert {block * TILES + tavern, UNBID * TILES + brewer} <= seen(game, 0).keys()


def test_goods_are_seen_with_the_tile_that_would_score_them() -> None:
    """On tiles of the auction that score what lies on them: what all one has would score there."""
    auction = [lot("timber-yard", {"seat": 0, "count": 1, "colour": "red"}), lot("barn")]
    home = {**laid("home-1", 0, 0), "goods": {"wood": 4, "gold": 1, "stone": 2}}
    game = table(person(home, blue=1), person(laid("home-2", 0, 0)), season="autumn", auction=auction)
    found = seen(game, 0)
    yard, barn = CATALOGUE.tile("timber-yard").index, CATALOGUE.tile("barn").index
    assert found[SCORING_LED * TILES + yard] == pytest.approx(2 * (4 + 1) / 10)
    assert found[SCORING_OPEN * TILES + barn] == pytest.approx((4 + 1 + 2) / 10)


def test_goods_on_their_way_are_seen_with_the_tile_they_are_for() -> None:
    """The nearer they lie, the more their upgrade counts as begun."""
    brewer = CATALOGUE.tile("brewer")
    cost = {name: count for name, count in brewer.cost.items() if name in RESOURCES}
    assert cost
    amounts = []
    for at_home, on_tile in ((cost, {}), ({}, cost)):
        village = [{**laid("home-1", 0, 0), "goods": at_home}, {**laid("brewer", 1, 0), "goods": on_tile}]
        game = table(person(*village, blue=1), person(laid("home-2", 0, 0)), season="autumn")
        amounts.append(seen(game, 0).get(UPGRADE_BEGUN * TILES + brewer.index, 0.0))
    assert 0.0 <= amounts[0] < amounts[1]


def test_after_the_end_the_value_is_the_result() -> None:
    game = kf.Game.new(2, "ended")
    policy = Sensible(learnt())
    dice = Chance.from_seed("ended")
    while not game.is_over:
        seat = first_seat(game.state.asked())
        game.state.apply(policy.choose(game.state, seat, game.state.answers(seat), dice))
    totals = game.scores().totals
    value = learnt_value()
    for seat in range(2):
        value.judge(game.state, seat)
        assert (value.points, value.lead) == (totals[seat], totals[seat] - totals[1 - seat])
        assert value.win == float(seat in game.scores().winners) / len(game.scores().winners)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_beside_the_others_somebody_wins(players: int) -> None:
    """All chances to win come to one; of two players one is ahead by what the other is behind."""
    game = kf.Game.new(players, "beside")
    policy = Sensible(learnt(), 0.5)
    dice = Chance.from_seed("beside")
    state = game.state
    value = learnt_value()
    number = 0
    while not state.over:
        seat = first_seat(state.asked())
        state.apply(policy.choose(state, seat, state.answers(seat), dice))
        number += 1
        if number % 60 == 0:
            told = [(value.worth_beside_others(state, viewer), value.win, value.lead) for viewer in range(players)]
            assert sum(win for _, win, _ in told) == pytest.approx(1.0)
            if players == 2:
                assert told[0][2] == pytest.approx(-told[1][2])
    for viewer in range(players):
        assert value.worth_beside_others(state, viewer) == value.worth(state, viewer)


def test_weights_come_back_as_they_were_written() -> None:
    """And a tile that the file does not know counts for nothing."""
    numbers = [((at * 37) % 64 - 32) / 256 for at in range(4 * sum(SIZES))]
    data = write_weights(numbers)
    game = kf.Game.new(3, "weights")
    first, again = read_value(data), read_value(data)
    first.judge(game.state, 0)
    again.judge(game.state, 0)
    assert (first.points, first.lead, first.win) == (again.points, again.lead, again.win)
    net = first.nets[1]
    assert [net.first[at] for at in range(FIRST)] == numbers[sum(SIZES) : sum(SIZES) + FIRST]
    line, _, packed = data.partition(b"\n")
    about = json.loads(line)
    about["tiles"][0] = "some-other-tile"
    strange = read_value(json.dumps(about).encode() + b"\n" + packed).nets[0]
    assert [strange.first[at] for at in range(FIRST)] == [0.0] * FIRST
    assert [strange.first[at] for at in range(FIRST, 2 * FIRST)] == numbers[FIRST : 2 * FIRST]


def test_weights_for_other_inputs_are_refused() -> None:
    about = {"tiles": [], "blocks": BLOCKS, "plain": 3, "cells": [FIRST, SECOND, ANSWERS]}
    with pytest.raises(ValueError, match="other inputs"):
        read_value(json.dumps(about).encode() + b"\n" + struct.pack("<2e", 0.0, 1.0))


def test_looking_ahead_leaves_the_game_as_it_is() -> None:
    game = kf.Game.new(3, "ahead")
    before = game.position()
    seat = game.decisions[0].seat
    player = Foresight(Sensible(learnt(), planning=True), learnt_value(), 6)
    code = player.choose(game.state, seat, game.state.answers(seat), Chance.from_seed("ahead"))
    assert game.state.answers(seat).contains(code)
    assert game.position() == before


def test_with_every_tile_a_bid_for_each_is_tried() -> None:
    """Whatever the judgement at sight says of it; and the pass."""
    game = kf.Game.new(4, "every")
    seat = game.decisions[0].seat
    codes = game.state.answers(seat).firsts()
    priors = [0.0 if verb_of(code) == USE_VERB else -50.0 for code in codes]
    few = worth_a_try(codes, priors, 3, False)
    assert [verb_of(trial.code) for trial in few] == [USE_VERB] * 3 + [PASS_VERB]
    tried = worth_a_try(codes, priors, 3, True)
    assert {tile_of(trial.code) for trial in tried if verb_of(trial.code) == BID_VERB} == set(game.state.lots)
    assert verb_of(tried[-1].code) == PASS_VERB


@pytest.mark.parametrize("level", [4, 5, 6])
def test_nobody_uses_a_tile_to_carry_and_upgrade_nothing(level: int) -> None:
    """A home with nothing in the village: whatever else there is to do, a worker placed there would do nothing."""
    auction = [lot("keythedral", {"seat": 1, "count": 5, "colour": "blue"})]
    game = table(
        person(laid("home-1", 0, 0), red=2), person(laid("home-2", 0, 0), blue=1), season="winter", auction=auction
    )
    found = bots.make(level, 1).explain(bots.SeatQuestion.of(game, 0, bots.Budget(iterations=12)), 40)
    told = [one.text.split()[0] for one in found]
    assert "use" in told
    assert told.index("pass") < told.index("use")
