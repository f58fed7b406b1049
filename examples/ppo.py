"""Trains Stable-Baselines3's MaskablePPO through the registered environment until it beats level 2.

    pip install 'keyflower[research]'
    python examples/ppo.py --out run

First lessons: the policy plays against level 2, and a teacher (level 5's judgement at sight, without its search) says
at every question what each answer is worth (`judgement`), in the positions that the policy comes into by itself; dear
mistakes count more than cheap ones. Then it learns by PPO from who wins. The same command goes on where it was stopped;
`lessons.csv` and `curve.csv` have a line for each round and examination, `curve.svg` shows both.
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
from keyflower.bots import Bot, make
from keyflower.lab.charting import wilson
from keyflower.lab.charts import FILLS, Bar, bars
from keyflower.lab.encoding import FIELD_BASE, SIZE, TILE_BASE
from keyflower.lab.observation import AT_TILES, TILE
from keyflower.lab.sets import PRINTED_FEATURES

TILES = len(PRINTED_FEATURES)
VERBS = 64
PLACES = 14  # where a tile can be
NAMED = (TILE_BASE, FIELD_BASE)  # a tile is named by its number from here on, or from there where goods go to it
MARKS = 4  # that each tile is given, to be read by every answer
BATCH = 512
WARM_RATE = 1e-3  # while only the value learns
PUPILS = 64  # games side by side
ROUND = 320  # steps of each in a round of lessons
REMEMBERED = 6  # rounds that are learnt from again
WORST = -12.0  # points that an answer can be worse than the best; more is no more to be learnt from
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
        self.now = nn.Linear(TILE + PLACES + 4, hidden, bias=False)
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
        mask = seen["action_mask"].float()
        table = self.table(torch.cat([soft(head), *kinds, mask], dim=1))
        tiles = row[:, AT_TILES:].reshape(count, TILES, TILE)
        there = tiles[:, :, 0] != 0
        order = torch.argsort(there.to(torch.int8), dim=1, descending=True, stable=True)
        order = order[:, : max(1, int(there.sum(1).max()))]  # only the tiles in sight are looked at
        there = torch.gather(there, 1, order).float()[:, :, None]
        tiles = torch.gather(tiles, 1, order[:, :, None].expand(-1, -1, TILE)).float()
        chosen = (order == head[:, 2, None].long() - 1).float()[:, :, None]
        named = torch.stack([torch.gather(mask, 1, order + base) for base in NAMED], dim=2)
        asking = ((order == head[:, 10, None].long()) & (head[:, 9, None] > 0)).float()[:, :, None]

        def gathered(told):
            mean = (told * there).sum(1) / there.sum(1).clamp(min=1)
            return torch.cat([mean, (told * there).amax(1), (told * chosen).sum(1), (told * asking).sum(1)], dim=1)

        fixed = self.fixed(torch.cat([self.printed, self.names.weight], dim=1))[order]
        where = one_of(tiles[:, :, 0] + 5, PLACES)
        now = self.now(torch.cat([soft(tiles), where, chosen, asking, named], dim=2))
        told = torch.relu(fixed + now + self.asked(table)[:, None])
        first = self.first(torch.cat([table, gathered(told)], dim=1))
        told = torch.relu(told + self.second(told) + self.back(first)[:, None])
        last = gathered(told)
        whole = self.whole(torch.cat([first, last], dim=1))
        marks = torch.zeros(count, TILES, MARKS)
        marks = marks.scatter(1, order[:, :, None].expand(-1, -1, MARKS), self.marks(told) * there)
        return torch.cat([whole, last[:, last.shape[1] // 2 :], marks.transpose(1, 2).flatten(1)], dim=1)


def make_model(wanted):
    """The policy reads the features directly: an answer that names a tile begins as one of that tile's marks."""

    def one():
        return gymnasium.make(
            keyflower.lab.envs.KEYFLOWER, others=wanted.others, reward=wanted.reward, shaping=wanted.shaping
        )

    model = MaskablePPO(
        "MultiInputPolicy",
        DummyVecEnv([one] * PUPILS),
        n_steps=wanted.rollout // PUPILS,
        batch_size=4 * BATCH,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.95,
        learning_rate=wanted.rate,
        clip_range=0.15,
        target_kl=0.01,
        ent_coef=0.0,
        policy_kwargs={
            "features_extractor_class": Reader,
            "net_arch": {"pi": [], "vf": [64]},
            "share_features_extractor": False,  # what the value learns must not move the policy
            "normalize_images": False,
        },
        seed=wanted.seed,
        device="cpu",
    )
    first = model.policy.pi_features_extractor.features_dim - MARKS * TILES
    with torch.no_grad():
        for tile in range(TILES):
            for mark, base in enumerate(NAMED):
                model.policy.action_net.weight[base + tile, first + mark * TILES + tile] = 1.0
    return model


def likely(model, rows, masks):
    seen = {"observation": torch.from_numpy(rows), "action_mask": torch.from_numpy(masks)}
    return model.policy.get_distribution(seen, masks.astype(bool)).distribution


class Teacher(Bot):
    """Level 5's judgement at sight, without its search."""

    def __init__(self, players):
        self.way = make(5, seed=1).mind(players).judge

    def inside(self):
        return self.way


class Pupil:
    """A game against the others."""

    def __init__(self, others, seed):
        self.env = gymnasium.make(keyflower.lab.envs.KEYFLOWER, others=others).unwrapped
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


def play_a_round(model, pupils, teacher, by_teacher, random):
    """What was seen, what was possible, what the teacher thought of it; and how the pupil's own games ended."""
    seen, possible, thought, results = [], [], [], []
    for _ in range(ROUND):
        rows = np.stack([pupil.seen["observation"] for pupil in pupils])
        masks = np.stack([pupil.seen["action_mask"] for pupil in pupils])
        worths = np.stack([pupil.env.judgement(teacher) for pupil in pupils])
        worths = np.where(np.isnan(worths), -np.inf, worths)
        told = worths.max(1) > -np.inf
        losses = np.where(told[:, None], np.maximum(worths - worths.max(1, keepdims=True), WORST), WORST)
        own = advice = losses.argmax(1).tolist()
        if by_teacher < 1:
            with torch.no_grad():
                own = likely(model, rows, masks).probs.argmax(1).tolist()
        seen.append(rows[told])
        possible.append(np.packbits(masks[told], axis=1))
        thought.append(losses[told].astype(np.float16))
        for at, pupil in enumerate(pupils):
            end = pupil.step(own[at] if pupil.alone or not told[at] else advice[at])
            if end:
                results += [end] if pupil.alone else []
                pupil.alone = random.random() >= by_teacher
    return tuple(np.concatenate(part) for part in (seen, possible, thought)), results


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
    teacher = Teacher(1 + len(wanted.others))
    memory = []
    began = time.process_time()
    for number in range(done, wanted.lessons):
        by_teacher = 1.0 if number < ALL_BY_TEACHER else max(0.0, 0.5 - (number - ALL_BY_TEACHER) / 40)
        if number == done:
            for pupil in pupils:
                pupil.alone = random.random() >= by_teacher
        new, results = play_a_round(model, pupils, teacher, by_teacher, random)
        memory = [*memory, new][-REMEMBERED:]
        rows, packed, thought = (np.concatenate(part) for part in zip(*memory, strict=True))
        picked = random.permutation(len(thought))[: 2 * len(new[2])]
        for group in best.param_groups:
            group["lr"] = wanted.lesson_rate * min(1.0, 1.5 * (1 - number / wanted.lessons))
        lost = 0.0
        for at in range(0, len(picked) - BATCH + 1, BATCH):
            some = picked[at : at + BATCH]
            found = likely(model, rows[some], np.unpackbits(packed[some], axis=1)[:, :SIZE])
            worths = torch.from_numpy(thought[some]).float()
            wanted_shares = torch.softmax(worths / (wanted.blur * max(0.2, 1 - number / wanted.lessons)), dim=1)
            loss = -(wanted_shares * found.logits.clamp(min=-30)).sum(1).mean()
            best.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.policy.parameters(), 1.0)
            best.step()
            lost -= float(worths.gather(1, found.logits.argmax(1, keepdim=True)).sum())
        lost /= len(picked) // BATCH * BATCH
        won, own, theirs = np.mean(results, axis=0) if results else (0.0, 0.0, 0.0)
        seconds = before + time.process_time() - began
        line = [number + 1, round(seconds), round(lost, 4), len(results), won, own, theirs]
        with (wanted.out / "lessons.csv").open("a", newline="") as file:
            csv.writer(file).writerow([round(float(figure), 4) for figure in line])
        print(f"lesson {number + 1}: {seconds:.0f} s, {lost:.3f} points lost an answer, {len(results)} games", end=" ")
        print(f"alone: {won:.1%} won, {own:.1f} points, theirs {theirs:.1f}", flush=True)
        if number % 5 == 4 or number + 1 == wanted.lessons:
            kept = {"net": model.policy.state_dict(), "opt": best.state_dict()}
            torch.save({**kept, "round": number + 1, "seconds": seconds}, path)


def only_the_value_learns(model, wanted):
    """Before the policy may change, the value has to know what rewards there are: after the lessons it does not."""
    for part in (model.policy.pi_features_extractor, model.policy.action_net):
        part.requires_grad_(not wanted)


def examine(model, others, games, seed):
    """On deals that were not learnt from, a row for each: won, points, theirs."""
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
    return np.array(results, float)


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
        only_the_value_learns(self.model, self.num_timesteps <= self.wanted.warm)
        rate = WARM_RATE if self.num_timesteps <= self.wanted.warm else self.wanted.rate
        self.model.lr_schedule = lambda _: rate
        self.stopping = time.process_time() - self.began > self.wanted.piece

    def _on_step(self):
        return not getattr(self, "stopping", False)

    def look(self):
        share, own, theirs = examine(self.model, self.wanted.others, self.wanted.games, 1_000_000).mean(0).tolist()
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
    parser.add_argument("--blur", type=float, default=0.5, help="points by which answers are about as good")
    parser.add_argument("--steps", type=int, default=393_216, help="of PPO")
    parser.add_argument("--rollout", type=int, default=32_768, help="steps of PPO from one change to the next")
    parser.add_argument("--warm", type=int, default=131_072, help="steps in which only the value learns")
    parser.add_argument("--every", type=int, default=131_072, help="steps between two examinations")
    parser.add_argument("--games", type=int, default=200, help="of an examination")
    parser.add_argument("--proof", type=int, default=500, help="games of the last one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=3e-5)
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
    model.policy.vf_features_extractor.load_state_dict(model.policy.pi_features_extractor.state_dict())
    model.save(wanted.out / "taught")
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
        draw_curve(wanted.out, wanted.games)
        for name in ("taught", "last", "best"):
            model.set_parameters(wanted.out / name, device="cpu")
            prove(name, examine(model, wanted.others, wanted.proof, 2_000_000))


def draw_curve(out, examined):
    """The share of games won: of the policy's own in every five lessons, then of each examination."""
    rows = []
    lessons = np.loadtxt(out / "lessons.csv", delimiter=",", ndmin=2)
    for some in np.array_split(lessons, max(1, len(lessons) // 5)):
        if some[:, 3].sum():
            won = float((some[:, 3] * some[:, 4]).sum())
            rows.append((f"lesson {some[-1, 0]:.0f}, {some[-1, 1]:.0f} s", won, int(some[:, 3].sum()), FILLS[0]))
    for steps, seconds, share, *_ in np.loadtxt(out / "curve.csv", delimiter=",", ndmin=2):
        told = f"PPO {steps:,.0f}, {lessons[-1, 1] + seconds:.0f} s"
        rows.append((told, float(share) * examined, examined, FILLS[2]))
    shown = []
    for name, won, games, fill in rows:
        low, high = wilson(won, games)
        shown.append(Bar(name, 100 * won / games, 100 * low, 100 * high, f"{won / games:.1%}", fill))
    (out / "curve.svg").write_text(bars("Games won against level 2, by seconds of processor", shown, 0, 100, 50))


def prove(name, results):
    share, own, theirs = results.mean(0)
    error = 1.96 * results[:, 0].std() / len(results) ** 0.5  # every game has a deal of its own
    print(f"{name}, {len(results)} new deals: {share:.1%} won (within {error:.1%}), ", end="")
    print(f"{own:.1f} points, theirs {theirs:.1f}", flush=True)


if __name__ == "__main__":
    main()
