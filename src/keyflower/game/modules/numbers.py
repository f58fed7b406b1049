"""The numbers of the modules' steps and verbs, in one place so that no two share one."""

from typing import Final

from ..codes import FIRST_MODULE_VERB
from ..kinds import FIRST_MODULE_STEP

CONTRACT_STEP: Final = FIRST_MODULE_STEP
REPLACE_STEP: Final = FIRST_MODULE_STEP + 1
NEW_CONTRACTS_STEP: Final = FIRST_MODULE_STEP + 2
GHOST_STEP: Final = FIRST_MODULE_STEP + 3

CONTRACT: Final = FIRST_MODULE_VERB
SWAP: Final = FIRST_MODULE_VERB + 1
EXTEND: Final = FIRST_MODULE_VERB + 2
REPLACE: Final = FIRST_MODULE_VERB + 3
HAUNT: Final = FIRST_MODULE_VERB + 4
SHOW: Final = FIRST_MODULE_VERB + 5
