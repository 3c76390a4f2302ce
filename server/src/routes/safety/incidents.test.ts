import { incidentCalls } from '@fieldspan/contract/incident-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
/** Admin. */
let ana: Caller;
/** Basic, without certificates. */
let bob: Caller;
/** Of another company. */
let eve: Caller;

const CUT = {
  title: 'Hand cut on a duct edge',
  kind: 'injury',
  happened_on: '2026-11-12',
  happened_at: '10:20',
  place: 'Roof, grid C',
  outcome: 'days_away',
  illness: 'injury',
  what_happened: 'The edge of the duct cut through the glove.',
  law: 'both',
};

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, eve] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('eve')]);
}, 60_000);
afterAll(() => world.stop());

const refusal = async (asked: Promise<{ success: boolean; errors?: unknown }>) => (await asked).errors;
const found = async (caller: Caller, id: number) =>
  v.parse(v.array(v.record(v.string(), v.unknown())), (await caller.get('Incident/get', { filters: { id } })).data);

let id: number;

describe('an incident', () => {
  it('is reported by anybody, once for each press, is numbered, and those who look into it are told', async () => {
    const report = { ...CUT, user_id: world.ids['bob'], client_key: 'k1' };
    expect(await refusal(bob.post('Incident/save', { ...report, injury: 'Cut' }))).toEqual([
      'You cannot read this incident’s injury, so you cannot change it.',
    ]);
    id = await bob.saved('Incident/save', { ...report, state: 'closed', root_cause: 'Nobody', law: 'other' });
    expect(await bob.saved('Incident/save', report)).toBe(id);
    await ana.saved('Incident/save', { id, injury: 'Cut, six stitches', body_part: 'Left hand' });
    const [row] = await found(ana, id);
    expect(row).toMatchObject({ number: 1, state: 'reported', root_cause: null, injury: 'Cut, six stitches' });
    const told = await ana.get('Notification/get', { filters: { message: { like: 'Incident:' } } });
    expect(told.data).toMatchObject([{ message: 'Incident: Hand cut on a duct edge' }]);
  });

  it('is read by whoever reported it, without what it did to anybody’s health, and changed only by who looks into it', async () => {
    const [row] = await found(bob, id);
    expect(row).toMatchObject({ title: CUT.title, injury: null, body_part: null, days_away: null });
    expect(await refusal(bob.post('Incident/save', { id, title: 'Nothing' }))).toEqual([
      'Only who looks into incidents changes them. Tell them what you know.',
    ]);
    expect(await found(eve, id)).toEqual([]);
    expect(await refusal(ana.post('Incident/delete', { id }))).not.toEqual([]);
    expect(await found(ana, id)).toHaveLength(1);
  });

  it('is not closed over an open action, and takes none while it is closed', async () => {
    const task = await ana.saved('Task/save', { title: 'Edge guards', incident_id: id, assigned_to: world.ids['bob'] });
    expect(await refusal(ana.post('Incident/save', { id, state: 'closed' }))).toEqual([
      'Open actions of this incident: 1. Finish them first.',
    ]);
    await bob.saved('Task/save', { id: task, state: 'done' });
    await ana.saved('Incident/save', { id, state: 'closed', root_cause: 'No edge guards' });
    expect((await found(ana, id))[0]).toMatchObject({ state: 'closed', closed_by: world.ids['ana'] });
    const closed = 'This incident is closed. Open it again before you add something to be done.';
    expect(await refusal(ana.post('Task/save', { title: 'More', incident_id: id }))).toEqual([closed]);
    expect(await refusal(ana.post('Task/save', { id: task, state: 'open' }))).toEqual([closed]);
    for (const change of [{ place: 'Yard' }, { place: 'Yard', state: 'closed' }])
      expect(await refusal(ana.post('Incident/save', { id, ...change }))).toEqual([
        'This incident is closed. Open it again to change it.',
      ]);
    await ana.saved('Incident/save', { id, state: 'investigating' });
    expect((await found(ana, id))[0]).toMatchObject({ closed_at: null, closed_by: null });
  });

  it('did not happen tomorrow, and has real times', async () => {
    const report = { ...CUT, happened_on: '2090-01-01' };
    expect(await refusal(ana.post('Incident/save', report))).toEqual(['It cannot have happened after today.']);
    expect(await refusal(ana.post('Incident/save', { ...CUT, happened_at: '25:00' }))).toEqual([
      'Write times as hours and minutes: 14:30.',
    ]);
  });
});

describe('the register', () => {
  it('has the case in the columns of OSHA’s log, with its days, and the months', async () => {
    const [row] = await found(ana, id);
    await ana.saved('Incident/save', { id: row?.['id'], law: 'both', days_away: 3, harmed_by: 'duct edge' });
    await ana.saved('Incident/save', { ...CUT, title: 'Loose rung', kind: 'near_miss', outcome: 'none' });
    await ana.saved('Incident/save', {
      ...CUT,
      title: 'Dust',
      is_private: 1,
      person_name: 'Kim',
      outcome: 'medical',
      illness: 'respiratory',
    });
    const { data } = await ana.get('Incident/register', { year: '2026' });
    const log = v.parse(incidentCalls['Incident/register'].answer, data);
    expect(log.cases).toMatchObject([
      { number: 1, column: 'H', days_away: 3, illness: 1, injury: 'Cut, six stitches, Left hand, duct edge' },
      { number: 3, name: 'Privacy case', column: 'J', illness: 3 },
    ]);
    expect(log.totals).toMatchObject({ G: 0, H: 1, I: 0, J: 1, K: 3, L: 0, M: [1, 0, 1, 0, 0, 0] });
    expect(log.months[10]).toMatchObject({ month: '2026-11', counts: { none: 1, medical: 1, days_away: 1 } });
    const before = await ana.get('Incident/register', { year: '2025' });
    expect(before.data).toMatchObject({ cases: [], totals: { H: 0 } });
  });

  it('and its files are for those who look into incidents', async () => {
    const [row] = await found(ana, id);
    const files = [
      { file: 'osha-300', year: '2026' },
      { file: 'osha-300a', year: '2026' },
      { file: 'osha-301', key: String(row?.['slug']) },
      { file: 'form-7', key: String(row?.['slug']) },
    ];
    for (const question of files) {
      const path = `/api/Incident/file?${new URLSearchParams(question)}`;
      const response = await world.request(path, { headers: ana.headers });
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
    const whose = ['Only who may change certificates reads the register of incidents.'];
    expect(await refusal(bob.get('Incident/register', { year: '2026' }))).toEqual(whose);
    expect(await refusal(bob.get('Incident/file', { file: 'osha-301', key: '1' }))).toEqual(whose);
    expect(await refusal(eve.get('Incident/file', { file: 'osha-301', key: '1' }))).not.toEqual([]);
    expect(await refusal(ana.get('Incident/file', { file: 'osha-300' }))).toEqual(['Say the year of the log.']);
    expect(await refusal(ana.get('Incident/file', { file: 'form-7', key: 'nothing' }))).toEqual([
      'Incident not found.',
    ]);
  });
});
