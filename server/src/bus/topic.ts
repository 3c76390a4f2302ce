/** A picture (its LibraryUpload), a whiteboard or a sheet of a plan, as what is drawn on. */
export type DrawnPlace = { kind: 'image' | 'canvas' | 'sheet'; id: number };

/**
 * What changed: a thread, what one person sees (something new for them, or a read mark), the drawing on a picture or
 * whiteboard, or the schedule of a company. It carries no content on purpose: listeners query the database.
 */
export type Topic = { tenantId: number } & (
  | { threadId: number }
  | { userId: number }
  | { drawnOn: DrawnPlace }
  | { schedule: true }
);

/** `12:340` for a thread, `12:u7` for a person, `12:image7` for a drawing, `12:schedule` for the schedule. */
export function topicKey(topic: Topic): string {
  const { tenantId } = topic;
  if ('threadId' in topic) return `${tenantId}:${topic.threadId}`;
  if ('schedule' in topic) return `${tenantId}:schedule`;
  return 'userId' in topic ? `${tenantId}:u${topic.userId}` : `${tenantId}:${topic.drawnOn.kind}${topic.drawnOn.id}`;
}
