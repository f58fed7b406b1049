"""The bot of docs/bots.md: it beats level 1."""

from keyflower.bots import Bot


class Thrifty(Bot):
    """Bids one worker for tiles nobody wants yet, uses its own tiles, upgrades when it can."""

    def __init__(self, seed):
        self.seed = seed

    def choose(self, question):
        view, actions = question.view, question.actions
        me = view["seats"][view["seat"]]
        village = {tile["tile"] for tile in me["village"]}
        wanted = {lot["tile"] for lot in view["auction"] if lot.get("leader") != view["seat"]}
        led = len(view["auction"]) - len(wanted)  # the auctions we lead
        best, most = actions[0], 0.0  # the first action of a turn is the pass
        for action in actions:
            verb, *words = (action if isinstance(action, str) else action.text).split()
            tile = words[0] if words else ""
            workers = next((int(word) for word in words if word.isdigit()), 1)
            if verb == "upgrade":
                worth = 9.0
            elif verb == "bid" and tile in wanted:
                worth = 6.0 - led - workers
            elif verb == "use":
                worth = (4.0 if tile in village else 2.5) - workers
            elif verb in ("move", "bid"):
                worth = -1.0  # carries nothing about, and does not bid against itself
            else:
                worth = 0.5
            if worth > most:
                best, most = action, worth
        return best
