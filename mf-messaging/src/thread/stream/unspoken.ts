/** The last announced message by thread; one thread may be shown in two places at the same time. */
const spokenUpTo = new Map<number, number>();

/** The new messages of a thread that were not announced yet; marks them as announced. */
export function unspoken<M extends { id: number }>(threadId: number, messages: readonly M[]): M[] {
  const last = spokenUpTo.get(threadId) ?? 0;
  const fresh = messages.filter(({ id }) => id > last);
  spokenUpTo.set(threadId, Math.max(last, ...fresh.map(({ id }) => id)));
  return fresh;
}
