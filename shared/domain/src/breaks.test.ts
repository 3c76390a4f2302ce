import { describe, expect, it } from 'vitest';
import { breaksIn, minutesOf, openBreak, openUnpaidMs, withBreak, withoutBreak } from './breaks.ts';

const NOON = '2026-11-20T12:00:20.000Z';
const LATER = '2026-11-20T12:30:10.000Z';

describe('the breaks of a time log', () => {
  it('are none in a text that holds something else', () => {
    for (const text of [null, undefined, '', '{}', '[{"kind":"nap"}]', 'no']) expect(breaksIn(text)).toEqual([]);
  });

  it('begin and end; a meal is unpaid, a rest is paid', () => {
    const meal = withBreak(null, 'meal', NOON);
    expect(openBreak(meal)).toEqual({ kind: 'meal', is_paid: 0, starts_at: NOON, ends_at: null });
    const ended = withoutBreak(meal, LATER);
    expect(openBreak(ended)).toBeNull();
    expect(breaksIn(withBreak(ended, 'rest', LATER)).map(({ is_paid }) => is_paid)).toEqual([0, 1]);
  });

  it('a break that begins ends the one before it', () => {
    const both = breaksIn(withBreak(withBreak(null, 'rest', NOON), 'meal', LATER));
    expect(both).toMatchObject([
      { kind: 'rest', ends_at: LATER },
      { kind: 'meal', ends_at: null },
    ]);
  });

  it('count from minute to minute, as pay does', () => {
    const breaks = breaksIn(withoutBreak(withBreak(null, 'meal', NOON), LATER));
    expect(minutesOf(breaks, 'unpaid')).toBe(30);
    const rest = breaksIn(withoutBreak(withBreak(null, 'rest', NOON), LATER));
    expect([minutesOf(rest, 'unpaid'), minutesOf(rest, 'all')]).toEqual([0, 30]);
  });

  it('an unpaid one that lasts is not worked, a paid one is', () => {
    const now = Date.parse(LATER);
    expect(openUnpaidMs(withBreak(null, 'meal', NOON), now)).toBe(1_790_000);
    expect(openUnpaidMs(withBreak(null, 'rest', NOON), now)).toBe(0);
    expect(openUnpaidMs(null, now)).toBe(0);
  });
});
