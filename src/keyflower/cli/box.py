"""The companion in the terminal: what to take out of the box, and what a score pad still has to be told."""

from collections.abc import Iterator
from dataclasses import asdict

from keyflower.companion import BoxError, BoxPlan, BoxWish, Tally, plan_of
from keyflower.game.options import normal_options
from keyflower.words import both, capital, t
from keyflower.words.answers import refusal
from keyflower.words.tiles import pieces, tile_name

from . import Mistake
from .files import split_variants, split_words
from .screen import print_json


def tell_box(
    players: int, seed: str, modules: str, variants: str, lacking: str, missing: str, seat: int | None, json: bool
) -> None:
    """The winter tiles of one seat at most: with --view."""
    try:
        options = normal_options(players, None, split_words(modules), split_variants(variants))
        wish = BoxWish(players, seed, options.modules, options.variants, split_words(lacking), split_words(missing))
        plan = plan_of(wish)
    except BoxError as error:
        raise Mistake(refusal(error)) from None
    except ValueError as error:
        raise Mistake(str(error)) from None
    if seat is not None and not 0 <= seat < players:
        raise Mistake(f"there is no seat {seat}; seats are 0 to {players - 1}")
    for at, own in enumerate(plan.seats):
        if at != seat:
            own.winter = []
    if json:
        print_json(asdict(plan))
        return
    for line in box_lines(plan):
        print(line)


def box_lines(plan: BoxPlan) -> Iterator[str]:
    yield f"{t('plan-players')}:"
    for at, seat in enumerate(plan.seats):
        parts = [tile_name(seat.home), t("plan-workers", count=plan.start_workers[at])]
        parts += [t("plan-green", count=plan.start_green[at])] if plan.start_green[at] else []
        parts += [t("plan-starts")] if at == plan.start else []
        parts += [f"{t('kinds-winter')}: {both(map(tile_name, seat.winter))}"] if seat.winter else []
        yield f"  {t('seat-number', number=at + 1)}: {', '.join(parts)}"
    yield f"{t('plan-boats')}:"
    for boat in plan.boats:
        side = t("plan-boat-side", list=both(t(f"season-{season}") for season in boat.face))
        yield f"  {tile_name(boat.tile)} ({side}): {pieces(boat.cargo.get('spring', {}))}"
    orders = [f"{tile_name(each.tile)} ({t('plan-purple')})" if each.purple else tile_name(each.tile) for each in
              plan.turn_order]  # fmt: skip
    yield f"{t('kinds-turn-order')}: {', '.join(orders)}"
    if plan.beside:
        yield t("plan-beside", list=both(map(tile_name, plan.beside)))
    for season, names in plan.seasons.items():
        yield f"{t(f'kinds-{season}')}: {', '.join(sorted(map(tile_name, names)))}"
    yield f"{t('kinds-winter')}: {t('plan-winter', count=plan.winter_dealt)}"
    yield f"{t('plan-bag')} {pieces(plan.bag)}"
    yield f"{t('plan-supply')} {pieces(plan.supply)}"
    if plan.contracts_open:
        figures = {"contracts": plan.contracts_open, "cabins": plan.cabins, "extensions": plan.extensions}
        yield t("plan-merchants", **figures)


def asked_lines(tally: Tally) -> Iterator[str]:
    """What is not known yet."""
    if tally.asked:
        yield t("pad-missing", count=len(tally.asked))
    for question in tally.asked:
        if question.about == "counted":
            word = question.word.replace("_", "-")
            words = f"{tile_name(question.tile)}: {t(f'pad-count-{word}')}"
        else:
            words = t(f"pad-ask-{question.about}", tile="")
        whose = f"{tally.names[question.seat]}: " if question.seat >= 0 else ""
        yield f"  {whose}{words if whose else capital(words)}"
