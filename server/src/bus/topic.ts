/**
 * What changed: a thread, or what one person sees (something new for them, or a read mark). It carries no content on
 * purpose: listeners query the database.
 */
export type Topic = { tenantId: number; threadId: number } | { tenantId: number; userId: number };

/** `12:340` for a thread, `12:u7` for a person. */
export function topicKey(topic: Topic): string {
  return 'threadId' in topic ? `${topic.tenantId}:${topic.threadId}` : `${topic.tenantId}:u${topic.userId}`;
}
