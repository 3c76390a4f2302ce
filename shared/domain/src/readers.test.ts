import { expect, it } from 'vitest';
import { readersOf } from './readers.ts';

const message = { author_id: 1, created_at: '2026-11-20T10:00:00.000Z' };

it('are the members who read the thread at or after the message, never its author', () => {
  const members = [
    { id: 1, last_read: '2026-11-20T11:00:00.000Z' },
    { id: 2, last_read: '2026-11-20T10:00:00.000Z' },
    { id: 3, last_read: '2026-11-20T09:59:59.999Z' },
    { id: 4, last_read: null },
  ];
  expect(readersOf(message, members).map(({ id }) => id)).toEqual([2]);
});
