"""The terminal's colours for pieces and seasons."""

STYLES = {
    "blue": "bold bright_blue", "red": "bold red", "yellow": "bold yellow", "green": "bold green",
    "gold": "yellow", "iron": "bright_black", "stone": "white", "wood": "dark_orange3",
    "anvil": "magenta", "pick": "magenta", "saw": "magenta", "purple": "bold magenta",
}  # fmt: skip
SEASON_STYLES = {
    "home": "bold", "spring": "bold green3", "summer": "bold gold1", "autumn": "bold dark_orange",
    "winter": "bold sky_blue1", "boat": "bold cyan", "turn-order": "bold magenta", "special": "bold plum1",
}  # fmt: skip


def style_of(name: str) -> str:
    return STYLES.get(name, "")
