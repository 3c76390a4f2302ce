import { describe, expect, it } from 'vitest';
import { needsOverride, visitWarnings } from './visit-warnings.ts';
import type { CertificateNeed, PersonPlan, Placed } from './visit-warnings.ts';

const at = (time: string, day = '17') => Date.parse(`2026-11-${day}T${time}:00-05:00`);
const dayOf = (ms: number) => new Date(ms - 5 * 3_600_000).toISOString().slice(0, 10);

const WEXFORD = { lat: 43.546, long: -80.253 };
const KITCHENER = { lat: 43.4516, long: -80.4925 };
const GAS: CertificateNeed = {
  type_id: 3,
  title: 'Gas ticket',
  gate: 'block',
  reach: 'calls',
  service_id: null,
  job_id: null,
};

const free: PersonPlan = { visits: [], leaves: [], needs: [], certificates: [] };
const busy: PersonPlan = {
  ...free,
  visits: [{ id: 1, startsMs: at('09:00'), endsMs: at('10:30'), position: KITCHENER }],
};

const visitAt = (time: string, day = '17'): Placed => ({
  id: 9,
  service_id: 5,
  job_id: null,
  position: WEXFORD,
  startsMs: at(time, day),
  endsMs: at(time, day) + 90 * 60_000,
});

const held = (...expires: (string | null)[]) => ({
  ...free,
  needs: [GAS],
  certificates: expires.map((day) => ({ type_id: 3, expires: day })),
});
const needing = (need: Partial<CertificateNeed>) => ({ ...free, needs: [{ ...GAS, ...need }] });

describe('a visit that is put to a person', () => {
  it('needs the way there: 22 km in a straight line are about 34 minutes', () => {
    const [warning, ...others] = visitWarnings(visitAt('10:30'), busy, dayOf);
    expect(others).toEqual([]);
    if (warning?.kind !== 'travel') throw new Error('no word about the way');
    expect(warning.km).toBeCloseTo(22.0, 1);
    expect(Math.round(warning.minutes)).toBe(34);
    expect(warning.freeMinutes).toBe(0);
    expect(visitWarnings(visitAt('11:04'), busy, dayOf)).toMatchObject([{ kind: 'travel', freeMinutes: 34 }]);
    expect(visitWarnings(visitAt('11:05'), busy, dayOf)).toEqual([]);
  });

  it('needs the way to the next one too, and none over a night or where a place is not known', () => {
    expect(visitWarnings(visitAt('07:20'), busy, dayOf)).toMatchObject([{ kind: 'travel', freeMinutes: 10 }]);
    expect(visitWarnings(visitAt('08:00', '18'), busy, dayOf)).toEqual([]);
    expect(visitWarnings({ ...visitAt('10:30'), position: null }, busy, dayOf)).toEqual([]);
  });

  it('overlaps another one by so many minutes, and is never compared with itself', () => {
    expect(visitWarnings(visitAt('10:00'), busy, dayOf)).toEqual([{ kind: 'conflict', minutes: 30, withId: 1 }]);
    expect(visitWarnings({ ...visitAt('10:00'), id: 1 }, busy, dayOf)).toEqual([]);
  });

  it('meets leave, up to its last day', () => {
    const away = { ...free, leaves: [{ from_on: '2026-11-16', to_on: '2026-11-18' }] };
    expect(visitWarnings(visitAt('10:00'), away, dayOf)).toEqual([{ kind: 'leave', until: '2026-11-18' }]);
    expect(visitWarnings(visitAt('10:00', '18'), away, dayOf)).toHaveLength(1);
    expect(visitWarnings(visitAt('10:00', '19'), away, dayOf)).toEqual([]);
    // A night call begins on the day before the leave and ends within it.
    expect(visitWarnings(visitAt('23:30', '15'), away, dayOf)).toHaveLength(1);
  });

  it('needs a certificate on its last day too, the newest one counts, and one without an end always does', () => {
    const blocked = { kind: 'certificate', title: 'Gas ticket', isBlocked: true };
    expect(visitWarnings(visitAt('10:00'), held('2026-11-16'), dayOf)).toEqual([{ ...blocked, ended: '2026-11-16' }]);
    expect(visitWarnings(visitAt('10:00'), held('2026-11-17'), dayOf)).toEqual([]);
    expect(visitWarnings(visitAt('10:00'), held('2026-11-01', '2027-01-01'), dayOf)).toEqual([]);
    expect(visitWarnings(visitAt('10:00'), held('2026-11-01', '2026-11-10'), dayOf)).toMatchObject([
      { ended: '2026-11-10' },
    ]);
    expect(visitWarnings(visitAt('10:00'), held(null), dayOf)).toEqual([]);
    expect(visitWarnings(visitAt('10:00'), held(), dayOf)).toEqual([{ ...blocked, ended: null }]);
  });

  it('needs a certificate only where its rule reaches', () => {
    expect(visitWarnings({ ...visitAt('10:00'), service_id: null, job_id: 2 }, needing({}), dayOf)).toEqual([]);
    expect(visitWarnings(visitAt('10:00'), needing({ reach: 'projects' }), dayOf)).toEqual([]);
    expect(visitWarnings(visitAt('10:00'), needing({ reach: 'one', service_id: 5 }), dayOf)).toHaveLength(1);
    expect(visitWarnings(visitAt('10:00'), needing({ reach: 'one', service_id: 6 }), dayOf)).toEqual([]);
    expect(visitWarnings(visitAt('10:00'), needing({ reach: 'one' }), dayOf)).toEqual([]);
  });

  it('may be put there over an overlap, the way or a warning; leave and a block need an override', () => {
    expect(needsOverride({ kind: 'conflict', minutes: 3, withId: 1 })).toBe(false);
    expect(needsOverride({ kind: 'travel', km: 1, minutes: 2, freeMinutes: 0, withId: 1 })).toBe(false);
    expect(needsOverride({ kind: 'certificate', title: 'Gas', ended: null, isBlocked: false })).toBe(false);
    expect(needsOverride({ kind: 'certificate', title: 'Gas', ended: null, isBlocked: true })).toBe(true);
    expect(needsOverride({ kind: 'leave', until: '2026-11-18' })).toBe(true);
  });
});
