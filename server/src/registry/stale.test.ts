import { StaleSchema } from '@fieldspan/contract/stale';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { found, grant } from '../testing/record-calls.ts';

let world: World;
let ana: Caller;
let bob: Caller;

const VersionedSchema = v.looseObject({ version: v.number() });

beforeAll(async () => {
  world = await openWorld();
  [ana, bob] = await Promise.all([world.signIn('ana'), world.signIn('bob')]);
  await grant(world, 'bob', {
    Contacts: { read: true, write: true },
    Jobs: { read: true, write: true },
    Users: { read: true, write: true },
  });
}, 60_000);

afterAll(() => world.stop());

const made = (name: string) => ana.saved('Contact/save', { name });
const versionOf = async (call: string) => v.parse(VersionedSchema, await found(ana, call)).version;

describe('a save over another version than the one that was read', () => {
  it('is refused with who changed it, when, and its current values', async () => {
    const id = await made('Mill');
    const version = await versionOf(`Contact/find/${id}`);
    await ana.saved('Contact/save', { id, city: 'Guelph', version });
    const answer = await bob.post('Contact/save', { id, city: 'Elora', version });
    expect(answer).toMatchObject({ status: 409, success: false, code: 'stale' });
    expect(answer.errors.join(' ')).toMatch(
      /changed this contact on \d{4}-\d\d-\d\d at \d\d:\d\d UTC, after you opened it\. Nothing was saved/,
    );
    const stale = v.parse(StaleSchema, answer.data);
    expect(stale).toMatchObject({
      version: version + 1,
      changed_by: { id: world.ids['ana'] },
      values: { id, city: 'Guelph', name: 'Mill', version: version + 1 },
    });
    expect(stale.changed_by?.name).not.toBe('');
    expect(await found(bob, `Contact/find/${id}`)).toMatchObject({ city: 'Guelph' });
    await bob.saved('Contact/save', { id, city: 'Elora', version: stale.version });
  });

  it('also reports a change that the same person made in another tab', async () => {
    const id = await made('Mill');
    await ana.saved('Contact/save', { id, city: 'Guelph' });
    const { errors } = await ana.post('Contact/save', { id, city: 'Elora', version: 1 });
    expect(errors.join(' ')).toMatch(/^You changed this contact elsewhere/);
  });

  it('succeeds for only one of two that arrive at the same time', async () => {
    const id = await made('Mill');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => ana.post('Contact/save', { id, city: `City ${at}`, version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(11).fill(409)]);
    const stored = answers.findIndex(({ success }) => success);
    expect(await found(ana, `Contact/find/${id}`)).toMatchObject({ city: `City ${stored}`, version: 2 });
  });

  it('is no conflict if the values are already stored: a retry after a lost answer', async () => {
    const id = await made('Mill');
    await ana.saved('Contact/save', { id, city: 'Guelph', version: 1 });
    await ana.saved('Contact/save', { id, city: 'Guelph', version: 1 });
    expect(await found(ana, `Contact/find/${id}`)).toMatchObject({ version: 2 });
  });

  it('overwrites if it sends no version, as the specification says', async () => {
    const id = await made('Mill');
    await ana.saved('Contact/save', { id, city: 'Guelph', version: 1 });
    await bob.saved('Contact/save', { id, city: 'Elora' });
    expect(await found(ana, `Contact/find/${id}`)).toMatchObject({ city: 'Elora', version: 3 });
  });

  it('shows only the readable fields of a masked record, and nothing of a record that may not be read', async () => {
    const job = await ana.saved('Job/save', { job_name: 'North', job_num: 'N-1' });
    const id = await ana.saved('JobBid/save', { job_id: job, total: 100, title: 'Boiler' });
    await ana.saved('JobBid/save', { id, total: 250, version: 1 });
    const { status, data } = await bob.post('JobBid/save', { id, title: 'Boilers', version: 1 });
    expect(status).toBe(409);
    expect(v.parse(StaleSchema, data).values).toMatchObject({ total: null, title: 'Boiler' });
    const eve = await world.signIn('eve');
    expect(await eve.post('JobBid/save', { id, total: 1, version: 1 })).toMatchObject({
      status: 200,
      success: false,
      data: null,
      errors: ['Bid not found.'],
    });
  });

  it.each(['x', '-1', '1.5', '99999999999'])('is refused as a whole when the version is %s', async (version) => {
    const id = await made('Mill');
    expect(await ana.post('Contact/save', { id, city: 'X', version })).toMatchObject({
      status: 400,
      errors: ['version must be a whole number.'],
    });
  });
});

describe('a delete of another version than the one that was read', () => {
  it('is refused, and the record stays', async () => {
    const id = await made('Mill');
    await bob.saved('Contact/save', { id, city: 'Guelph' });
    expect(await ana.post('Contact/delete', { id, version: 1 })).toMatchObject({ status: 409, code: 'stale' });
    await found(ana, `Contact/find/${id}`);
    expect(await ana.post('Contact/delete', { id, version: 2 })).toMatchObject({ status: 200, success: true });
  });
});
