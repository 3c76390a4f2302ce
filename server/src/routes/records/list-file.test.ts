import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grant } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;

const COLUMNS = [
  { header: 'Where', of: ['city'] },
  { header: 'Name', of: ['name'] },
  { header: 'Firm', of: ['Company'] },
  { header: 'Made', of: ['created_at'] },
];
const ASKED = { columns: COLUMNS, order: [['city', 'DESC']], filters: { archived: 0 } };
const MANY = 2300;

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
  const firm = await ana.saved('Contact/save', { name: 'Firm', city: 'Ayr', is_company: 1 });
  await ana.saved('Contact/save', { name: '=1+1', city: 'Hull', parent_id: firm });
  await ana.saved('Contact/save', { name: 'Put away', city: 'Nowhere', archived: 1 });
}, 60_000);

afterAll(() => world.stop());

function fileOf(caller: Caller, query: Record<string, unknown>): Promise<Response> {
  const texts = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return world.request(`/api/Contact/csv?${new URLSearchParams(texts)}`, { headers: caller.headers });
}

const linesOf = async (response: Response): Promise<string[]> => (await response.text()).trimEnd().split('\r\n');

async function sheetOf(response: Response): Promise<unknown[][]> {
  const book = await readXlsx(new Uint8Array(await response.arrayBuffer()));
  return book.sheets[0]?.rows ?? [];
}

describe('a list as it is shown', () => {
  it('has the columns, rows and order of the view; a formula is only text', async () => {
    const response = await fileOf(ana, ASKED);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="Contact.csv"');
    expect(await linesOf(response)).toEqual([
      'Where,Name,Firm,Made',
      expect.stringMatching(/^Hull,'=1\+1,Firm,\d{4}-/),
      expect.stringMatching(/^Ayr,Firm,,\d{4}-/),
    ]);
  });

  it('says by name what of several marks a record has', async () => {
    const columns = [{ header: 'Kind', of: ['is_customer', 'is_supplier', 'is_company'] }];
    await ana.saved('Contact/save', { name: 'Both', city: 'Zoll', is_supplier: 1, is_company: 1, archived: 1 });
    const response = await fileOf(ana, { columns, order: [['city', 'ASC']], filters: { city: ['Ayr', 'Zoll'] } });
    expect(await linesOf(response)).toEqual(['Kind', 'Company', '"Supplier, Company"']);
  });

  it('is a workbook with text as text and moments as moments', async () => {
    const response = await fileOf(ana, { ...ASKED, as: 'xlsx' });
    expect(response.headers.get('content-type')).toMatch(/spreadsheetml/);
    const [head, first] = await sheetOf(response);
    expect(head).toEqual(['Where', 'Name', 'Firm', 'Made']);
    expect(first).toEqual(['Hull', '=1+1', 'Firm', expect.any(Date)]);
  });

  it('is complete and in order where it takes several pages', async () => {
    const rows = Array.from({ length: MANY }, (_, index) => ({
      tenant_id: 1,
      slug: `row-${index}`,
      name: `Row ${String(index).padStart(4, '0')}`,
      city: 'Zed',
    }));
    await world.services.db.system((tx) => tx.insertInto('contact').values(rows).execute());
    const asked = { columns: [{ header: 'Name', of: ['name'] }], order: [['name', 'ASC']], filters: { city: 'Zed' } };
    const [, ...names] = await linesOf(await fileOf(ana, asked));
    expect(names).toEqual(rows.map(({ name }) => name));
    expect(await sheetOf(await fileOf(ana, { ...asked, as: 'xlsx' }))).toHaveLength(MANY + 1);
  });

  it('is refused without the permission, and holds nothing of another company', async () => {
    const bob = await world.signIn('bob');
    await grant(world, 'bob', {});
    expect(await (await fileOf(bob, ASKED)).json()).toMatchObject({
      success: false,
      errors: ['You do not have permission to read Contact.'],
    });
    const eve = await world.signIn('eve');
    expect(await linesOf(await fileOf(eve, ASKED))).toEqual(['Where,Name,Firm,Made']);
  });

  it('says which column it does not know', async () => {
    const asked = async (of: string) => (await fileOf(ana, { columns: [{ header: 'X', of: [of] }] })).status;
    expect(await asked('nmae')).toBe(400);
    expect(await asked('Company.secret')).toBe(400);
    expect(await asked('SubContact')).toBe(400);
    expect((await fileOf(ana, { ...ASKED, as: 'pdf' })).status).toBe(400);
    expect((await fileOf(ana, { columns: 'x' })).status).toBe(400);
  });
});
