import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCrew } from '../messaging/testing/crew.ts';

const { world, id, ana, bob, cat, eve, startThread } = await openCrew();

afterAll(() => world.stop());

const slugs: Record<string, string> = {};

beforeAll(async () => {
  await world.services.db.system(async (tx) => {
    const insert = async (table: Parameters<typeof tx.insertInto>[0], values: Record<string, unknown>) => {
      const rows = await tx
        .insertInto(table)
        .values({ tenant_id: 1, ...values })
        .returning(['id', 'slug'])
        .execute();
      const row = Object(rows[0]);
      slugs[table] = row.slug;
      return Number(row.id);
    };
    const customer_id = await insert('contact', { name: 'Acme', phone: '555', city: 'Guelph' });
    const job_id = await insert('job', {
      job_name: 'Bridge',
      job_num: 'P-1',
      customer_name_cache: 'Acme',
      city: 'Guelph',
    });
    const status_id = await insert('service_status', { type: 'open', label: 'On the way' });
    const service_id = await insert('service', { job_name: 'Boiler', job_num: 'S-1', status_id });
    await insert('purchase_order', {
      po_num: 'PO-7',
      description: 'Pipes',
      status: 'approved',
      job_id,
      supplier_id: customer_id,
    });
    await insert('service_invoice', { invoice_num: 'Q-3', is_quote: 1, status: 'sent', service_id });
    await insert('service_contract', { title: 'Yearly', recurrence: 'yearly', customer_id, archived: 1 });
    const category_id = await insert('equipment_category', { name: 'Lifting' });
    const type_id = await insert('equipment_type', { name: 'Crane', category_id });
    await insert('equipment', { description: 'Crane 4', serial_num: 'C-4', type_id });
    const form_category_id = await insert('form_template_category', { name: 'Permits' });
    const form = { title: 'Hot work permit', category_id: form_category_id };
    const form_template_id = await insert('form_template', form);
    await insert('company_form', { form_template_id, job_id, created_by: id('ana') });
    await insert('expense', {
      description: 'Fuel',
      vendor: 'Esso',
      spent_on: '2026-05-01',
      user_id: id('ana'),
      job_id,
    });
    await insert('time_log', { user_id: id('ana'), time_in: '2026-05-01T08:00:00Z', service_id });
    const file_id = await insert('library_upload', {
      original_filename: 'plan.pdf',
      type: 'application/pdf',
      created_by: id('ana'),
    });
    await insert('library_file', { file_id, caption: 'Site plan' });
  });
});

const preview = (model: string, slug: string | number = slugs[snake(model)] ?? '', by = ana) =>
  by.get('Record/preview', { model, slug });

const snake = (model: string) => model.replaceAll(/(?<!^)(?=[A-Z])/g, '_').toLowerCase();

it.each([
  ['Job', { kind: 'project', title: 'Bridge', subtitle: 'P-1 · Acme · Guelph', state: 'Active' }],
  ['Service', { kind: 'service', title: 'Boiler', subtitle: 'S-1', state: 'On the way' }],
  [
    'PurchaseOrder',
    { kind: 'purchase order', title: 'PO-7 · Pipes', subtitle: 'Acme · P-1 · Bridge', state: 'Approved' },
  ],
  ['CompanyForm', { kind: 'form', title: 'Hot work permit', subtitle: 'P-1 · Bridge · ana Test', state: null }],
  ['Equipment', { kind: 'equipment', title: 'Crane 4', subtitle: 'Crane · C-4', state: null }],
  ['ServiceInvoice', { kind: 'invoice', title: 'Q-3', subtitle: 'Quote · S-1 · Boiler', state: 'Sent' }],
  ['ServiceContract', { kind: 'service contract', title: 'Yearly', subtitle: 'Acme · yearly', state: 'Archived' }],
  ['Contact', { kind: 'contact', title: 'Acme', subtitle: '555 · Guelph', state: null }],
  ['Expense', { kind: 'expense', title: 'Fuel', subtitle: 'Esso · 2026-05-01 · P-1 · Bridge', state: 'Draft' }],
  ['TimeLog', { kind: 'time log', title: 'ana Test', subtitle: '2026-05-01 · S-1 · Boiler', state: 'Open' }],
  ['LibraryFile', { kind: 'file', title: 'Site plan', subtitle: 'plan.pdf · application/pdf', state: null }],
])('a %s is described in a few words', async (model, expected) => {
  expect((await preview(model)).data).toEqual(expected);
});

describe('a preview', () => {
  it('of a thread is shown to people who may read it', async () => {
    const thread = await startThread(ana, { subject: 'Crane' });
    expect((await preview('MessageThread', thread, bob)).data).toMatchObject({ title: 'Crane', state: null });
    expect((await preview('MessageThread', thread, cat)).errors).toEqual(['Message thread not found.']);
  });

  it.each([
    ['Job', 'Project not found.'],
    ['PurchaseOrder', 'Purchase order not found.'],
    ['Contact', 'Contact not found.'],
  ])('of a %s that one may not read is not found, like one that does not exist', async (model, text) => {
    for (const answer of [
      await preview(model, undefined, bob),
      await preview(model, undefined, eve),
      await preview(model, 'nothing'),
    ]) {
      expect([answer.status, answer.success, answer.errors]).toEqual([200, false, [text]]);
    }
  });

  it.each(['User', 'UserToken', '__proto__', ''])('of a model %j is refused', async (model) => {
    expect((await preview(model, 'x')).status).toBe(400);
  });
});
