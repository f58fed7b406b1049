import { describe, expect, it } from "vitest";
import { evenRows, fitGrid } from "./fit";

describe("fitGrid", () => {
  it("uses the room as well as it can", () => {
    expect(fitGrid(6, 600, 200, 1)).toEqual({ columns: 3, cell: 100 });
    expect(fitGrid(14, 1100, 330, 1)).toEqual({ columns: 7, cell: 157 });
    expect(fitGrid(4, 100, 1000, 1)).toEqual({ columns: 1, cell: 100 });
  });
  it("leaves room for what stands below each cell", () => {
    expect(fitGrid(6, 600, 280, 1, 0, 40)).toEqual({ columns: 3, cell: 100 });
  });
  it("never lets cells overflow", () => {
    for (let count = 1; count < 20; count++) {
      const { columns, cell } = fitGrid(count, 700, 400, 1.1, 6);
      const rows = Math.ceil(count / columns);
      expect(columns * cell + 6 * (columns - 1)).toBeLessThanOrEqual(700);
      expect((rows * cell) / 1.1 + 6 * (rows - 1)).toBeLessThanOrEqual(400.001);
    }
  });
});

describe("evenRows", () => {
  it("leaves no cell alone, and puts every row in the middle", () => {
    const rows = (count: number, columns: number): number[][] => {
      const found: number[][] = [];
      for (const { row, line } of evenRows(count, columns)) (found[row - 1] ??= []).push(line);
      return found;
    };
    expect(rows(7, 3)).toEqual([[1, 3, 5], [2, 4], [2, 4]]);
    expect(rows(14, 4).map((row) => row.length)).toEqual([4, 4, 3, 3]);
    expect(rows(6, 3)).toEqual([[1, 3, 5], [1, 3, 5]]);
  });
});
