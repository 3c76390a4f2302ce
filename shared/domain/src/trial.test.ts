import { describe, expect, it } from 'vitest';
import { trialOf } from './trial.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const PAYING = { is_free_user: 0 };
const trialUntil = (expiry: string | null) => trialOf({ type: 'Trial', expiry }, PAYING, NOW);

describe('a trial', () => {
  it('TRIAL001 counts the days left, including one that has begun', () => {
    expect(trialUntil('2026-11-25T12:00:00.000Z')).toEqual({ kind: 'running', daysLeft: 5 });
    expect(trialUntil('2026-11-25T12:00:01.000Z')).toEqual({ kind: 'running', daysLeft: 6 });
    expect(trialUntil('2026-11-20T13:00:00.000Z')).toEqual({ kind: 'running', daysLeft: 1 });
  });

  it('TRIAL002 TRIAL004 has expired if no hour is left', () => {
    expect(trialUntil('2026-11-20T12:00:00.000Z')).toEqual({ kind: 'expired' });
    expect(trialUntil('2026-10-01T00:00:00.000Z')).toEqual({ kind: 'expired' });
  });

  it('TRIAL003 is not shown to a free user and to paying companies', () => {
    const past = '2026-10-01T00:00:00.000Z';
    expect(trialOf({ type: 'Trial', expiry: past }, { is_free_user: 1 }, NOW)).toBeNull();
    expect(trialOf({ type: 'Paid', expiry: past }, PAYING, NOW)).toBeNull();
  });

  it('without a readable end does not count as expired', () => {
    expect(trialUntil(null)).toBeNull();
    expect(trialUntil('soon')).toBeNull();
  });
});
