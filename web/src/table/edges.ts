import { corners } from "$/board/geometry";

/** The line along one side of a tile around (0, 0). */
export function edgeLine(side: number, size: number): string {
  const all = corners(size);
  const [a, b] = [all[side]!, all[(side + 1) % 6]!];
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
}
