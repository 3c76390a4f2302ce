import { describe, expect, it } from 'vitest';
import { openBreak } from './breaks.ts';
import { clockAhead } from './clock-ahead.ts';
import type { Press } from './clock-ahead.ts';
import { clockState, type RunningLog } from './clock-state.ts';

const T = '2026-11-20T08:00:00.000Z';
const press = (intent: Press['intent']): Press => ({ intent, at: T });
const begun = ({ at }: Press): RunningLog => ({ time_in: at, time_on_site: at, clocked_in_offsite: 0 });
const offsite: RunningLog = { time_in: T, time_on_site: null, clocked_in_offsite: 1 };

describe('the clock with punches that wait to be sent', () => {
  it('is as the server says if none waits', () => {
    expect(clockAhead(offsite, [], begun)).toBe(offsite);
  });

  it('runs from a queued clock-in on, and stops at a queued clock-out', () => {
    expect(clockState(clockAhead(null, [press('in')], begun))).toBe('onsite');
    expect(clockAhead(offsite, [press('out')], begun)).toBeNull();
    expect(clockAhead(null, [press('in'), press('out'), press('in')], begun)).toEqual(begun(press('in')));
  });

  it('is on a break from its press on, until it ends', () => {
    const onBreak = clockAhead(offsite, [press('meal')], begun);
    expect(openBreak(onBreak?.breaks_json)).toMatchObject({ kind: 'meal', starts_at: T });
    expect(openBreak(clockAhead(offsite, [press('meal'), press('resume')], begun)?.breaks_json)).toBeNull();
    expect(clockAhead(null, [press('rest')], begun)).toBeNull();
  });

  it('is on site from the arrival on; without a running log an arrival has no effect', () => {
    expect(clockState(clockAhead(offsite, [press('arrive')], begun))).toBe('onsite');
    expect(clockAhead(null, [press('arrive')], begun)).toBeNull();
  });
});
