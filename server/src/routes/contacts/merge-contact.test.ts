import type { MergedContact } from '@fieldspan/contract/contact-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trashed } from '../../registry/trash/testing/trash-calls.ts';
import { found, grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let dan: Caller;
let eve: Caller;

beforeAll(async () => {
  world = await openWorld();
  await grant(world, 'bob', { Contacts: { read: true, write: true } });
  await grant(world, 'dan', { Contacts: { read: true } });
  [ana, bob, dan, eve] = await Promise.all([
    world.signIn('ana'),
    world.signIn('bob'),
    world.signIn('dan'),
    world.signIn('eve'),
  ]);
}, 120_000);
afterAll(() => world.stop());

const contact = (more: object = {}) =>
  ana.saved('Contact/save', { name: 'Mill Street Bakery', is_customer: 1, phone: '519-555-0100', ...more });

const asked = (id: number, other_id: number, more: object = {}) => ({ id, other_id, taken: [], dry_run: 0, ...more });

async function merged(by: Caller, query: object): Promise<MergedContact> {
  const { success, errors, data } = await by.post('Contact/merge', { ...query });
  if (!success) throw new Error(errors.join(' '));
  return Object(data);
}

let numbers = 0;
const project = (customer_id: number) => {
  numbers += 1;
  return ana.saved('Job/save', { job_num: `M-${numbers}`, job_name: 'New ovens', customer_id });
};

describe('merging two contacts', () => {
  it('lets everything of the other one belong to the kept one, and undoes it from the trash', async () => {
    const kept = await contact();
    const other = await contact({ name: 'Mill St. Bakery', email: 'office@mill.test', is_supplier: 1, phone: '' });
    const [own, theirs] = [await project(kept), await project(other)];
    const place = await ana.saved('ContactLocation/save', { contact_id: other, name: 'Bakehouse' });
    const person = await ana.saved('Contact/save', { name: 'Gus Miller', parent_id: other });

    const preview = await merged(bob, asked(kept, other, { dry_run: 1 }));
    expect(preview.trash_id).toBeNull();
    expect(preview.moved.map(({ kind, count }) => `${kind} ${count}`).toSorted()).toEqual([
      'Contact 1',
      'Location 1',
      'Project 1',
    ]);
    expect(await found(ana, `Contact/find/${other}`)).toMatchObject({ name: 'Mill St. Bakery' });

    const { trash_id } = await merged(bob, asked(kept, other, { taken: ['email'] }));
    expect(await found(ana, `Contact/find/${kept}`)).toMatchObject({
      name: 'Mill Street Bakery',
      phone: '519-555-0100',
      email: 'office@mill.test',
      is_supplier: 1,
    });
    expect((await ana.get(`Contact/find/${other}`)).errors.join(' ')).toMatch(/not found/);
    expect(await found(ana, `Job/find/${theirs}`)).toMatchObject({
      customer_id: kept,
      customer_name_cache: 'Mill Street Bakery',
    });
    expect(await found(ana, `ContactLocation/find/${place}`)).toMatchObject({ contact_id: kept });
    expect(await found(ana, `Contact/find/${person}`)).toMatchObject({ parent_id: kept });
    expect(await found(ana, `Trash/find/${trash_id}`)).toMatchObject({
      title: 'Mill St. Bakery (merged into Mill Street Bakery)',
    });

    // What was made meanwhile stays where it was made; what was changed meanwhile stays as it is.
    const later = await project(kept);
    await ana.saved('Contact/save', { id: kept, email: 'new@mill.test' });
    expect((await bob.post('Trash/restore', { id: trash_id ?? 0 })).success).toBe(true);
    expect(await found(ana, `Contact/find/${other}`)).toMatchObject({ email: 'office@mill.test', is_supplier: 1 });
    expect(await found(ana, `Contact/find/${kept}`)).toMatchObject({ email: 'new@mill.test', is_supplier: 0 });
    expect(await found(ana, `Job/find/${theirs}`)).toMatchObject({
      customer_id: other,
      customer_name_cache: 'Mill St. Bakery',
    });
    for (const job of [own, later])
      expect(await found(ana, `Job/find/${job}`)).toMatchObject({
        customer_id: kept,
        customer_name_cache: 'Mill Street Bakery',
      });
    expect(await found(ana, `ContactLocation/find/${place}`)).toMatchObject({ contact_id: other });
    expect(await found(ana, `Contact/find/${person}`)).toMatchObject({ parent_id: other });
  });

  it('of a company and somebody below it makes no circle', async () => {
    const company = await contact({ name: 'Grand Foods', is_company: 1 });
    const branch = await contact({ name: 'Grand Foods East', is_company: 1, parent_id: company });
    const kept = await contact({ name: 'Grand Foods Elora', parent_id: branch });
    await merged(ana, asked(kept, company));
    expect(await found(ana, `Contact/find/${kept}`)).toMatchObject({ parent_id: null, is_company: 1 });
    expect(await found(ana, `Contact/find/${branch}`)).toMatchObject({ parent_id: kept });
  });

  it('takes the comments along where the kept one has none', async () => {
    const [kept, other] = [await contact(), await contact({ name: 'Twice' })];
    const { slug } = Object(await found(ana, `Contact/find/${other}`));
    const thread = await ana.post('MessageThread/save', {
      subject: 'Twice',
      is_comment_thread: 1,
      comment_parent_model: 'Contact',
      comment_parent_slug: slug,
      users: [],
      message: 'Rings twice',
    });
    expect(thread.errors).toEqual([]);
    const { slug: to } = await merged(ana, asked(kept, other));
    const { data } = await ana.get('MessageThread/get', { filters: { comment_parent_slug: to } });
    expect(data).toMatchObject([{ comment_parent_model: 'Contact' }]);
  });

  it('is refused in words', async () => {
    const [kept, other] = [await contact(), await contact()];
    expect(await refusal(dan, 'Contact/merge', asked(kept, other))).toMatch(/permission/);
    expect(await refusal(eve, 'Contact/merge', asked(kept, other))).toMatch(/not found/);
    expect(await refusal(ana, 'Contact/merge', asked(kept, kept))).toMatch(/the same one/);
    for (const [more, why] of [
      [{ version: 7 }, /Nothing was saved/],
      [{ other_version: 7 }, /Nothing was saved/],
      [{ taken: ['id'] }, /taken/],
    ] as const) {
      const { success, errors } = await ana.post('Contact/merge', asked(kept, other, more));
      expect(success).toBe(false);
      expect(errors.join(' ')).toMatch(why);
    }
    const gone = await trashed(ana, 'Contact/delete', other);
    expect(gone).toBeGreaterThan(0);
    expect(await refusal(ana, 'Contact/merge', asked(kept, other))).toMatch(/not found/);
  });

  it('of two people who press at the same time happens once', async () => {
    const [kept, other] = [await contact(), await contact()];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        (at % 2 === 0 ? ana : bob).post('Contact/merge', at % 3 === 0 ? asked(other, kept) : asked(kept, other)),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });
});
