import type { WorkPlace } from '@fieldspan/api/queries/clock';
import type { ClockView } from '@fieldspan/api/use-clock';
import { describe, expect, it } from 'vitest';
import { punchChoices } from './punch-choices.ts';

const place = (id: number, more: Partial<WorkPlace> = {}): WorkPlace => ({
  type: 'project',
  id,
  slug: `p${id}`,
  job_num: `J-${id}`,
  job_name: 'Job',
  city: null,
  lat: 43,
  long: -80,
  check_in_tolerance: 100,
  archived: 0,
  ...more,
});
const T = '2026-11-20T08:00:00Z';
const runningOn = (
  job_id: number | null,
  state: 'onsite' | 'offsite' = 'onsite',
  cost_code_id: number | null = null,
): Pick<ClockView, 'state' | 'log'> => ({
  state,
  log: {
    id: 1,
    slug: 'l',
    tenant_id: 1,
    created_at: T,
    updated_at: T,
    version: 1,
    user_id: 4,
    job_id,
    service_id: null,
    cost_code_id,
    time_in: T,
    time_on_site: state === 'offsite' ? null : T,
    clocked_in_offsite: state === 'offsite' ? 1 : 0,
    breaks_json: null,
    Job: null,
    Service: null,
    CostCode: null,
  },
});
const OUT = { state: 'out', log: null } as const;
const THERE = { lat: 43, long: -80 };
const AWAY = { lat: 43.1, long: -80 };
type Asked = Parameters<typeof punchChoices>;
const kinds = (clock: Asked[0], chosen: Asked[1], here: Asked[2]['here']) =>
  punchChoices(clock, chosen, { here, isGuess: false }).map(({ kind }) => kind);

const kindsOf = (costCode: number | null | undefined) =>
  punchChoices(runningOn(1, 'onsite', 5), place(1), { here: THERE, isGuess: false, costCode }).map(({ kind }) => kind);

describe('what the punch clock offers', () => {
  it('CLOCK007 clocking in within the tolerance, offsite beyond it or without a position', () => {
    expect(kinds(OUT, place(1), THERE)).toEqual(['in']);
    expect(kinds(OUT, place(1), AWAY)).toEqual(['offsite']);
    expect(kinds(OUT, place(1), null)).toEqual(['offsite']);
    expect(kinds(OUT, place(1, { check_in_tolerance: null }), null)).toEqual(['in']);
  });

  it('going over to another cost code of the same job; none where the place has no codes', () => {
    expect(kindsOf(6)).toEqual(['recode', 'out']);
    expect(kindsOf(null)).toEqual(['recode', 'out']);
    expect(kindsOf(5)).toEqual(['out']);
    expect(kindsOf(undefined)).toEqual(['out']);
  });

  it('clocking in without a job where none is chosen', () => {
    expect(kinds(OUT, null, THERE)).toEqual(['anywhere']);
  });

  it('clocking in without a job, too, if the job is only a guess', () => {
    const choices = punchChoices(OUT, place(1), { here: THERE, isGuess: true });
    expect(choices.map(({ kind }) => kind)).toEqual(['in', 'anywhere']);
  });

  it('clocking out on the running job, switching to another', () => {
    expect(kinds(runningOn(1), place(1), THERE)).toEqual(['out']);
    expect(kinds(runningOn(null), null, THERE)).toEqual(['out']);
    expect(kinds(runningOn(1), place(2), THERE)).toEqual(['switch', 'out']);
    expect(kinds(runningOn(1), place(1, { type: 'service' }), THERE)).toEqual(['switch', 'out']);
  });

  it('arriving, once offsite and within the tolerance', () => {
    expect(kinds(runningOn(1, 'offsite'), place(1), THERE)).toEqual(['arrive', 'out']);
    expect(kinds(runningOn(1, 'offsite'), place(1), AWAY)).toEqual(['out']);
  });
});
