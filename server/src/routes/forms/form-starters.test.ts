import { specialCalls } from '@fieldspan/contract/calls';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grant } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
}, 60_000);

afterAll(() => world.stop());

const starters = async (caller: Caller) =>
  v.parse(specialCalls['FormStarter/get'].answer, (await caller.get('FormStarter/get')).data);
const copiesOf = async (caller: Caller, key: string) => {
  const found = (await starters(caller)).find((starter) => starter.key === key);
  return found?.copies ?? [];
};
const copy = (caller: Caller, keys: readonly string[], copies?: number) =>
  caller.post('FormStarter/copy', { keys: JSON.stringify(keys), ...(copies !== undefined && { copies }) });

describe('the starter library', () => {
  it('shows what there is by trade, and nothing of it is in the company yet', async () => {
    const all = await starters(ana);
    expect(all.length).toBeGreaterThanOrEqual(30);
    expect(new Set(all.map(({ trade }) => trade)).size).toBe(6);
    expect(all.every(({ questions, minutes, copies }) => questions >= 12 && minutes > 0 && copies.length === 0)).toBe(
      true,
    );
    const { data } = await ana.get('FormStarter/preview', { key: 'hot-work-permit' });
    expect(data).toMatchObject({ key: 'hot-work-permit', lang: 'en', title: 'Hot work permit' });
    expect(data).toHaveProperty('form_json', expect.stringContaining('"sectionHeading":"Where and what"'));
  });

  it('copies a form once, however often and from wherever it is pressed', async () => {
    const presses = await Promise.all(
      Array.from({ length: 50 }, () => copy(ana, ['toolbox-talk', 'excavation-inspection'])),
    );
    expect(presses.every(({ success }) => success)).toBe(true);
    expect(new Set(presses.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await copiesOf(ana, 'toolbox-talk')).toHaveLength(1);
    const [{ template_id: id } = { template_id: 0 }] = await copiesOf(ana, 'excavation-inspection');
    const children = await ana.get('FormChildTemplate/get', { filters: { form_template_id: id } });
    expect(children.data).toHaveLength(1);
    const categories = await ana.get('FormTemplateCategory/get', { filters: { name: 'Safety' } });
    expect(categories.data).toHaveLength(1);
  });

  it('copies again only when that is asked for, and then under a name of its own', async () => {
    await copy(ana, ['near-miss-report']);
    await Promise.all(Array.from({ length: 5 }, () => copy(ana, ['near-miss-report'], 2)));
    const titles = (await copiesOf(ana, 'near-miss-report')).map(({ title }) => title);
    expect(titles).toEqual(['Near miss and hazard report', 'Near miss and hazard report (2)']);
  });

  it('copies into the company’s own category of that name, and again after the copy was deleted', async () => {
    const own = await ana.saved('FormTemplateCategory/save', { name: 'tests' });
    await copy(ana, ['gas-piping-test']);
    const [made] = await copiesOf(ana, 'gas-piping-test');
    const id = made?.template_id ?? 0;
    const { data } = await ana.get(`FormTemplate/find/${id}`);
    expect(data).toMatchObject({ category_id: own, starter_key: 'gas-piping-test' });
    await ana.post('FormChildTemplate/delete', { id: made?.child_slug });
    expect(await ana.post('FormTemplate/delete', { id })).toMatchObject({ success: true });
    expect(await copiesOf(ana, 'gas-piping-test')).toEqual([]);
    await copy(ana, ['gas-piping-test']);
    expect(await copiesOf(ana, 'gas-piping-test')).toHaveLength(1);
  });

  it('makes forms that can be filled in at once', async () => {
    await copy(ana, ['vehicle-check']);
    const [made] = await copiesOf(ana, 'vehicle-check');
    const { data } = await ana.get(`FormChildTemplate/find/${made?.child_slug}`);
    const { id, form_json } = v.parse(v.object({ id: v.number(), form_json: v.string() }), data);
    const empty = await ana.post('CompanyForm/save', { child_template_id: id, form_json });
    expect(empty.errors.join(' ')).toContain('“Date of the trip”: this needs an answer.');
  });

  it('takes no template’s origin from a client', async () => {
    const category_id = await ana.saved('FormTemplateCategory/save', { name: 'Ours' });
    const forged = await ana.post('FormTemplate/save', { title: 'Ours', category_id, starter_key: 'toolbox-talk' });
    expect(forged).toMatchObject({ success: false });
  });

  it('is read by everybody in the company and copied by those who may write its forms', async () => {
    await grant(world, 'bob', { 'Company Forms': { read: true, write: false } });
    const [bob, eve] = await Promise.all([world.signIn('bob'), world.signIn('eve')]);
    expect((await starters(bob)).length).toBeGreaterThanOrEqual(30);
    expect(await copy(bob, ['backflow-test-report'])).toMatchObject({
      success: false,
      errors: ['You do not have permission to add form templates.'],
    });
    expect(await copiesOf(ana, 'backflow-test-report')).toEqual([]);
    expect(await copiesOf(eve, 'toolbox-talk')).toEqual([]);
  });

  it('refuses a form that it does not have, and copies none of the others then', async () => {
    const refused = { success: false, errors: ['The starter library has no such form.'] };
    expect(await copy(ana, ['backflow-test-report', 'constructor'])).toMatchObject(refused);
    expect(await ana.get('FormStarter/preview', { key: '__proto__' })).toMatchObject(refused);
    expect(await copy(ana, [])).toMatchObject({ success: false });
    expect(await copy(ana, ['backflow-test-report'], 9999)).toMatchObject({ success: false });
    expect(await copiesOf(ana, 'backflow-test-report')).toEqual([]);
  });
});
