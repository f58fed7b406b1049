### Why a move is not possible. Keys are those of the game's refusals.

