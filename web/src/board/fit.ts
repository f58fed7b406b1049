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
