import type { OutboxStatus } from '@fieldspan/api/outbox/outbox-item';
import { describe, expect, it } from 'vitest';
import { ageWords, lineWords } from './outbox-words.ts';

const NOW = new Date('2026-11-20T12:00:00');
const still: OutboxStatus = { waiting: 0, failed: 0, isSending: false, allSentAt: null };
const text = (status: Partial<OutboxStatus>) => lineWords({ ...still, ...status }, NOW)?.text;

describe('the link in the header', () => {
  it('is hidden if there was never anything', () => {
    expect(text({})).toBeUndefined();
  });

  it('says how many items wait, are being sent and were refused', () => {
    expect(text({ waiting: 3 })).toBe('3 waiting');
    expect(text({ waiting: 1, isSending: true })).toBe('Sending…');
    expect(text({ waiting: 5, isSending: true })).toBe('Sending 5…');
    expect(text({ failed: 2 })).toBe('2 could not be sent');
    expect(text({ failed: 1, waiting: 4, isSending: true })).toBe('1 could not be sent, 4 waiting');
  });

  it('says that everything was sent, on the same day', () => {
    expect(text({ allSentAt: new Date('2026-11-20T07:42:10').getTime() })).toBe('All sent 07:42');
    expect(text({ allSentAt: new Date('2026-11-19T07:42:10').getTime() })).toBeUndefined();
  });
});

it.each([
  [-5000, 'Just now'],
  [59_000, 'Just now'],
  [60_000, '1 minute ago'],
  [3_599_000, '59 minutes ago'],
  [7_200_000, '2 hours ago'],
  [86_400_000, '1 day ago'],
])('shows the age of an item written %i ms ago', (ms, words) => {
  expect(ageWords(NOW.getTime() - ms, NOW)).toBe(words);
});
