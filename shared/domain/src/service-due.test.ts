import { describe, expect, it } from 'vitest';
import { serviceDue } from './service-due.ts';

const today = '2026-11-20';

describe('serviceDue', () => {
  it('is due on the day itself, overdue only on the day after', () => {
    expect(serviceDue('2026-11-20', today)).toEqual({ state: 'soon', days: 0 });
    expect(serviceDue('2026-11-19', today)).toEqual({ state: 'overdue', days: 1 });
  });

  it('needs attention from fourteen days before', () => {
    expect(serviceDue('2026-12-04', today)).toEqual({ state: 'soon', days: 14 });
    expect(serviceDue('2026-12-05', today)).toEqual({ state: 'planned', days: 15 });
  });

  it('is nothing for a machine without a date', () => {
    expect(serviceDue(null, today)).toEqual({ state: 'none' });
    expect(serviceDue('0000-00-00', today)).toEqual({ state: 'none' });
  });
});
