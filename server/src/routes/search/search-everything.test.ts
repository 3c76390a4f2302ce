import { HIT_KINDS } from '@fieldspan/domain/hit-path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';

const world = await openWorld();
const [ana, bob, eve] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('eve')]);

afterAll(() => world.stop());

beforeAll(async () => {
  await world.services.db.system(async (tx) => {
    await tx
      .insertInto('job')
      .values([
        { tenant_id: 1, job_num: 'P-7', job_name: 'Harbour pump house' },
        { tenant_id: 1, job_num: 'P-8', job_name: 'Harbour, deleted', deleted: 1 },
        { tenant_id: 2, job_num: 'L-1', job_name: 'Harbour of another employer' },
      ])
      .execute();
    await tx
      .insertInto('contact')
      .values([{ tenant_id: 1, name: 'Harbour Supplies 100%' }])
      .execute();
  });
});

const found = async (by: Caller, q: string, kinds?: string): Promise<string[]> => {
  const { data } = await by.get('Search/everything', { q, ...(kinds !== undefined && { kinds }) });
  return Array.isArray(data) ? data.map(({ kind, title }) => `${kind}: ${title}`) : [String(data)];
};

it('finds every kind that the person may read, without deleted records and other companies', async () => {
  expect(await found(ana, 'harbour')).toEqual(['job: Harbour pump house', 'contact: Harbour Supplies 100%']);
});

it('leaves out the kinds that the person may not read', async () => {
  expect(await found(bob, 'harbour')).not.toContain('contact: Harbour Supplies 100%');
  expect(await found(eve, 'harbour')).toEqual(['job: Harbour of another employer']);
});

it('takes the input literally, special characters included', async () => {
  expect(await found(ana, '100%')).toEqual(['contact: Harbour Supplies 100%']);
  expect(await found(ana, '%%')).toEqual([]);
});

it('returns nothing for one letter, and an error for too many', async () => {
  expect(await found(ana, 'h')).toEqual([]);
  expect((await ana.get('Search/everything', { q: 'x'.repeat(200) })).status).toBe(400);
});

it('finds words in any order, a name before a word inside a word, and what was nearly typed', async () => {
  await world.services.db.system(async (tx) => {
    await tx
      .insertInto('contact')
      .values([
        { tenant_id: 1, name: 'Gravestone Roadworks', city: 'Stone' },
        { tenant_id: 1, name: 'Stone Road Medical Centre', city: 'Guelph' },
        { tenant_id: 1, name: 'Milestone Road Services', city: 'Guelph' },
      ])
      .execute();
  });
  expect(await found(ana, 'medical centre stone')).toEqual(['contact: Stone Road Medical Centre']);
  const [centre, milestone, gravestone] = [
    'contact: Stone Road Medical Centre',
    'contact: Milestone Road Services',
    'contact: Gravestone Roadworks',
  ];
  expect(await found(ana, 'stone road')).toEqual([centre, milestone, gravestone]);
  // Roadworks are in the city of Stone.
  expect(await found(ana, 'stne road')).toEqual([centre, gravestone, milestone]);
  expect(await found(ana, 'stne rxxd')).toEqual([]);
});

it('what is named so comes before what only mentions it, whichever kind', async () => {
  await world.services.db.system(async (tx) => {
    await tx
      .insertInto('job')
      .values([{ tenant_id: 1, job_num: 'P-9', job_name: 'Annex', address: '4 Quarry Lane' }])
      .execute();
    await tx
      .insertInto('contact')
      .values([{ tenant_id: 1, name: 'Quarry Foods' }])
      .execute();
  });
  expect(await found(ana, 'quarry')).toEqual(['contact: Quarry Foods', 'job: Annex']);
});

it('finds documents, forms and files for clients that name their kinds; older clients get what they know', async () => {
  await world.services.db.system(async (tx) => {
    const insert = async (table: Parameters<typeof tx.insertInto>[0], values: Record<string, unknown>) => {
      const rows = await tx
        .insertInto(table)
        .values({ tenant_id: 1, ...values })
        .returning('id')
        .execute();
      return Number(Object(rows[0]).id);
    };
    const customer_id = await insert('contact', { name: 'Zebra Foods' });
    const job_id = await insert('job', { job_num: 'P-20', job_name: 'Zebra house' });
    const service_id = await insert('service', { job_num: 'S-20', job_name: 'Boiler', customer_name_cache: 'Acme' });
    await insert('purchase_order', {
      po_num: 'ZEBRA-1',
      description: 'Pipes',
      status: 'draft',
      supplier_id: customer_id,
    });
    await insert('service_invoice', { invoice_num: 'INV-ZEBRA', is_quote: 0, status: 'draft', service_id });
    await insert('service_contract', { title: 'Zebra yearly', customer_id });
    await insert('service_contract', { title: 'Zebra, archived', customer_id, archived: 1 });
    await insert('locate', { ticket_num: '2026/17', address: '4 Zebra Lane' });
    await insert('material', { code: 'ZEBRA', description: 'Paint' });
    const category_id = await insert('form_template_category', { name: 'Zebra permits' });
    const form_template_id = await insert('form_template', { title: 'Permits', category_id });
    await insert('form_child_template', { description: 'Zebra check', form_template_id });
    const file_id = await insert('library_upload', {
      original_filename: 'zebra.pdf',
      type: 'application/pdf',
      created_by: world.ids['ana'],
    });
    await insert('library_file', { file_id, caption: 'Stripes' });
    await insert('company_form', {
      template_title: 'Zebra talk',
      form_template_id,
      job_id,
      created_by: world.ids['ana'],
    });
  });
  expect(await found(ana, 'zebra')).toEqual(['job: Zebra house', 'contact: Zebra Foods']);
  const all = await found(ana, 'zebra', HIT_KINDS.join(','));
  expect(all.toSorted()).toEqual([
    'blank-form: Zebra check',
    'contact: Zebra Foods',
    'contract: Zebra yearly',
    'file: Stripes',
    'form: Zebra talk',
    'invoice: INV-ZEBRA',
    'job: Zebra house',
    'locate: 2026/17',
    'material: Paint',
    'order: ZEBRA-1',
  ]);
  expect(all.slice(-4).toSorted()).toEqual([
    'file: Stripes',
    'invoice: INV-ZEBRA',
    'locate: 2026/17',
    'material: Paint',
  ]);
  expect(await found(ana, 'zebra', 'order,no-such-kind')).toEqual(['order: ZEBRA-1']);
  expect(await found(ana, 'zebra', 'no-such-kind')).toEqual([]);
  expect(await found(eve, 'zebra', HIT_KINDS.join(','))).toEqual([]);
  // Bob sees no money.
  expect(await found(bob, 'zebra', 'order,invoice,bill,contract')).toEqual([]);
});
