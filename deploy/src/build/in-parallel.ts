/** Runs a task over items, at most `limit` at a time; results keep the order of the items. */
export async function inParallel<T, R>(items: T[], limit: number, task: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.entries();
  async function worker(): Promise<void> {
    for (const [index, item] of waiting) results[index] = await task(item);
  }
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
