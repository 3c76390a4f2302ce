import type { ImportModel } from '@fieldspan/contract/import-calls';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { grant, refusal } from '../testing/record-calls.ts';

let world: World;
let ana: Caller;

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
  await ana.saved('Contact/save', {
    name: 'Harbour Foods',
    email: 'orders@harbour.test',
    is_customer: 1,
    city: 'Hull',
  });
  await ana.saved('Job/save', { job_num: 'J-7', job_name: 'Pump house' });
}, 60_000);
afterAll(() => world.stop());

const file = (text: string, name = 'list.csv') => new File([text], name);
const read = async (model: ImportModel, of: File, caller = ana) => caller.post('ListImport/read', { model, file: of });
type Sent = { row: number; cells: Record<string, string> };
const store = async (model: ImportModel, rows: readonly Sent[], more: object = {}) =>
  (await ana.post('ListImport/store', { model, rows, match: '', dry_run: 1, key: 'k', ...more })).data;
const listed = async (model: string, fields: readonly string[]) =>
  (await ana.get(`${model}/get`, { fields, order: [['id', 'ASC']] })).data;

describe('a list that is read', () => {
  it.each<[ImportModel, string, (string | null)[]]>([
    ['Contact', 'Customer;E-mail;Town;City;Zip', ['name', 'email', null, 'city', 'postal_code']],
    ['Job', 'Number,Project name,Customer,Nonsense', ['job_num', 'job_name', 'customer_id', null]],
    ['Expense', 'Date\tVendor\tTotal\tCode', ['spent_on', 'vendor', 'amount', 'expense_code_id']],
    ['Material', 'SKU,Name,UOM,Net price,List price', ['code', 'description', 'unit', 'cost', 'price']],
    ['Equipment', 'Name,Type,Serial no,Hours', ['description', 'type', 'serial_num', 'meter']],
  ])('of %s says what its headings seem to mean', async (model, headings, mapping) => {
    const { data } = await read(model, file(`\uFEFF${headings}\r\na,b\r\n`));
    expect(data).toMatchObject({ mapping, rows: [expect.any(Array)] });
  });

  it('can be a workbook: days are days', async () => {
    const book = await writeXlsx({
      sheets: [
        {
          name: 'L',
          rows: [
            ['Vendor', 'Date', 'Amount'],
            ['Fuel stop', new Date('2026-03-09T00:00:00Z'), 12.5],
          ],
        },
      ],
    });
    const { data } = await read('Expense', new File([new Uint8Array(book)], 'l.xlsx'));
    expect(data).toMatchObject({
      headings: ['Vendor', 'Date', 'Amount'],
      rows: [['Fuel stop', '2026-03-09', '12.5']],
      mapping: ['vendor', 'spent_on', 'amount'],
    });
  });

  it('is refused in words if it is none', async () => {
    const many = ['Name', ...Array.from({ length: 5001 }, (_, n) => `C${n}`)].join('\n');
    for (const [text, words] of [
      ['Name\n"Van', /no list/],
      [',,\na', /first line/],
      ['PK\u0003\u0004 broken', /no list/],
      [many, /5000 rows.*5001: split it/],
    ] as const)
      expect(await refusal(ana, 'ListImport/read', { model: 'Contact', file: file(text) })).toMatch(words);
  });
});

const CONTACTS: readonly Sent[] = [
  { row: 2, cells: { name: 'Harbour Foods', email: 'ORDERS@harbour.test', is_supplier: 'yes' } },
  { row: 3, cells: { name: 'Kiln Valve', email: 'kiln@valve.test', parent_id: 'harbour foods' } },
  { row: 4, cells: { name: 'Ike', is_company: 'perhaps' } },
  { row: 5, cells: { name: 'Ola', parent_id: 'Nobody & Sons' } },
  { row: 6, cells: { email: 'x@y.test', city: 'Ayr' } },
];

const storeContacts = () => store('Contact', CONTACTS, { match: 'email', dry_run: 0 });

describe('rows of a list', () => {
  it('are tried by the real rules, and nothing is stored', async () => {
    const before = await listed('Contact', ['name', 'version']);
    expect(await store('Contact', CONTACTS, { match: 'email' })).toEqual({
      rows: [
        { row: 2, outcome: 'changed', error: null },
        { row: 3, outcome: 'new', error: null },
        { row: 4, outcome: 'refused', error: expect.stringMatching(/company/i) },
        { row: 5, outcome: 'refused', error: expect.stringMatching(/there is no contact “Nobody & Sons”/) },
        { row: 6, outcome: 'refused', error: expect.stringMatching(/Name is required/) },
      ],
    });
    expect(await listed('Contact', ['name', 'version'])).toEqual(before);
  });

  it('are stored once, however often they are sent; only what the list names is changed', async () => {
    expect([await storeContacts(), await storeContacts()]).toMatchObject([
      { rows: [{}, { outcome: 'new' }, {}, {}, {}] },
      { rows: [{}, { outcome: 'changed' }, {}, {}, {}] },
    ]);
    expect(await listed('Contact', ['name', 'city', 'is_supplier'])).toMatchObject([
      { name: 'Harbour Foods', city: 'Hull', is_supplier: 1 },
      { name: 'Kiln Valve' },
    ]);
  });

  it('are refused where it is not clear which record is meant', async () => {
    await ana.saved('Contact/save', { name: 'Twin' });
    await ana.saved('Contact/save', { name: 'Twin' });
    const { rows } = Object(
      await store('Contact', [{ row: 2, cells: { name: 'Twin', city: 'Ayr' } }], { match: 'name' }),
    );
    expect(rows).toMatchObject([{ outcome: 'refused', error: expect.stringMatching(/not clear which/) }]);
  });

  it('are projects, known by their number', async () => {
    const rows = [
      { row: 2, cells: { job_num: 'j-7', job_name: 'Pump house, north', customer_id: 'Kiln Valve' } },
      { row: 3, cells: { job_num: 'J-8', job_name: 'Shed' } },
    ];
    expect(await store('Job', rows, { match: 'job_num', dry_run: 0 })).toMatchObject({
      rows: [{ outcome: 'changed' }, { outcome: 'new' }],
    });
    expect(await listed('Job', ['job_num', 'job_name', 'customer_name_cache'])).toMatchObject([
      { job_num: 'j-7', job_name: 'Pump house, north', customer_name_cache: 'Kiln Valve' },
      { job_num: 'J-8', job_name: 'Shed' },
    ]);
  });

  it('are expenses, with days and amounts as people write them', async () => {
    const rows = [
      { row: 2, cells: { description: 'Fuel', spent_on: '24/11/2026', amount: '$1,250.50', job_id: 'J-8' } },
      { row: 3, cells: { description: 'Rope', spent_on: '03/04/2026', amount: '7' } },
      { row: 4, cells: { description: 'Tape', spent_on: '2026-11-02', amount: 'much' } },
    ];
    expect(await store('Expense', rows, { dry_run: 0 })).toMatchObject({
      rows: [
        { outcome: 'new' },
        { outcome: 'refused', error: expect.stringMatching(/two days/) },
        { outcome: 'refused', error: expect.stringMatching(/Amount/) },
      ],
    });
    expect(await listed('Expense', ['spent_on', 'amount', 'status'])).toMatchObject([
      { spent_on: '2026-11-24', amount: 1250.5, status: 'draft' },
    ]);
  });

  it('are equipment, with its readings', async () => {
    const category_id = await ana.saved('EquipmentCategory/save', { name: 'Vehicles' });
    await ana.saved('EquipmentType/save', { name: 'Cargo van', category_id, meter_unit: 'km' });
    const van = { row: 2, cells: { description: 'Van 1', type: 'cargo van', serial_num: 'V-1' } };
    expect(await store('Equipment', [van], { dry_run: 0 })).toMatchObject({ rows: [{ outcome: 'new' }] });
    const reading = { row: 3, cells: { serial_num: 'v-1', meter: '84,000' } };
    expect(await store('Equipment', [reading], { dry_run: 0 })).toMatchObject({ rows: [{ outcome: 'read' }] });
  });

  it('name fields that the list of the model has', async () => {
    const send = (model: ImportModel, cells: object, match = '') =>
      ana.post('ListImport/store', { model, rows: [{ row: 2, cells }], match, dry_run: 1, key: 'k' });
    expect((await send('Expense', { status: 'approved' })).status).toBe(400);
    expect((await send('Job', { deleted: '1' })).status).toBe(400);
    expect((await send('Contact', { name: 'A' }, 'city')).status).toBe(400);
    expect((await ana.post('ListImport/store', { model: 'User', rows: [], dry_run: 1, key: 'k' })).status).toBe(400);
  });
});

describe('nobody imports', () => {
  it('what they may not write', async () => {
    await grant(world, 'bob', { Contacts: { read: true, write: false }, Expenses: { read: true, write: false } });
    const bob = await world.signIn('bob');
    for (const model of ['Contact', 'Expense', 'Job', 'Equipment'] as const) {
      expect(await refusal(bob, 'ListImport/read', { model, file: file('Name\na') })).toMatch(/permission/);
      const rows = [{ row: 2, cells: {} }];
      expect(await refusal(bob, 'ListImport/store', { model, rows, match: '', dry_run: 0, key: 'k' })).toMatch(
        /permission/,
      );
    }
  });

  it('into another company: its records are not known here', async () => {
    const eve = await world.signIn('eve');
    const sent = { model: 'Contact', match: 'email', dry_run: 0, key: 'k', rows: CONTACTS.slice(0, 1) };
    expect((await eve.post('ListImport/store', sent)).data).toMatchObject({ rows: [{ outcome: 'new' }] });
    expect(await listed('Contact', ['name'])).toMatchObject([{ name: 'Harbour Foods' }, {}, {}, {}]);
  });
});
