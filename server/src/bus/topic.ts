/**
 * What changed: a thread of a tenant, or what one person sees of theirs (something new for them, or a read mark).
 * Thin on purpose: whoever wakes asks the database again.
 */
export type Topic = { tenantId: number; threadId: number } | { tenantId: number; userId: number };

/** `12:340` for a thread, `12:u7` for a person. */
export function topicKey(topic: Topic): string {
  return 'threadId' in topic ? `${topic.tenantId}:${topic.threadId}` : `${topic.tenantId}:u${topic.userId}`;
}
