/** What is chosen, each once: first what is offered, in its order, then one's own words in theirs. */
export function inOrder(chosen: readonly string[], options: readonly string[]): string[] {
  const picked = new Set(chosen);
  const own = [...picked].filter((word) => !options.includes(word));
  return [...options.filter((option) => picked.has(option)), ...own];
}
