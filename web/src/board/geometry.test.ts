import { describe, expect, it } from "vitest";
import catalogue from "../generated/catalogue.json";
import {
  SIDES,
  bounds,
  centre,
  corners,
  edgeAt,
  edgeMidpoint,
  hexPath,
  neighbour,
  opposite,
  placeAt,
  sideTowards,
  turnedEdges,
} from "./geometry";

const around = SIDES.map((_, side) => neighbour({ q: 0, r: 0 }, side));

describe("places", () => {
  it("puts the neighbours where the engine says", () => {
    expect(around).toEqual([
      { q: 0, r: 1 },
      { q: -1, r: 1 },
      { q: -1, r: 0 },
      { q: 0, r: -1 },
      { q: 1, r: -1 },
      { q: 1, r: 0 },
    ]);
  });

  it("draws a tile where the engine's formula puts it", () => {
    expect(centre({ q: 2, r: -1 })).toEqual({ x: 3, y: 0 });
    expect(centre({ q: 1, r: 0 }, 100).x).toBeCloseTo(150);
    expect(centre({ q: 1, r: 0 }, 100).y).toBeCloseTo(86.6, 1);
  });

  it("draws the six neighbours in the six directions of their names", () => {
    for (const [side, name] of SIDES.entries()) {
      const { x, y } = centre(around[side]!);
      expect(Math.sign(Math.round(x * 10)), name).toBe(name.includes("W") ? -1 : name.includes("E") ? 1 : 0);
      expect(Math.sign(y), name).toBe(name.startsWith("S") ? 1 : -1);
    }
  });

  it("finds the place under any point of a tile", () => {
    for (let q = -3; q <= 3; q++) {
      for (let r = -3; r <= 3; r++) {
        const middle = centre({ q, r }, 40);
        for (const corner of corners(0.98 * 40)) {
          expect(placeAt({ x: middle.x + corner.x, y: middle.y + corner.y }, 40)).toEqual({ q, r });
        }
      }
    }
  });

  it("knows which side lies towards a neighbour", () => {
    for (const [side, at] of around.entries()) {
      expect(sideTowards({ q: 0, r: 0 }, at)).toBe(side);
      expect(sideTowards(at, { q: 0, r: 0 })).toBe(opposite(side));
    }
    expect(sideTowards({ q: 0, r: 0 }, { q: 2, r: 0 })).toBeNull();
  });

  it("holds every corner of the village in its box, and no more", () => {
    const places = [{ q: 0, r: 0 }, ...around];
    const box = bounds(places, 10);
    const points = places.flatMap((at) =>
      corners(10).map((c) => ({ x: centre(at, 10).x + c.x, y: centre(at, 10).y + c.y })),
    );
    expect(Math.min(...points.map((p) => p.x))).toBeCloseTo(box.x);
    expect(Math.min(...points.map((p) => p.y))).toBeCloseTo(box.y);
    expect(Math.max(...points.map((p) => p.x))).toBeCloseTo(box.x + box.width);
    expect(Math.max(...points.map((p) => p.y))).toBeCloseTo(box.y + box.height);
  });
});

describe("edges", () => {
  it("meets the neighbour's edge in the same point", () => {
    for (const [side, at] of around.entries()) {
      const mine = edgeMidpoint(side, 100);
      const theirs = edgeMidpoint(opposite(side), 100);
      const middle = centre(at, 100);
      expect(middle.x + theirs.x).toBeCloseTo(mine.x);
      expect(middle.y + theirs.y).toBeCloseTo(mine.y);
    }
  });

  it("has each side's middle halfway between its two corners", () => {
    const six = corners(7);
    for (let side = 0; side < 6; side++) {
      const [a, b] = [six[side]!, six[(side + 1) % 6]!];
      expect((a.x + b.x) / 2).toBeCloseTo(edgeMidpoint(side, 7).x);
      expect((a.y + b.y) / 2).toBeCloseTo(edgeMidpoint(side, 7).y);
    }
  });

  it("is flat on top", () => {
    expect(hexPath(100)).toBe("M50 86.6L-50 86.6L-100 0L-50 -86.6L50 -86.6L100 0Z");
  });

  it("turns clockwise: what was at the bottom goes to the lower left", () => {
    expect(turnedEdges("WRRRRR", 1)).toBe("RWRRRR");
    expect(turnedEdges("WRRRRR", 3)).toBe("RRRWRR");
    expect(turnedEdges("GRRGRG", 0)).toBe("GRRGRG");
  });

  it("shows printed edge (side - turn) mod 6, for every tile of the catalogue", () => {
    for (const { edges, turns } of catalogue.tiles) {
      for (let turn = 0; turn < 6; turn++) {
        for (let side = 0; side < 6; side++) expect(edgeAt(edges, turn, side)).toBe(edges[(side - turn + 6) % 6]);
      }
      expect(turnedEdges(edges, turns)).toBe(edges);
    }
  });
});
