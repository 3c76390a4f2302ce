import { describe, expect, it } from 'vitest';
import { CLOCK_WORDS, clockState } from './clock-state.ts';

const log = (more: object) => ({
  time_in: '2026-11-20T08:00:00.000Z',
  time_on_site: '2026-11-20T08:00:00.000Z',
  clocked_in_offsite: 0,
  ...more,
});
const ZERO = '0000-00-00 00:00:00';

describe('the state of the clock', () => {
  it('CLOCK001 is out without a running log, onsite or offsite with one', () => {
    expect(clockState(null)).toBe('out');
    expect(clockState(log({}))).toBe('onsite');
    expect(clockState(log({ clocked_in_offsite: 1, time_on_site: null }))).toBe('offsite');
  });

  it('CLOCK002 is offsite while the flag is set and the arrival is the zero date', () => {
    expect(clockState(log({ clocked_in_offsite: 1, time_on_site: ZERO }))).toBe('offsite');
    expect(clockState(log({ clocked_in_offsite: 1 }))).toBe('onsite');
    expect(clockState(log({ clocked_in_offsite: 0, time_on_site: ZERO }))).toBe('onsite');
  });

  it('CLOCK003 SHELL012 is worded Clock In, Clock Out and Offsite', () => {
    expect(CLOCK_WORDS).toEqual({ out: 'Clock In', onsite: 'Clock Out', offsite: 'Offsite' });
  });
});
