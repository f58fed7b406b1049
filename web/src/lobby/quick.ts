// One click to a table: this person against bots.
import { api } from "$/net/http";
import type { NewSeat } from "$/net/protocol";

export async function quickGame(players: number, level: number): Promise<string> {
  const bots: NewSeat[] = Array.from({ length: players - 1 }, () => ({ kind: "bot", level }));
  const made = await api.create({
    players: [{ kind: "me" }, ...bots],
    order: "given",
    modules: [],
    variants: {},
    listed: false,
    spectators: true,
    pace: 1,
    name: "",
    clock: { kind: "none" },
  });
  if (made.info.state === "waiting") await api.start(made.info.table, level);
  return made.info.table;
}
