/**
 * What changed: a thread of a tenant, or only what one person sees of theirs (read marks).
 * Thin on purpose: whoever wakes asks the database again.
 */
export type Topic = { tenantId: number; threadId: number } | { tenantId: number; userId: number };

/** `12:340` for a thread, `12:u7` for a person, `12:*` for anything of a tenant. */
export function topicKey(topic: Topic | { tenantId: number }): string {
  if ('threadId' in topic) return `${topic.tenantId}:${topic.threadId}`;
  if ('userId' in topic) return `${topic.tenantId}:u${topic.userId}`;
  return anythingOf(topic.tenantId);
}

export function anythingOf(tenantId: number): string {
  return `${tenantId}:*`;
}

/** The keys that a change of this one wakes: a thread's change is also the tenant's, a person's read mark is not. */
export function wokenBy(key: string): string[] {
  const tenantId = Number(key.slice(0, key.indexOf(':')));
  return key.includes(':u') ? [key] : [key, anythingOf(tenantId)];
}

/** Whether changes are counted: per tenant and person only; threads are many and nobody asks. */
export function isCounted(key: string): boolean {
  return key.endsWith(':*') || key.includes(':u');
}
