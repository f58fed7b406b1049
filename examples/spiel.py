"""Runs one of OpenSpiel's algorithms on the game: its IS-MCTS, in worlds that our own `resample` imagines.

    pip install 'keyflower[lab]' open_spiel
    python examples/spiel.py --games 4 --simulations 20

The search plays every imagined world on at random to its end, so it is slow and weak; but it is somebody else's
algorithm that knows nothing of the game, and it beats chance.
"""

import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import keyflower.lab.spiel
from keyflower.lab.spiel import resample


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=20, help="for each step of an answer")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game = pyspiel.load_game(keyflower.lab.spiel.GAME_TYPE.short_name, {"players": wanted.players, "reward": "win"})
    random = np.random.default_rng(wanted.seed)
    won, began = 0.0, time.perf_counter()
    for number in range(wanted.games):
        searcher = number % wanted.players
        bot = ismcts.ISMCTSBot(
            game=game,
            evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(number)),
            uct_c=1.0,
            max_simulations=wanted.simulations,
            random_state=np.random.RandomState(number),
        )
        bot.set_resampler(lambda state, player: resample(state, player, random))
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(random.integers(keyflower.lab.spiel.DEALS)))
            elif state.current_player() == searcher:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(int(random.choice(state.legal_actions())))
        won += state.returns()[searcher]
        words = f"game {number + 1}: {state.returns()}, the search sits at {searcher}"
        print(f"{words}; {time.perf_counter() - began:.0f} s", flush=True)
    print(f"IS-MCTS with {wanted.simulations} simulations wins {won / wanted.games:.0%} of {wanted.games} games")


if __name__ == "__main__":
    main()
