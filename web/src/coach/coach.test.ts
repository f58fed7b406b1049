import { describe, expect, it } from "vitest";
import type { View } from "$/game/view";
import { overlap, placeBeside } from "./beside";
import { STEPS, stepFor, type Moment } from "./steps";

const view = (fields: Partial<View>): View =>
  ({ seat: 0, season: "spring", auction: [], seats: [{ village: [], winter: ["jeweller"] }], ...fields }) as unknown as View;
const moment = (fields: Partial<Moment> = {}, seen: Partial<View> = {}): Moment => ({ kind: "turn", open: false, moves: 0, view: view(seen), ...fields });

/** What is said at one moment, pressing Next until there is silence. */
function said(now: Moment, seen: string[] = []): string[] {
  const all = [...seen];
  for (let step = stepFor(now, all); step; step = stepFor(now, all)) all.push(step.id);
  return all.slice(seen.length);
}

describe("the coach", () => {
  it("tells the goal first and then lets the reader move", () => {
    expect(said(moment())).toEqual(["goal", "workers", "tile"]);
    expect(stepFor(moment({ open: true }), ["goal", "workers"])?.id).toBe("card");
  });

  it("says little at a time, and everything by the end", () => {
    const seen = said(moment());
    let most = 0;
    const turn = (now: Moment): void => {
      const more = said(now, seen);
      most = Math.max(most, more.length);
      seen.push(...more);
    };
    for (const moves of [1, 2, 3, 4]) turn(moment({ moves }));
    for (const kind of ["boat", "build"]) turn(moment({ kind, moves: 5 }));
    turn(moment({ moves: 5 }, { season: "summer" }));
    for (const kind of ["transport", "upgrade"]) turn(moment({ kind, moves: 6 }, { season: "summer" }));
    turn(moment({ moves: 8 }, { season: "autumn" }));
    turn(moment({ kind: "winter", moves: 9 }, { season: "autumn" }));
    turn(moment({ moves: 9 }, { season: "winter" }));
    turn(moment({ kind: "", moves: 9 }, { season: "winter", over: true }));
    expect(most).toBeLessThanOrEqual(2);
    expect(STEPS.map((step) => step.id).filter((id) => !seen.includes(id))).toEqual(["card", "outbid"]);
  });

  it("is silent while others move", () => {
    expect(stepFor(moment({ kind: "" }), [])).toBeUndefined();
  });
});

describe("the coach's words", () => {
  it("never lie over what they speak of, as long as there is room", () => {
    const room = { width: 1440, height: 900 };
    const size = { width: 370, height: 190 };
    for (let left = 0; left < 1400; left += 90)
      for (let top = 40; top < 880; top += 70)
        for (const [width, height] of [[160, 150], [1100, 60], [1100, 400], [400, 700]] as const) {
          const target = { left, top, width: Math.min(width, 1440 - left), height: Math.min(height, 900 - top) };
          const at = placeBeside(size, room, target, []);
          expect(overlap({ ...at, ...size }, target)).toBe(0);
          expect(at.left >= 0 && at.top >= 0 && at.left + size.width <= 1440 && at.top + size.height <= 900).toBe(true);
        }
  });

  it("keep off what the hand may choose instead", () => {
    const room = { width: 1440, height: 900 };
    const size = { width: 370, height: 190 };
    const bar = { left: 0, top: 840, width: 1440, height: 60 };
    const tiles = [0, 1, 2].flatMap((row) => [0, 1, 2, 3, 4].map((column) => ({ left: 20 + column * 170, top: 60 + row * 180, width: 160, height: 170 })));
    for (const target of tiles) {
      const at = placeBeside(size, room, target, [bar, ...tiles]);
      for (const box of [bar, ...tiles]) expect(overlap({ ...at, ...size }, box)).toBe(0);
    }
  });
});
