"""Records of older rules are replayed as they were meant (docs/record.md)."""

import pickle
import random

import pytest
from helpers import asked, person, play_randomly, table, texts

import keyflower as kf
from keyflower.catalogue import CATALOGUE
from keyflower.game.modules import MORE_PROMOS


def as_of_rules_1(record: str) -> str:
    return record.replace(f"rules {kf.RULES_VERSION}", "rules 1")


def test_more_promos_were_eight_tiles() -> None:
    later = {tile.entry for tile in CATALOGUE.tiles if tile.since > 1}
    assert later >= {"sorcerer", "talton-lodge", "summer-boat-7"}
    eight = tuple(name for name in MORE_PROMOS if name not in later)
    assert len(eight) == 8
    game = play_randomly(kf.Game.new(4, 5, modules=eight, rules_version=1), random.Random(5))
    old = as_of_rules_1(game.record()).replace(" ".join(eight), "more-promos")
    assert "modules more-promos" in old
    again = kf.Game.replay(old)
    assert again.scores().totals == game.scores().totals
    assert again.record() == old, "it stays a game of its rules"
    assert pickle.loads(pickle.dumps(again)).record() == again.copy().record() == old


def test_a_new_game_may_be_dealt_as_the_box_was() -> None:
    def in_play(version: int) -> set[str]:
        found: set[str] = set()
        for seed in range(12):
            game = kf.Game.new(6, seed, modules="more-promos", rules_version=version)
            decks = game.position()
            found |= {tile for deck in decks["decks"].values() for tile in deck}
            found |= {entry["tile"] for entry in decks["auction"]}
        return found

    assert {"sorcerer", "talton-lodge"} & in_play(1) == set()
    assert {"sorcerer", "talton-lodge"} <= in_play(2)
    with pytest.raises(ValueError, match="rules 0"):
        kf.Game.new(2, 1, rules_version=0)


@pytest.mark.rule("CON-4", "USE-9")
def test_with_a_contract_in_hand_one_thing_left_is_asked_for() -> None:
    # All contracts but the own one are gone, and iron is: only stone is left at the Assayer.
    own = person("home-1", "assayer", red=2) | {"contracts": ["contract-gold-2"]}
    theirs = person({"tile": "home-2", "goods": {"iron": 24}})
    others = [contract.id for contract in CATALOGUE.contracts if contract.id != "contract-gold-2"]
    theirs["contracts"] = others
    game = table(own, theirs, modules=["merchants"], merchants={"row": [], "stack": [], "discarded": []})
    game.play("0: use assayer 1 red")
    assert asked(game) == [(0, "choose")]
    assert texts(game)[0] == "take stone"
    assert "swap contract-gold-2 gold" in texts(game)
    # Without a contract nothing is asked: everybody sees that there is no choice.
    bare = table(
        person("home-1", "assayer", red=2),
        theirs | {"contracts": [*others, "contract-gold-2"]},
        modules=["merchants"],
        merchants={"row": [], "stack": [], "discarded": []},
    )
    bare.play("0: use assayer 1 red")
    assert asked(bare) == [(1, "turn")]
    # By rules 1 it was taken without a word.
    game.play("take stone")
    old = as_of_rules_1(game.record()).replace("0: take stone\n", "")
    old += "1: pass\n"
    assert kf.Game.replay(old).position()["seats"][0]["village"] == game.position()["seats"][0]["village"]
    assert "take stone" in kf.Game.replay(old).record()
