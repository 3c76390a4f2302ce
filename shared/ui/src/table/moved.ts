/** The rows after one of them was moved to another index. */
export function moved<R>(rows: readonly R[], from: number, to: number): readonly R[] {
  const row = rows[from];
  return row === undefined ? rows : rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/**
 * The index of a row that is dropped at the edge of another.
 * @param edge of the other row: the upper or the lower one
 */
export function dropPlace(from: number, over: number, edge: 'before' | 'after'): number {
  const place = edge === 'before' ? over : over + 1;
  return from < place ? place - 1 : place;
}
