// Laying things out in the room there is.

/** How many columns show `count` cells of the given shape as large as possible. */
export function fitGrid(
  count: number,
  width: number,
  height: number,
  ratio: number,
  gap = 0,
  /** What each cell needs below and above its shape. */
  extra = 0,
): { columns: number; cell: number } {
  let best = { columns: 1, cell: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns);
    const across = (width - gap * (columns - 1)) / columns;
    const down = ((height - gap * (rows - 1)) / rows - extra) * ratio;
    const cell = Math.min(across, down);
    if (cell > best.cell) best = { columns, cell };
  }
  return { columns: best.columns, cell: Math.max(0, Math.floor(best.cell)) };
}

/** Where in the grid a cell lies: its row, and the line where it begins, of two for each column. */
export interface Cell {
  row: number;
  line: number;
}

/** So many cells in rows as even as can be, each row in the middle: none is left alone at an edge. */
export function evenRows(count: number, columns: number): Cell[] {
  const rows = Math.ceil(count / columns);
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row < count % rows ? 1 : 0)).flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, at) => ({ row: row + 1, line: 1 + columns - inRow + 2 * at })),
  );
}
