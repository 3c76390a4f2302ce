import { describe, expect, it } from 'vitest';
import { clockCorrection } from './clock-correction.ts';
import { durationText, elapsedText, hoursText } from './elapsed-text.ts';

const IN = '2026-11-20T08:00:00.000Z';
const after = (ms: number) => Date.parse(IN) + ms;
const HOUR = 3_600_000;

describe('the elapsed time', () => {
  it.each([
    [0, '0:00:00'],
    [999, '0:00:00'],
    [59_000, '0:00:59'],
    [HOUR + 123_000, '1:02:03'],
    [23 * HOUR + 3_599_000, '23:59:59'],
    [24 * HOUR, '24:00:00'],
    [100 * HOUR, '100:00:00'],
  ])('CLOCK004 shows hours, minutes and seconds; hours go over 24 (%i ms: %s)', (ms, text) => {
    expect(elapsedText(IN, after(ms))).toBe(text);
  });

  it.each([
    ['a start that lies ahead', IN, after(-1)],
    ['no start', null, after(0)],
    ['the zero date', '0000-00-00 00:00:00', after(0)],
    ['a start that is no time', 'this morning', after(0)],
    ['no time now', IN, Number.NaN],
  ])('CLOCK005 reads Out of Sync with %s', (_, timeIn, now) => {
    expect(elapsedText(timeIn, now)).toBe('Out of Sync');
  });

  it('counts the real time when the clocks change in the night', () => {
    // In New York 1:30 occurs twice on 2026-11-01: at 05:30Z and 06:30Z.
    expect(elapsedText('2026-11-01T05:30:00Z', Date.parse('2026-11-01T07:30:00Z'))).toBe('2:00:00');
  });

  it('is formatted the same for a duration', () => {
    expect(durationText(11_525_000)).toBe('3:12:05');
    expect(hoursText(11_525_000)).toBe('3:12');
    expect(hoursText(59_999)).toBe('0:00');
  });
});

describe('the correction of the device’s clock', () => {
  it('is how far the server’s time is ahead', () => {
    const deviceMs = after(-3 * HOUR);
    expect(elapsedText(IN, deviceMs + clockCorrection('2026-11-20T08:00:01.000Z', deviceMs))).toBe('0:00:01');
    expect(clockCorrection(IN, after(HOUR))).toBe(-HOUR);
  });

  it('is zero without a time', () => {
    expect(clockCorrection('soon', 12)).toBe(0);
  });
});
