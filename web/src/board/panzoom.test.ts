import { describe, expect, it } from "vitest";
import { fitWorld, zoomAround } from "./panzoom.svelte";

describe("moving and magnifying", () => {
  it("fits a world in the middle of the room", () => {
    const at = fitWorld({ x: -100, y: -50, width: 200, height: 100 }, { width: 400, height: 400 }, 4);
    expect(at).toEqual({ k: 2, x: 200, y: 200 });
  });
  it("shows the whole world in the smallest room", () => {
    const at = fitWorld({ x: 0, y: 0, width: 1000, height: 1000 }, { width: 140, height: 40 });
    expect(at.k * 1000).toBeLessThanOrEqual(40);
    expect(at.y).toBeCloseTo(0);
  });
  it("keeps the point under the finger", () => {
    const before = { x: 10, y: 20, k: 1 };
    const point = { x: 110, y: 70 };
    const after = zoomAround(before, point, 2);
    expect((point.x - after.x) / after.k).toBeCloseTo((point.x - before.x) / before.k);
    expect((point.y - after.y) / after.k).toBeCloseTo((point.y - before.y) / before.k);
  });
  it("stays within limits", () => {
    expect(zoomAround({ x: 0, y: 0, k: 1 }, { x: 0, y: 0 }, 1000).k).toBeLessThan(3);
    expect(zoomAround({ x: 0, y: 0, k: 1 }, { x: 0, y: 0 }, 0.0001).k).toBeGreaterThan(0.1);
  });
});
