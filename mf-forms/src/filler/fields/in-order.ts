/** The selection without duplicates: first the options in template order, then typed ones. */
export function inOrder(chosen: readonly string[], options: readonly string[]): string[] {
  const picked = new Set(chosen);
  const own = [...picked].filter((word) => !options.includes(word));
  return [...options.filter((option) => picked.has(option)), ...own];
}
