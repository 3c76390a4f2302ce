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
 * A message keeps its key when the server's id arrives, because the key is the client's; a line has the key of the
 * message below it. Where older messages are not loaded yet nobody knows whether the first one begins a day.
 */
export function streamRows<M extends StreamMessage>(
  messages: readonly M[],
  { firstUnreadId, hasOlder }: { firstUnreadId: number | null; hasOlder: boolean },
): StreamRow<M>[] {
  return messages.flatMap((message, index) => {
    const before = messages[index - 1];
    const lines = [
      ...(beginsDay(before, message, hasOlder) ? [dayLine(message)] : []),
      ...(message.id === firstUnreadId ? [{ kind: 'new' as const, key: 'new' }] : []),
    ];
    const continued = lines.length === 0 && before !== undefined && isContinued(before, message);
    return [...lines, { kind: 'message', key: keyOf(message), message, continued }];
  });
}

/** What a message is called in its list, before and after the server has given it an id. */
export function keyOf({ client_key, id }: Pick<StreamMessage, 'client_key' | 'id'>): string {
  return client_key ?? `message-${id}`;
}

function beginsDay(before: StreamMessage | undefined, message: StreamMessage, hasOlder: boolean): boolean {
  return before ? localDay(before.created_at) !== localDay(message.created_at) : !hasOlder;
}

const dayLine = ({ id, created_at: at }: StreamMessage) => ({ kind: 'day' as const, key: `day-${id}`, at });

function isContinued(before: StreamMessage, message: StreamMessage): boolean {
  return (
    before.author_id === message.author_id &&
    Date.parse(message.created_at) - Date.parse(before.created_at) < SAME_AUTHOR_MS
  );
}

function localDay(instant: string): string {
  return new Date(instant).toDateString();
}
