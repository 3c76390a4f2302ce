import { describe, expect, it } from 'vitest';
import type { ClockMark } from './waited.ts';
import { waitedMs } from './waited.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** A device whose clock shows `shows` at the real time `at`. */
const mark = (at: number, shows: number, more: Partial<ClockMark> = {}): ClockMark => ({
  deviceMs: shows,
  correctionMs: at - shows,
  pageMs: at,
  page: 1,
  ...more,
});

describe('how long it waited', () => {
  it.each([-3 * HOUR, 0, 3 * HOUR])('is right on a device whose clock is %i ms off', (off) => {
    expect(waitedMs(mark(0, off), mark(10 * MINUTE, 10 * MINUTE + off))).toBe(10 * MINUTE);
  });

  it.each([-3 * HOUR, 3 * HOUR])('is right if the clock is set by %i ms while it waits, page closed or not', (jump) => {
    const sent = mark(10 * MINUTE, 10 * MINUTE + jump);
    expect(waitedMs(mark(0, 0), sent)).toBe(10 * MINUTE);
    expect(waitedMs(mark(0, 0), { ...sent, page: 2, pageMs: 5 })).toBe(10 * MINUTE);
  });

  it('uses the device’s clock if no response had arrived before', () => {
    const written = mark(0, 3 * HOUR, { correctionMs: null });
    expect(waitedMs(written, mark(MINUTE, 3 * HOUR + MINUTE, { page: 2, pageMs: 0 }))).toBe(MINUTE);
  });

  it('is at least what the page has counted', () => {
    const written = mark(0, 0, { correctionMs: null });
    expect(waitedMs(written, mark(MINUTE, -3 * HOUR))).toBe(MINUTE);
  });

  it('is never negative', () => {
    const written = mark(0, 0, { correctionMs: null });
    expect(waitedMs(written, mark(MINUTE, -3 * HOUR, { page: 2, pageMs: 0 }))).toBe(0);
  });
});
