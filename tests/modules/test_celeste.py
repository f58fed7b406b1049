"""Key Celeste and the ghost (KEY-1 to KEY-5), and the other promo tiles in a game (PRO-1, PRO-2)."""

import pytest
from helpers import (
    Doc,
    asked,
    auction,
    bag,
    bid,
    bids_at,
    event,
    everybody_passes,
    kinds,
    laid,
    lot,
    person,
    play,
    refused,
    screen,
    texts,
)

import keyflower as kf

from .build import celeste, merchants

SEASONS = ("spring", "summer", "autumn", "winter")
HAND = ("scribes", "jeweller", "apothecary")
HOLDER = {"holder": 0}


def lots_of(game: kf.Game) -> list[str]:
    return [entry["tile"] for entry in game.view()["auction"]]


def people(*seats: Doc) -> list[Doc]:
    """Three players, each with a winter tile."""
    found = list(seats) + [person() for _ in range(3 - len(seats))]
    return [{**seat, "winter": [HAND[at]]} for at, seat in enumerate(found)]


def to_the_end(game: kf.Game) -> list[kf.Event]:
    """Passes, and takes the first answer until the next season's turns, or the end."""
    season = game.position()["season"]
    events = everybody_passes(game)
    while not game.is_over and (game.position()["season"] == season or game.decisions[0].kind != "turn"):
        events += game.play(game.legal_actions(game.decisions[0].seat)[0])
    return events


# --- in the auction --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KEY-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_it_lies_in_the_auction_of_every_season_beside_the_others(players: int) -> None:
    game = kf.Game.new(players, 3, modules=("key-celeste",))
    for season in SEASONS:
        assert game.position()["season"] == season
        assert lots_of(game).count("key-celeste") == 1
        if season != "winter":
            tiles = [tile for tile in lots_of(game) if not tile.startswith(("turn-order", "key-celeste"))]
            assert len(tiles) == 4 + players
        to_the_end(game)
    assert game.is_over


@pytest.mark.rule("KEY-1")
def test_it_is_bid_for_like_any_tile_and_has_no_effect_to_use() -> None:
    game = celeste(*people(person(red=3), person(red=2, blue=2)))
    play(game, "bid key-celeste 1 red")
    refused(game, "1: bid key-celeste 2 blue", "BID-3", "wrong-colour", needed="red")
    refused(game, "1: bid key-celeste 1 red", "BID-4", "bid-too-small", need=2)
    refused(game, "1: use key-celeste 2 red", "USE-10", "no-effect", tile="key-celeste")
    game.play("1: bid key-celeste 2 red")
    assert bids_at(game, "key-celeste") == {0: (1, "red"), 1: (2, "red")}


@pytest.mark.rule("KEY-1")
@pytest.mark.parametrize("season", SEASONS[:3])
def test_its_winner_gets_the_ghost_and_the_workers_go_into_the_bag(season: str) -> None:
    lots = [lot("key-celeste", bid(0, 1, "green"), bid(1, 2, "green"))]
    game = celeste(*people(), season=season, auction=lots, bag={"red": 1})
    events = everybody_passes(game)
    assert event(events, "ghost-won").seat == 1
    assert bag(game) == {"red": 1, "green": 2}
    assert screen(game, 0) == {"green": 1}  # the losing bid came home
    assert "took-tile" not in kinds(events)
    for seat in (None, 0, 1, 2):  # who holds the ghost is public
        assert [shown.get("ghost", False) for shown in game.view(seat)["seats"]] == [False, True, False]
    while asked(game)[0][1] != "turn":
        game.play(game.legal_actions(game.decisions[0].seat)[0])
    assert "key-celeste" in lots_of(game)  # the tile stays in the middle
    assert auction(game)["key-celeste"] == {"tile": "key-celeste"}


@pytest.mark.rule("KEY-1")
def test_if_nobody_bids_nobody_holds_the_ghost_and_the_tile_stays() -> None:
    game = celeste(*people(), season="summer", ghost=HOLDER)
    events = to_the_end(game)
    assert "ghost-won" not in kinds(events)
    assert "ghost" not in game.position()
    assert "key-celeste" in lots_of(game)
    assert not [line for line in texts(game) if line.startswith("haunt")]


@pytest.mark.rule("KEY-1")
def test_in_winter_the_winner_adds_the_tile_to_the_village() -> None:
    game = celeste(*people(), season="winter", auction=[lot("key-celeste", bid(2, 1, "red"))], bag={"blue": 1})
    events = to_the_end(game)
    assert event([e for e in events if e.data.get("tile") == "key-celeste"], "took-tile").seat == 2
    assert "ghost-won" not in kinds(events)
    assert "key-celeste" in [tile["tile"] for tile in game.position()["seats"][2]["village"]]
    assert bag(game).get("red") == 1


@pytest.mark.rule("KEY-1")
def test_in_winter_an_unsold_tile_leaves_the_game() -> None:
    game = celeste(*people(), season="winter")
    events = to_the_end(game)
    assert {"tile": "key-celeste"} in [e.data for e in events if e.kind == "tile-left"]
    assert game.is_over
    assert "key-celeste" not in str(game.position()["seats"])


@pytest.mark.rule("KEY-1", "MBO-3", "BOA-3")
def test_it_has_a_boats_edges_and_is_neither_a_winter_tile_nor_a_boat() -> None:
    game = celeste(
        person("home-1", laid("key-celeste", 0, 1), laid("sea-breese", 0, 2)),
        person(),
        start=1,
        season="winter",
        phase="build",
    )
    assert game.scores().sheets[0].of("sea-breese") == 0  # a boat would have carried the water on
    with_module = merchants(
        person("key-celeste", "sea-breese-2", "scribes"), person(), modules=["merchants", "key-celeste"], start=1,
        season="winter", phase="build",
    )  # fmt: skip
    assert with_module.scores().sheets[0].of("sea-breese-2") == 2


# --- haunting --------------------------------------------------------------------------------------------------------


def haunted_house(**fields: object) -> kf.Game:
    """Seat 0 holds the ghost; seat 1 leads on Keywood before seats 0 and 2, seat 2 on turn-order tile 1."""
    lots = [
        lot("keywood", bid(0, 1, "red"), bid(2, 2, "red"), bid(1, 3, "red"), workers={"red": 1}),
        lot("miner", bid(0, 2, "blue")),
        lot("woodcutter"),
        lot("key-celeste", bid(1, 1, "yellow")),
        lot("turn-order-1", bid(2, 2, "green")),
    ]
    seats = people(person(blue=1), person(red=9, blue=1), person(red=9))
    return celeste(*seats, auction=lots, ghost=HOLDER, **fields)


@pytest.mark.rule("KEY-2")
def test_the_ghost_takes_the_place_of_another_players_leading_bid() -> None:
    game = haunted_house()
    haunts = [line for line in texts(game) if line.startswith("haunt")]
    assert haunts == ["haunt keywood", "haunt turn-order-1"]
    told = event(game.play("haunt keywood"), "haunted")
    assert told.seen_by(None) == {
        "kind": "haunted", "seat": 0, "tile": "keywood", "other": 1, "workers": {"red": 3},
    }  # fmt: skip
    assert screen(game, 0) == {"blue": 1, "red": 3}
    assert game.memory(2)["seats"][0]["known"] == {"red": 3}
    assert asked(game) == [(1, "turn")]  # it was a turn of its own
    shown = auction(game)["keywood"]
    assert shown["leader"] == 1
    assert shown["closed"]
    assert bids_at(game, "keywood") == {0: (1, "red"), 2: (2, "red")}
    assert game.view(1)["ghost"] == {"on": "keywood", "by": 0}
    # The robbed player wins the tile, with the worker that lies on it; the other bids go home.
    events = everybody_passes(game)
    won = [e.seat for e in events if e.kind == "took-tile" and e.data["tile"] == "keywood"]
    assert won == [1]
    assert screen(game, 1) == {"red": 9 + 1, "blue": 1}
    assert screen(game, 2)["red"] == 9 + 2
    assert screen(game, 0)["red"] == 3 + 1


@pytest.mark.rule("KEY-2")
def test_a_turn_order_tile_can_be_haunted_and_is_won_all_the_same() -> None:
    game = haunted_house()
    game.play("haunt turn-order-1")
    assert screen(game, 0) == {"blue": 1, "green": 2}
    everybody_passes(game)
    assert asked(game) == [(2, "boat")]


@pytest.mark.rule("KEY-2")
def test_what_cannot_be_haunted() -> None:
    game = haunted_house()
    refused(game, "haunt key-celeste", "KEY-2", "not-on-key-celeste", tile="key-celeste")
    refused(game, "haunt miner", "KEY-2", "own-leading-bid", tile="miner")
    refused(game, "haunt woodcutter", "KEY-2", "no-leading-bid", tile="woodcutter")
    refused(game, "haunt tavern", "KEY-2", "tile-not-in-auction", tile="tavern")
    game.play("haunt keywood")
    refused(game, "haunt turn-order-1", "KEY-2", "no-ghost")
    play(game, "1: pass", "2: pass")
    assert not [line for line in texts(game) if line.startswith("haunt")]
    refused(game, "haunt turn-order-1", "KEY-2", "ghost-used", tile="keywood")


@pytest.mark.rule("KEY-2")
def test_all_other_bids_there_are_losing_and_may_move_or_be_given_up() -> None:
    game = haunted_house()
    play(game, "haunt keywood", "1: pass")
    assert "bid woodcutter 0 red +keywood" in texts(game)  # seat 2's two, though nobody has more there
    game.play("2: bid woodcutter 0 red +keywood")
    assert bids_at(game, "woodcutter") == {2: (2, "red")}
    # The haunter's own bid may move too, and a bid there can be given up as a price.
    assert "bid turn-order-2 0 red +keywood" in texts(game)
    lots = [lot("tavern", bid(0, 1, "red"), bid(1, 2, "red"))]
    paying = celeste(*people(person({"tile": "inn"}, blue=1)), season="summer", auction=lots, ghost={"holder": 2})
    paying.play("pass")
    play(paying, "1: pass", "2: haunt tavern")
    assert bids_at(paying, "tavern") == {0: (1, "red")}
    assert "use inn 0 red +tavern" in texts(paying)


@pytest.mark.rule("KEY-2", "TURN-2")
def test_haunting_is_no_pass() -> None:
    game = haunted_house(passes=2)
    game.play("haunt keywood")
    assert game.position()["passes"] == 0


@pytest.mark.rule("KEY-3")
def test_nobody_places_workers_where_the_ghost_lies() -> None:
    game = haunted_house()
    play(game, "haunt keywood")
    for line in texts(game):
        assert not line.startswith(("bid keywood", "use keywood"))
    refused(game, "1: bid keywood 9 red", "KEY-3", "tile-closed", tile="keywood")
    refused(game, "1: use keywood 2 red", "KEY-3", "tile-closed", tile="keywood")
    assert auction(game)["keywood"]["workers"] == {"red": 1}  # those already there stay


@pytest.mark.rule("KEY-3", "SUM-4a", "SUM-4b")
def test_boats_4a_and_4b_do_not_help_there() -> None:
    lots = [lot("keywood", bid(2, 2, "red")), lot("miner", bid(0, 1, "blue"))]
    helped = person("summer-boat-4a", "summer-boat-1a", red=5, blue=5)
    game = celeste(*people(person(), helped), auction=lots, ghost=HOLDER)
    assert "bid keywood 3 blue" in [a.text for a in _as_turn_of(game, 1).legal_actions(1)]
    game.play("haunt keywood")
    refused(game, "1: bid keywood 5 blue", "KEY-3", "tile-closed")
    helped = person("summer-boat-4b", red=5, blue=5)
    game = celeste(*people(person(), helped), auction=lots, ghost=HOLDER)
    game.play("haunt keywood")
    refused(game, "1: use keywood 1 any", "KEY-3", "tile-closed")


def _as_turn_of(game: kf.Game, seat: int) -> kf.Game:
    return kf.Game.from_position({**game.position(), "turn": seat})


@pytest.mark.rule("KEY-3")
def test_the_tile_is_open_again_once_it_lies_in_a_village() -> None:
    game = haunted_house()
    game.play("haunt keywood")
    to_the_end(game)
    tile = next(tile for tile in game.position()["seats"][1]["village"] if tile["tile"] == "keywood")
    assert "closed" not in tile
    assert game.position()["season"] == "summer"


# --- back, and the end -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KEY-4")
@pytest.mark.parametrize("season", ["summer", "autumn"])
@pytest.mark.parametrize("used", [False, True])
@pytest.mark.parametrize("winner", [0, 1])
def test_at_the_end_of_summer_and_autumn_it_goes_back_and_to_the_winner(season: str, used: bool, winner: int) -> None:
    tile = "tavern" if season == "summer" else "inn"
    lots = [lot(tile, bid(2, 2, "red")), lot("key-celeste", bid(winner, 1, "blue"))]
    game = celeste(*people(), season=season, auction=lots, ghost=HOLDER)
    if used:
        game.play(f"haunt {tile}")
    events = everybody_passes(game)
    assert "ghost-back" in kinds(events)
    assert event(events, "ghost-won").seat == winner  # perhaps the same player
    assert game.position()["ghost"] == {"holder": winner}


@pytest.mark.rule("KEY-4", "KEY-5")
def test_used_in_winter_it_leaves_the_game() -> None:
    lots = [lot("scribes", bid(2, 2, "red")), lot("key-celeste", bid(0, 1, "blue"))]
    game = celeste(*people()[1:2], *[person() for _ in range(2)], season="winter", auction=lots, ghost=HOLDER)
    unused = game.copy()
    game.play("haunt scribes")
    events = to_the_end(game)
    assert "ghost-gone" in kinds(events)
    assert "ghost" not in game.position()
    assert game.scores().sheets[0].of("key-celeste") == 3
    # Held through winter and not used it brings three points more.
    events = to_the_end(unused)
    assert "ghost-gone" not in kinds(events)
    assert unused.scores().sheets[0].of("key-celeste") == 6


@pytest.mark.rule("KEY-4", "KEY-5")
def test_the_auction_of_winter_does_not_win_the_ghost() -> None:
    game = celeste(*[person() for _ in range(3)], season="winter", ghost=HOLDER,
                   auction=[lot("scribes"), lot("key-celeste", bid(1, 1, "blue"))])  # fmt: skip
    to_the_end(game)
    assert game.position()["ghost"] == {"holder": 0}
    assert game.scores().sheets[1].of("key-celeste") == 3  # the owner has no ghost
    assert game.scores().totals[0] == game.scores().sheets[0].total
    assert not [item for item in game.scores().sheets[0].items if item.source == "key-celeste"]


def test_positions_with_a_ghost_that_cannot_be() -> None:
    lots = [lot("keywood", bid(1, 2, "red"))]
    for ghost, words in (
        ({"on": "keywood"}, "say who in 'holder'"),
        ({"holder": 0, "on": "miner"}, "no auction tile that somebody leads on"),
        ({"holder": 0, "on": "keywood"}, "cannot have workers there"),
        ({"holder": 5}, "ghost.holder"),
        ({"seat": 1}, "ghost.seat: there is no such field"),
    ):
        with pytest.raises(kf.NotationError, match=words):
            celeste(person(), person(), auction=lots, ghost=ghost)
    fine = celeste(person(), person(), auction=[lot("keywood", leader=1)], ghost={"holder": 0, "on": "keywood"})
    assert auction(fine)["keywood"]["closed"]


# --- the other two ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("PRO-1", "PRO-2")
def test_emporium_and_monument_score_in_a_game() -> None:
    seat = person({"tile": "home-1", "goods": {"gold": 1, "wood": 2}}, "emporium", "monument", green=1, red=2)
    game = celeste(seat, person(), modules=["promos"], start=1, season="winter", phase="build")
    sheet = game.scores().sheets[0]
    assert sheet.of("emporium") == 3
    assert sheet.of("monument") == 4
    assert sheet.total == 7


@pytest.mark.rule("PRO-1", "PRO-2")
def test_they_are_offered_and_auctioned_as_winter_tiles() -> None:
    seats = [{**person(red=1), "winter": ["emporium", "monument"]}, {**person(), "winter": ["scribes"]}]
    game = celeste(*seats, modules=["emporium", "monument"], season="winter", phase="winter")
    play(game, "0: offer emporium monument", "1: offer scribes")
    assert {"emporium", "monument", "scribes"} <= set(lots_of(game))
    with pytest.raises(kf.NotationError, match="belongs to a module that is not in this game"):
        celeste(*seats, modules=["emporium"], season="winter", phase="winter")
