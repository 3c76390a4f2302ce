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
  await ana.saved('Contact/save', { name: '=SUM(A1)', city: 'Hull, "old" town' });
  await ana.saved('Contact/save', { name: 'Put away', archived: 1 });
}, 60_000);

afterAll(() => world.stop());

/** The CSV of a model's list as the person gets it. */
function csvOf(caller: Caller, model: string, query: Record<string, unknown> = {}): Promise<Response> {
  const texts = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
  return world.request(`/api/${model}/csv?${new URLSearchParams(texts)}`, { headers: caller.headers });
}

/** Lines of a CSV without cells that hold line breaks. */
const linesOf = async (response: Response): Promise<string[]> => (await response.text()).trimEnd().split('\r\n');

describe('a list as CSV', () => {
  it('has a column for what people fill in, and the filtered rows; a formula is only text', async () => {
    const response = await csvOf(ana, 'Contact', { filters: { archived: 0 } });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="Contact.csv"');
    const [header, ...rows] = await linesOf(response);
    expect(header).toMatch(/^Name,/);
    expect(header).not.toMatch(/Client key|Created by|Version/);
    expect(rows).toEqual([expect.stringMatching(/^'=SUM\(A1\),.*"Hull, ""old"" town"/)]);
  });

  it('of nothing is the header alone, to be filled in', async () => {
    const lines = await linesOf(await csvOf(ana, 'Equipment', { filters: { archived: 1 } }));
    expect(lines).toEqual([expect.stringMatching(/^Type,Description,Serial number,/)]);
  });

  it('names who and what a record refers to', async () => {
    const category_id = await ana.saved('EquipmentCategory/save', { name: 'Lifts' });
    const type_id = await ana.saved('EquipmentType/save', { name: 'Scissor lift', category_id });
    const holder_id = world.ids['bob'];
    await ana.saved('Equipment/save', { type_id, description: 'Lift one', holder_id });
    const bob = (await ana.get(`User/find/${holder_id}`)).data;
    const { first_name, last_name } = Object(bob);
    const [, row] = await linesOf(await csvOf(ana, 'Equipment'));
    expect(row).toMatch(/^Scissor lift,Lift one,/);
    expect(row).toContain(`${first_name} ${last_name}`);
  });

  it('is complete where it takes several pages', async () => {
    const rows = Array.from({ length: 450 }, (_, index) => ({
      tenant_id: 1,
      slug: `row-${index}`,
      name: `Row ${index}`,
    }));
    await world.services.db.system((tx) => tx.insertInto('contact').values(rows).execute());
    const names = (await linesOf(await csvOf(ana, 'Contact'))).filter((line) => line.startsWith('Row '));
    expect(new Set(names).size).toBe(450);
  });

  it('is refused in words without the permission, and holds nothing of another company', async () => {
    const bob = await world.signIn('bob');
    expect(await (await csvOf(bob, 'Contact')).json()).toMatchObject({
      success: false,
      errors: ['You do not have permission to read Contact.'],
    });
    await grant(world, 'bob', { Contacts: { read: true, write: false } });
    expect((await csvOf(bob, 'Contact')).headers.get('content-type')).toMatch(/^text\/csv/);
    const eve = await world.signIn('eve');
    expect(await (await csvOf(eve, 'Contact')).text()).not.toContain('Row ');
    expect((await world.request('/api/Contact/csv')).status).toBe(401);
  });

  it('says which filter it does not know, and that ids are none', async () => {
    expect((await csvOf(ana, 'Contact', { filters: { nmae: 'x' } })).status).toBe(400);
    expect((await csvOf(ana, 'Contact', { filters: { id: 3 } })).status).toBe(400);
  });

  it('stands in the activity of the company', async () => {
    await csvOf(ana, 'Contact');
    const { data } = await ana.get('Activity/get', { kind: 'export' });
    expect(Object(data).lines[0]).toMatchObject({
      happened: 'exported',
      model: 'Company',
      person: { id: world.ids['ana'] },
      fields: [{ field: 'list', new: 'Contact' }],
    });
  });
});
