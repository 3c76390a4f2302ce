import { describe, expect, it } from 'vitest';
import { keyOf, mergeMessages, streamRows, unknownOf } from './message-stream.ts';
import type { StreamMessage } from './message-stream.ts';

function message(id: number, more: Partial<StreamMessage> = {}): StreamMessage {
  const at = new Date(2026, 10, 20, 10, id).toISOString();
  return { id, created_at: at, updated_at: at, author_id: 1, client_key: null, ...more };
}

const WHOLE = { firstUnreadId: null, hasOlder: false };
const ids = (messages: readonly StreamMessage[]) => messages.map((one) => one.id);

describe('MSG026 messages that arrive', () => {
  it('are placed by id, whatever their order and clock', () => {
    const late = message(2, { created_at: '2030-01-01T00:00:00Z' });
    expect(ids(mergeMessages([message(1), message(3)], [late]))).toEqual([1, 2, 3]);
  });

  it('are shown once however often they arrive', () => {
    const once = mergeMessages([], [message(1), message(2)]);
    expect(mergeMessages(once, [message(2), message(1)])).toEqual(once);
  });

  it('replace an older text, and never a newer one', () => {
    const deleted = message(1, { updated_at: '2026-11-21T00:00:00.000Z' });
    expect(mergeMessages([message(1)], [deleted])).toEqual([deleted]);
    expect(mergeMessages([deleted], [message(1)])).toEqual([deleted]);
  });

  it('are new only if their id was unknown', () => {
    expect(ids(unknownOf([message(1)], [message(1), message(2)]))).toEqual([2]);
  });
});

describe('the rows of a stream', () => {
  it('start each local day with a line', () => {
    const next = message(9, { created_at: new Date(2026, 10, 21, 0, 1).toISOString() });
    expect(streamRows([message(1), next], WHOLE).map((row) => row.kind)).toEqual(['day', 'message', 'day', 'message']);
  });

  it('continue an author within five minutes only', () => {
    const rows = streamRows([message(1), message(5), message(20), message(21, { author_id: 2 })], WHOLE);
    expect(rows.flatMap((row) => (row.kind === 'message' ? [row.continued] : []))).toEqual([false, true, false, false]);
  });

  it('key a message by its client key, so that it keeps its identity when it is sent', () => {
    const rows = streamRows([message(1, { client_key: 'k' }), message(2)], WHOLE);
    expect(rows.flatMap(({ kind, key }) => (kind === 'message' ? [key] : []))).toEqual(['k', 'message-2']);
    expect(keyOf(message(1, { client_key: 'k' }))).toBe('k');
  });

  it('do not mark a new day before the earlier messages are loaded', () => {
    const kinds = streamRows([message(1)], { firstUnreadId: null, hasOlder: true }).map(({ kind }) => kind);
    expect(kinds).toEqual(['message']);
  });

  it('mark the first unread message, and show its author again', () => {
    const rows = streamRows([message(1), message(2)], { firstUnreadId: 2, hasOlder: false });
    expect(rows.map((row) => (row.kind === 'message' ? row.continued : row.kind))).toEqual([
      'day',
      false,
      'new',
      false,
    ]);
  });

  it('are none for an empty thread', () => {
    expect(streamRows([], WHOLE)).toEqual([]);
  });
});
