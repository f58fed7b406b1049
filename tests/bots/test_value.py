"""The learnt value: what a seat sees, what the nets make of it, and the file that they are in."""

import json
import struct

import pytest
from helpers import laid, lot, person, table

import keyflower as kf
from keyflower.bots.foresight import Foresight
from keyflower.bots.scales import learnt
from keyflower.bots.sensible import Sensible
from keyflower.bots.sights import INPUTS, LED_SAFELY, LED_THREATENED, SEEN_FIGURES, UNBID, Sight
from keyflower.bots.value import ANSWERS, FIRST, SECOND
from keyflower.bots.weights import learnt_value, read_value, write_weights
from keyflower.catalogue import CATALOGUE
from keyflower.game.chance import Chance
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
    about = {"tiles": [], "plain": 3, "cells": [FIRST, SECOND, ANSWERS]}
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
