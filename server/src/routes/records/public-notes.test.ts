import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
const made = { job: 0, other: 0, open: 0, secret: 0 };

beforeAll(async () => {
  world = await openWorld();
  await grant(world, 'bob', { Jobs: { read: true } });
  await grant(world, 'cat', {});
  [ana, bob, cat] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('cat')]);
  made.job = await ana.saved('Job/save', { job_name: 'Pump house', job_num: 'J-7001' });
  made.other = await ana.saved('Job/save', { job_name: 'Depot', job_num: 'J-7002' });
  made.open = await ana.saved('JobNote/save', {
    job_id: made.job,
    title: 'Road closed',
    body: 'Until Friday',
    is_public: 1,
  });
  made.secret = await ana.saved('JobNote/save', { job_id: made.job, title: 'Margin', body: '12 %' });
}, 60_000);
afterAll(() => world.stop());

const page = async (slug: string, note = '') =>
  Object(await (await world.request(`/api/JobNote/public?slug=${slug}${note && `&note_slug=${note}`}`)).json());
const slugOf = async (call: string) => String(Object((await ana.get(call)).data).slug);
const link = { model: 'Job', record_id: 0 };

describe('notes of a project', () => {
  it('are read by who reads the project, and written by who writes it', async () => {
    expect(Object((await bob.get('JobNote/get', {})).data)).toHaveLength(2);
    expect(Object((await cat.get('JobNote/get', {})).data)).toHaveLength(0);
    expect(await refusal(bob, 'JobNote/save', { job_id: made.job, title: 'Mine' })).toMatch(/permission/);
    expect(await refusal(ana, 'JobNote/save', { id: made.secret, job_id: made.other })).toMatch(
      /stays with its project/,
    );
  });
});

describe('the public page of the notes', () => {
  it('is closed at first, also under the address of the project', async () => {
    expect((await page(await slugOf(`Job/find/${made.job}`))).success).toBe(false);
    const { data } = await ana.get('PublicLink/find', { ...link, record_id: made.job });
    expect(data).toMatchObject({ is_on: 0 });
  });

  it('is opened by who may write the project, under an address of its own, with public notes only', async () => {
    const asked = { ...link, record_id: made.job, is_on: 1 };
    expect(await refusal(bob, 'PublicLink/save', asked)).toMatch(/Only who may change this/);
    const opened = Object((await ana.post('PublicLink/save', asked)).data);
    const project = await slugOf(`Job/find/${made.job}`);
    expect(opened.slug).not.toBe(project);
    expect((await page(project)).success).toBe(false);
    const { data } = await page(opened.slug);
    expect(data).toEqual({
      job_name: 'Pump house',
      company_name: expect.any(String),
      notes: [{ slug: expect.any(String), title: 'Road closed', body: 'Until Friday', created_at: expect.any(String) }],
    });
    const note = await slugOf(`JobNote/find/${made.open}`);
    expect((await page(opened.slug, note)).data.notes).toHaveLength(1);
    expect((await page(opened.slug, await slugOf(`JobNote/find/${made.secret}`))).success).toBe(false);
    await ana.post('PublicLink/save', { ...link, record_id: made.job, is_on: 0 });
    expect((await page(opened.slug)).success).toBe(false);
  });
});
