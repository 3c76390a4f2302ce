type Standing = { index: number; columns: number; count: number };

/** The tile that a key leads to; null for other keys, and at the edge. */
export function stepOf(key: string, { index, columns, count }: Standing): number | null {
  const to = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined || to < 0 || to >= count || to === index ? null : to;
}
