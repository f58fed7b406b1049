"""The numbers of the base game's steps. Modules count from FIRST_MODULE_STEP on."""

from typing import Final

SEASON: Final = 1
LAY_OUT: Final = 2
OFFER_WINTER: Final = 3
TURNS: Final = 4
END_TURN: Final = 5
BIDS_HOME: Final = 6
UNSOLD_AWAY: Final = 7
TILES_WON: Final = 8
WORKERS_HOME: Final = 9
TAKE_BOATS: Final = 10
CLEAR_TURN_ORDER: Final = 11
SUMMER_BOATS: Final = 12
BUILD_VILLAGES: Final = 13

MIX: Final = 20
WORKER_PRICE: Final = 21
SKILL_PRICE: Final = 22
RETURN_PRICE: Final = 23
RESOURCES: Final = 24
CHOOSE_RESOURCE: Final = 25
CHOOSE_ONE: Final = 26
DRAW_WORKERS: Final = 27
GREEN_WORKERS: Final = 28
DRAW_SKILLS: Final = 29
CARRY: Final = 30
TRANSPORT: Final = 31
UPGRADE: Final = 32

FIRST_MODULE_STEP: Final = 64
