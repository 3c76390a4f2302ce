/** The fields of a message that sorting and matching need. */
export type StreamMessage = {
  id: number;
  created_at: string;
  updated_at: string;
  author_id: number | null;
  client_key: string | null;
};

/**
 * Merges known messages with newly arrived ones, oldest first, without duplicates. The order is by id, never by a
 * clock; a newer copy of a message replaces the older one.
 */
export function mergeMessages<M extends StreamMessage>(known: readonly M[], arrived: readonly M[]): M[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of arrived) {
    const before = byId.get(message.id);
    if (!before || before.updated_at <= message.updated_at) byId.set(message.id, message);
  }
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}

/** The arrived messages that were not known yet. */
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
      /** From the same author within five minutes, so name and picture are not repeated. */
      continued: boolean;
    };

/**
 * The rows of a message list: a separator where a new local day starts, one above the first unread message, and the
 * messages. A message keeps its React key when the server's id arrives, because the key is the client's; a separator
 * uses the key of the message below it. While older messages are not loaded, the first message gets no day separator,
 * because it may not be the first of its day.
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

/** The React key of a message, the same before and after the server has assigned an id. */
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
