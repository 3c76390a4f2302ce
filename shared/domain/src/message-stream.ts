/** What ordering and pairing need to know of a message. */
export type StreamMessage = {
  id: number;
  created_at: string;
  updated_at: string;
  author_id: number | null;
  client_key: string | null;
};

/**
 * Joins what is known of a thread with rows that arrived, oldest first, each message once.
 * Ids order the stream, never a clock; a row that arrives again replaces the older copy.
 */
export function mergeMessages<M extends StreamMessage>(known: readonly M[], arrived: readonly M[]): M[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of arrived) {
    const before = byId.get(message.id);
    if (!before || before.updated_at <= message.updated_at) byId.set(message.id, message);
  }
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}

/** The rows that were not known yet. */
export function unknownOf<M extends StreamMessage>(known: readonly M[], arrived: readonly M[]): M[] {
  const ids = new Set(known.map((message) => message.id));
  return arrived.filter((message) => !ids.has(message.id));
}

const SAME_AUTHOR_MS = 5 * 60 * 1000;

export type StreamRow<M> =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'new'; key: string }
  | {
      kind: 'message';
      key: string;
      message: M;
      /** Of the same author, within five minutes: name and picture stand above. */
      continued: boolean;
    };

/**
 * The rows of a stream: a line where a new local day begins, one above the first unread message, and the messages.
 * A message keeps its key when the server's id arrives, because the key is the client's.
 */
export function streamRows<M extends StreamMessage>(
  messages: readonly M[],
  firstUnreadId: number | null,
): StreamRow<M>[] {
  return messages.flatMap((message, index) => {
    const before = messages[index - 1];
    const lines = linesAbove(before, message, firstUnreadId);
    const continued = lines.length === 0 && before !== undefined && isContinued(before, message);
    return [...lines, { kind: 'message', key: message.client_key ?? `message-${message.id}`, message, continued }];
  });
}

/** The first message of somebody else after the reader's last visit; null when all is read, or nothing ever was. */
export function firstUnread(
  messages: readonly StreamMessage[],
  reader: { id: number; last_read: string | null },
): number | null {
  if (reader.last_read === null) return null;
  const read = Date.parse(reader.last_read);
  const found = messages.find(({ author_id, created_at }) => author_id !== reader.id && Date.parse(created_at) > read);
  return found?.id ?? null;
}

function linesAbove<M extends StreamMessage>(
  before: M | undefined,
  message: M,
  firstUnreadId: number | null,
): StreamRow<M>[] {
  const lines: StreamRow<M>[] = [];
  const { id, created_at: at } = message;
  if (!before || localDay(before.created_at) !== localDay(at)) lines.push({ kind: 'day', key: `day-${id}`, at });
  if (id === firstUnreadId) lines.push({ kind: 'new', key: 'new' });
  return lines;
}

function isContinued(before: StreamMessage, message: StreamMessage): boolean {
  return (
    before.author_id === message.author_id &&
    Date.parse(message.created_at) - Date.parse(before.created_at) < SAME_AUTHOR_MS
  );
}

function localDay(instant: string): string {
  return new Date(instant).toDateString();
}
