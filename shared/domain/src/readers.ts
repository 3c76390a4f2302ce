export type ThreadMember = { id: number; last_read: string | null };

/** The members who have read a message: everybody but its author who opened the thread at or after its time. */
export function readersOf<M extends ThreadMember>(
  message: { author_id: number | null; created_at: string },
  members: readonly M[],
): M[] {
  const sent = Date.parse(message.created_at);
  return members.filter(
    ({ id, last_read }) => id !== message.author_id && last_read !== null && Date.parse(last_read) >= sent,
  );
}
