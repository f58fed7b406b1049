"""Trains Stable-Baselines3's MaskablePPO through the registered environment until it beats level 2.

    pip install 'keyflower[research]'
    python examples/ppo.py --out run

First lessons: the policy plays against level 2, level 3 says at every question what it would do there (`advice`), and
the policy learns to answer so, in the positions that it comes into by itself. Then it learns by PPO from who wins. The
same command goes on where it was stopped; `lessons.csv` and `curve.csv` have a line for each round and examination.
"""

import argparse
import csv
import time
from pathlib import Path

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv
from torch import nn

import keyflower.lab.envs
from keyflower.bots import make
from keyflower.lab.encoding import SIZE, TILE_BASE
from keyflower.lab.observation import AT_TILES, TILE
from keyflower.lab.sets import PRINTED_FEATURES

TILES = len(PRINTED_FEATURES)
VERBS = 64
PLACES = 14  # where a tile can be
MARKS = 4  # that each tile is given, to be read by every answer
BATCH = 512
PUPILS = 64  # games side by side
ROUND = 320  # steps of each in a round of lessons
REMEMBERED = 6  # rounds that are learnt from again
ALL_BY_TEACHER = 8  # rounds in which the teacher plays, before the pupil does more and more


def soft(numbers):
    """Small numbers stay apart, large ones do not drown them."""
    return torch.sign(numbers) * torch.log1p(numbers.abs())


def one_of(numbers, count):
    return nn.functional.one_hot(numbers.long().clamp(0, count - 1), count)


class Reader(BaseFeaturesExtractor):
    """Reads an observation as it is: each tile in sight beside what is printed on it, the tile that is being answered
    about and the one that asks among them, and the rest of the row with the mask."""

    def __init__(self, space, width=192, hidden=64, table=160):
        super().__init__(space, width + 2 * hidden + MARKS * TILES)
        self.register_buffer("printed", soft(torch.tensor(PRINTED_FEATURES.astype(np.float32))))
        self.names = nn.Embedding(TILES, 32)
        self.table = nn.Sequential(nn.Linear(AT_TILES + 3 * VERBS + SIZE, table), nn.ReLU())
        # A tile's part that never changes, what changes, and the table are added before the first step.
        self.fixed = nn.Linear(self.printed.shape[1] + 32, hidden)
        self.now = nn.Linear(TILE + PLACES + 2, hidden, bias=False)
        self.asked = nn.Linear(table, hidden, bias=False)
        self.first = nn.Sequential(nn.Linear(table + 4 * hidden, width), nn.ReLU())
        self.back = nn.Linear(width, hidden, bias=False)
        self.second = nn.Linear(hidden, hidden)
        self.whole = nn.Sequential(nn.Linear(width + 4 * hidden, width), nn.ReLU())
        self.marks = nn.Linear(hidden, MARKS)

    def forward(self, seen):
        row, count = seen["observation"], len(seen["observation"])
        head = row[:, :AT_TILES].float()
        kinds = [one_of(head[:, at], VERBS) for at in (0, 1, 9)]  # the stage, the verb, the step of the game
        table = self.table(torch.cat([soft(head), *kinds, seen["action_mask"].float()], dim=1))
        tiles = row[:, AT_TILES:].reshape(count, TILES, TILE)
        there = tiles[:, :, 0] != 0
        order = torch.argsort(there.to(torch.int8), dim=1, descending=True, stable=True)
        order = order[:, : max(1, int(there.sum(1).max()))]  # only the tiles in sight are looked at
        there = torch.gather(there, 1, order).float()[:, :, None]
        tiles = torch.gather(tiles, 1, order[:, :, None].expand(-1, -1, TILE)).float()
        chosen = (order == head[:, 2, None].long() - 1).float()[:, :, None]
        asking = ((order == head[:, 10, None].long()) & (head[:, 9, None] > 0)).float()[:, :, None]

        def gathered(told):
            mean = (told * there).sum(1) / there.sum(1).clamp(min=1)
            return torch.cat([mean, (told * there).amax(1), (told * chosen).sum(1), (told * asking).sum(1)], dim=1)

        fixed = self.fixed(torch.cat([self.printed, self.names.weight], dim=1))[order]
        now = self.now(torch.cat([soft(tiles), one_of(tiles[:, :, 0] + 5, PLACES), chosen, asking], dim=2))
        told = torch.relu(fixed + now + self.asked(table)[:, None])
        first = self.first(torch.cat([table, gathered(told)], dim=1))
        told = torch.relu(told + self.second(told) + self.back(first)[:, None])
        last = gathered(told)
        whole = self.whole(torch.cat([first, last], dim=1))
        marks = torch.zeros(count, TILES, MARKS)
        marks = marks.scatter(1, order[:, :, None].expand(-1, -1, MARKS), self.marks(told) * there)
        return torch.cat([whole, last[:, last.shape[1] // 2 :], marks.transpose(1, 2).flatten(1)], dim=1)


def make_model(wanted):
    """The policy reads the features directly: an answer that names a tile begins as that tile's first mark."""

    def one():
        return gymnasium.make(
            keyflower.lab.envs.KEYFLOWER, others=wanted.others, reward=wanted.reward, shaping=wanted.shaping
        )

    model = MaskablePPO(
        "MultiInputPolicy",
        DummyVecEnv([one] * 32),
        n_steps=512,
        batch_size=4 * BATCH,
        n_epochs=2,
        gamma=1.0,
        gae_lambda=0.97,
        learning_rate=wanted.rate,
        clip_range=0.15,
        target_kl=0.015,
        ent_coef=0.003,
        policy_kwargs={
            "features_extractor_class": Reader,
            "net_arch": {"pi": [], "vf": [64]},
            "normalize_images": False,
        },
        seed=wanted.seed,
        device="cpu",
    )
    first = model.policy.features_extractor.features_dim - MARKS * TILES
    with torch.no_grad():
        for tile in range(TILES):
            model.policy.action_net.weight[TILE_BASE + tile, first + tile] = 1.0
    return model


def likely(model, rows, masks):
    seen = {"observation": torch.from_numpy(rows), "action_mask": torch.from_numpy(masks)}
    return model.policy.get_distribution(seen, masks.astype(bool)).distribution


class Pupil:
    """A game against the others in which the teacher says what it would do."""

    def __init__(self, others, seed):
        self.env = gymnasium.make(keyflower.lab.envs.KEYFLOWER, others=others).unwrapped
        self.teacher = make(3, seed=seed)
        self.seen = self.env.reset(seed=seed)[0]
        self.alone = True  # or does the teacher play this game?

    def step(self, number):
        """How the game ended, where it did: won, points, theirs."""
        self.seen, reward, over, _, info = self.env.step(number)
        if not over:
            return None
        self.seen = self.env.reset()[0]
        return ended(reward, info)


def ended(reward, info):
    totals, seat = info["totals"], info["seat"]
    return float(reward), totals[seat], max(totals[:seat] + totals[seat + 1 :])


def play_a_round(model, pupils, by_teacher, random):
    """What was seen, what was possible, what the teacher said; and how the pupil's own games ended."""
    seen, possible, said, results = [], [], [], []
    for _ in range(ROUND):
        rows = np.stack([pupil.seen["observation"] for pupil in pupils])
        masks = np.stack([pupil.seen["action_mask"] for pupil in pupils])
        advice = [pupil.env.advice(pupil.teacher) for pupil in pupils]
        with torch.no_grad():
            own = likely(model, rows, masks).probs.argmax(1).tolist() if by_teacher < 1 else advice
        told = np.array([number is not None for number in advice])
        seen.append(rows[told])
        possible.append(np.packbits(masks[told], axis=1))
        said += [number for number in advice if number is not None]
        for at, pupil in enumerate(pupils):
            end = pupil.step(own[at] if pupil.alone or advice[at] is None else advice[at])
            if end:
                results += [end] if pupil.alone else []
                pupil.alone = random.random() >= by_teacher
    return (np.concatenate(seen), np.concatenate(possible), np.array(said)), results


def learn_lessons(model, wanted):
    """Round after round: play, be told, learn. The rate is kept for a third of the rounds, then falls to nothing."""
    path, done, before = wanted.out / "lessons.pt", 0, 0.0
    best = torch.optim.Adam(model.policy.parameters(), wanted.lesson_rate)
    if path.exists():
        kept = torch.load(path)
        model.policy.load_state_dict(kept["net"])
        best.load_state_dict(kept["opt"])
        done, before = kept["round"], kept["seconds"]
    random = np.random.default_rng([wanted.seed, done])
    pupils = [Pupil(wanted.others, int(seed)) for seed in random.integers(1 << 30, size=PUPILS)]
    memory = []
    began = time.process_time()
    for number in range(done, wanted.lessons):
        by_teacher = 1.0 if number < ALL_BY_TEACHER else max(0.0, 0.5 - (number - ALL_BY_TEACHER) / 40)
        if number == done:
            for pupil in pupils:
                pupil.alone = random.random() >= by_teacher
        new, results = play_a_round(model, pupils, by_teacher, random)
        memory = [*memory, new][-REMEMBERED:]
        rows, packed, said = (np.concatenate(part) for part in zip(*memory, strict=True))
        picked = random.permutation(len(said))[: 2 * len(new[2])]
        for group in best.param_groups:
            group["lr"] = wanted.lesson_rate * min(1.0, 1.5 * (1 - number / wanted.lessons))
        same = 0
        for at in range(0, len(picked) - BATCH + 1, BATCH):
            some = picked[at : at + BATCH]
            found = likely(model, rows[some], np.unpackbits(packed[some], axis=1)[:, :SIZE])
            answers = torch.from_numpy(said[some])
            loss = -found.log_prob(answers).mean()
            best.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.policy.parameters(), 1.0)
            best.step()
            same += int((found.logits.argmax(1) == answers).sum())
        share = same / (len(picked) // BATCH * BATCH)
        won, own, theirs = np.mean(results, axis=0) if results else (0.0, 0.0, 0.0)
        seconds = before + time.process_time() - began
        line = [number + 1, round(seconds), round(share, 4), len(results), won, own, theirs]
        with (wanted.out / "lessons.csv").open("a", newline="") as file:
            csv.writer(file).writerow([round(float(figure), 4) for figure in line])
        print(f"lesson {number + 1}: {seconds:.0f} s, {share:.1%} as the teacher, {len(results)} games", end=" ")
        print(f"alone: {won:.1%} won, {own:.1f} points, theirs {theirs:.1f}", flush=True)
        if number % 5 == 4 or number + 1 == wanted.lessons:
            kept = {"net": model.policy.state_dict(), "opt": best.state_dict()}
            torch.save({**kept, "round": number + 1, "seconds": seconds}, path)


def only_the_value_learns(model, wanted):
    """Before the policy may change, the value has to know what rewards there are: after the lessons it does not."""
    for part in (model.policy.features_extractor, model.policy.action_net):
        part.requires_grad_(not wanted)


def examine(model, others, games, seed):
    """The share of games won, and the points, on deals that were not learnt from."""
    results = []
    waiting = list(range(games))
    running = {}
    for _ in range(min(games, PUPILS)):
        env = gymnasium.make(keyflower.lab.envs.KEYFLOWER, others=others)
        running[env] = env.reset(seed=seed + waiting.pop())[0]
    while running:
        rows, masks = (np.stack([seen[key] for seen in running.values()]) for key in ("observation", "action_mask"))
        with torch.no_grad():
            numbers = likely(model, rows, masks).probs.argmax(1).tolist()
        for env, number in zip(list(running), numbers, strict=True):
            running[env], reward, over, _, info = env.step(number)
            if over:
                results.append(ended(reward, info))
                if waiting:
                    running[env] = env.reset(seed=seed + waiting.pop())[0]
                else:
                    del running[env]
    return [float(figure) for figure in np.mean(results, axis=0)]


class Curve(BaseCallback):
    """Examines every so many steps, writes a line, keeps the last and the best; stops when a piece of work is done."""

    def __init__(self, wanted):
        super().__init__()
        self.wanted, self.began = wanted, time.process_time()
        self.path = wanted.out / "curve.csv"
        lines = [line.split(",") for line in self.path.read_text().split()] if self.path.exists() else []
        self.before = max((float(line[1]) for line in lines), default=0.0)
        self.most = max((float(line[2]) for line in lines), default=0.0)
        self.looked = len(lines)

    def _on_rollout_start(self):
        if self.num_timesteps >= self.looked * self.wanted.every:
            self.look()

    def _on_rollout_end(self):
        only_the_value_learns(self.model, self.num_timesteps < self.wanted.warm)
        self.stopping = time.process_time() - self.began > self.wanted.piece

    def _on_step(self):
        return not getattr(self, "stopping", False)

    def look(self):
        share, own, theirs = examine(self.model, self.wanted.others, self.wanted.games, 1_000_000)
        seconds = self.before + time.process_time() - self.began
        steps = self.model.num_timesteps
        with self.path.open("a", newline="") as file:
            csv.writer(file).writerow([steps, round(seconds), share, round(own, 1), round(theirs, 1)])
        print(f"{steps} steps, {seconds:.0f} s: {share:.1%} won, {own:.1f} points, theirs {theirs:.1f}", flush=True)
        self.looked += 1
        keep(self.model, self.wanted.out)
        if share >= self.most:
            self.most = share
            self.model.save(self.wanted.out / "best")


def keep(model, out):
    """As far as it has come: the same command goes on from there."""
    model.save(out / "last")
    (out / "steps.txt").write_text(str(model.num_timesteps))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--others", nargs="+", default=["2"])
    parser.add_argument("--lessons", type=int, default=50, help="rounds of them")
    parser.add_argument("--lesson-rate", type=float, default=1e-3)
    parser.add_argument("--steps", type=int, default=400_000, help="of PPO")
    parser.add_argument("--warm", type=int, default=32_768, help="steps in which only the value learns")
    parser.add_argument("--every", type=int, default=65_536, help="steps between two examinations")
    parser.add_argument("--games", type=int, default=200, help="of an examination")
    parser.add_argument("--proof", type=int, default=400, help="games of the last one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=5e-5)
    parser.add_argument("--reward", default="win")
    parser.add_argument("--shaping", type=float, default=0.02)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--piece", type=float, default=1e9, help="stop after so many seconds; the same command goes on")
    parser.add_argument("--out", type=Path, default=Path("ppo"))
    wanted = parser.parse_args()
    wanted.others = tuple(wanted.others)
    wanted.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(wanted.threads)
    model = make_model(wanted)
    learn_lessons(model, wanted)
    curve = Curve(wanted)
    last = wanted.out / "last.zip"
    if last.exists():
        model.set_parameters(last, device="cpu")
        model.num_timesteps = int((wanted.out / "steps.txt").read_text())
    model.set_random_seed(wanted.seed + model.num_timesteps)
    if model.num_timesteps < wanted.steps:
        model.learn(wanted.steps - model.num_timesteps, callback=curve, reset_num_timesteps=False)
        keep(model, wanted.out)
    if model.num_timesteps >= wanted.steps:
        curve.model = model
        curve.look()
        model.set_parameters(wanted.out / "best", device="cpu")
        share, own, theirs = examine(model, wanted.others, wanted.proof, 2_000_000)
        print(f"the best, {wanted.proof} new games: {share:.1%} won, {own:.1f} points, theirs {theirs:.1f}")


if __name__ == "__main__":
    main()
