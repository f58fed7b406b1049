import { expect, it } from "vitest";
import { flightOf } from "./flights";

it("lets pieces fly from their owner to the tile, and back from boats", () => {
  expect(flightOf({ kind: "bid", seat: 2, tile: "tavern", colour: "red", count: 6 })).toEqual({
    pieces: ["red", "red", "red", "red"],
    from: "seat-2",
    or: "strip-2",
    to: "tile-tavern",
  });
  expect(flightOf({ kind: "took-boat", seat: 1, tile: "flipper", cargo: { blue: 1, saw: 1 } })).toMatchObject({
    pieces: ["blue", "saw"],
    from: "tile-flipper",
    to: "seat-1",
  });
  expect(flightOf({ kind: "pass", seat: 0 })).toBeNull();
});
