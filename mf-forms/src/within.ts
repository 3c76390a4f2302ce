/** The rows whose text contains all typed words, in any order and case. */
export function within<R>(rows: readonly R[], textOf: (row: R) => string, typed: string): R[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = textOf(row).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
