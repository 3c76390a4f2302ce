/** By thread, the last message that was read out; two places may show one thread at the same time. */
const spokenUpTo = new Map<number, number>();

/** Those of a thread's new messages that nobody has read out yet; from now on they count as read out. */
export function unspoken<M extends { id: number }>(threadId: number, messages: readonly M[]): M[] {
  const last = spokenUpTo.get(threadId) ?? 0;
  const fresh = messages.filter(({ id }) => id > last);
  spokenUpTo.set(threadId, Math.max(last, ...fresh.map(({ id }) => id)));
  return fresh;
}
