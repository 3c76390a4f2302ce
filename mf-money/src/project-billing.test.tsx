// @vitest-environment jsdom
import { openPart } from '@fieldspan/federation/testing/open-part';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProjectBilling } from './billing/billing-tab.tsx';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup({ delay: null });

const JOB = {
  ...rowOf('Job', { id: 3, slug: 'pump', job_num: 'J-3', job_name: 'Pump house', customer_id: 5 }),
  customer_name_cache: 'Willow Court',
  holdback_percent: 10,
};
const line = (id: number, more: object) =>
  rowOf('ScheduleLine', { id, slug: `l-${id}`, job_id: 3, holdback_percent: 10, taxes_json: '["HST"]', ...more });
const LINES = [
  line(1, {
    title: 'Boilers',
    value: 22_477,
    billed: 17_686.2,
    held: 1768.62,
    left_held: 1768.62,
    done_percent: 60,
    stored: 4200,
  }),
  line(2, { title: 'Labour', value: 12_573.88, billed: 0, held: 0, left_held: 0, done_percent: 0, stored: 0 }),
];
const page = (data: readonly object[]) => ({ data, meta: { count: data.length, num_pages: 1 } });
const draft = (more: object) => ({
  data: {
    ...rowOf('JobInvoice', {
      id: 7,
      slug: 'draft-7',
      invoice_num: 'Draft ABC',
      job_id: 3,
      kind: 'progress',
      status: 'Draft',
      ...more,
    }),
    Job: JOB,
    Credits: null,
  },
});

beforeEach(() => {
  stored = {
    'JobInvoice/reminders': { data: null },
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'CompanySetting/get': {
      data: [rowOf('CompanySetting', { taxes_json: '{"HST":{"taxRate":13,"isDefault":1}}' })],
      meta: { count: 1, num_pages: 1 },
    },
    'Job/find/3': { data: { ...JOB, customer_credit: 26.18 } },
    'ScheduleLine/get': page(LINES),
    'ChangeOrder/get': page([
      rowOf('ChangeOrder', {
        id: 4,
        slug: 'co-1',
        job_id: 3,
        order_num: 'CO-1',
        title: 'Valves',
        subtotal: 2940.75,
        status: 'Sent',
      }),
    ]),
    'JobInvoice/get': page([
      rowOf('JobInvoice', {
        id: 6,
        slug: 'pi-1',
        job_id: 3,
        invoice_num: 'INV-2026-0001',
        kind: 'progress',
        application: 1,
        total: 24_284.28,
        balance: 9284.28,
        status: 'Sent',
      }),
    ]),
    'JobInvoice/save': { data: { record_id: 7, slug: 'draft-7' } },
    'ScheduleLine/save': { data: { record_id: 9, slug: 'l-9' } },
    'Payment/save': { data: { record_id: 9, slug: 'p' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const billing = () =>
  openPart(ProjectBilling, { project: { id: 3, slug: 'pump', name: 'Pump house', isEstimateLocked: false } });

describe('the billing of a project', () => {
  it('says what is agreed, billed, held back and unpaid', async () => {
    await billing();
    const facts = within(await screen.findByRole('region', { name: 'The contract' }));
    const said = ['$35,050.88', '$17,686.20', '$17,364.68', '$1,768.62', '$9,284.28', '$26.18'];
    for (const amount of said) expect(facts.getByText(amount)).toBeDefined();
    const schedule = within(screen.getByRole('table', { name: 'Schedule of values' }));
    expect(schedule.getByText('60 %')).toBeDefined();
    expect(screen.getByText('CO-1 Valves')).toBeDefined();
    expect(screen.getByText('Progress invoice 1')).toBeDefined();
  });

  it('begins a progress invoice where the last one ended', async () => {
    await billing();
    await user.click(await screen.findByRole('button', { name: 'New progress invoice' }));
    await waitFor(async () => expect(await savedForms(asked, 'JobInvoice/save')).toHaveLength(1));
    const [saved] = await savedForms(asked, 'JobInvoice/save');
    expect(saved).toMatchObject({ job_id: '3', kind: 'progress', status: 'Draft', client_key: expect.any(String) });
    expect(JSON.parse(String(saved?.['progress_json']))).toEqual([
      { line: 1, percent: '60', stored: '4200', release: '' },
      { line: 2, percent: '0', stored: '', release: '' },
    ]);
  });

  it('begins a release with all that is held', async () => {
    await billing();
    await user.click(await screen.findByRole('button', { name: 'Release the holdback' }));
    await waitFor(async () => expect(await savedForms(asked, 'JobInvoice/save')).toHaveLength(1));
    const [release] = await savedForms(asked, 'JobInvoice/save');
    expect(release).toMatchObject({ kind: 'release' });
    expect(JSON.parse(String(release?.['progress_json']))).toEqual([
      { line: 1, percent: '', stored: '', release: '1768.62' },
    ]);
  });

  it('gets a part of the contract with the holdback of the project and the default taxes', async () => {
    await billing();
    await user.click(await screen.findByRole('button', { name: 'Add a line' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New part of the contract' }));
    await user.type(dialog.getByRole('textbox', { name: 'Part' }), 'Controls');
    await user.type(dialog.getByRole('textbox', { name: 'Value ($)' }), '$1,850.00');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'ScheduleLine/save')).toMatchObject([
        {
          job_id: '3',
          sort_order: '3',
          title: 'Controls',
          value: '1850',
          holdback_percent: '10',
          taxes_json: '["HST"]',
        },
      ]),
    );
  });

  it('takes a deposit that pays nothing yet', async () => {
    await billing();
    await user.click(await screen.findByRole('button', { name: 'Record a deposit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a deposit' }));
    await user.type(dialog.getByRole('textbox', { name: 'Amount ($)' }), '5000');
    await user.click(dialog.getByRole('button', { name: 'Save payment' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'Payment/save')).toMatchObject([
        { amount: '5000', customer_id: '5', allocations_json: '[]' },
      ]),
    );
  });

  it('is only looked at by people who may not write invoices of projects', async () => {
    const reads = '{"Job Invoices":{"read":true,"write":false}}';
    stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions: reads }) };
    await billing();
    expect(await screen.findByText('CO-1 Valves')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

const PROGRESS = JSON.stringify([
  { line: 1, percent: '60', stored: '4200.00', release: '' },
  { line: 2, percent: '0', stored: '', release: '' },
]);

describe('a progress invoice', () => {
  it('is computed while it is typed, saved by itself, and issued with the total that was seen', async () => {
    stored['JobInvoice/find/draft-7'] = draft({ progress_json: PROGRESS, total: 0 });
    await open('/project/pump/invoices/draft-7');
    const done = await screen.findByRole('textbox', { name: 'Done of Labour, %' });
    await user.clear(done);
    await user.type(done, '25');
    const sums = within(screen.getByRole('region', { name: 'What it comes to' }));
    // 25 % of 12,573.88 less a tenth, and HST on the rest.
    for (const amount of ['$3,143.47', '−$314.35', '$2,829.12', '$367.79', '$3,196.91'])
      expect(sums.getByText(amount)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Issue invoice' }).hasAttribute('disabled')).toBe(true);
    await waitFor(
      async () => {
        const [saved] = await savedForms(asked, 'JobInvoice/save');
        expect(saved).toMatchObject({ id: '7', total: '3196.91' });
        expect(String(saved?.['progress_json'])).toContain('"line":2,"percent":"25"');
      },
      { timeout: 5000 },
    );
  });

  it('says what is wrong, and does not save that', async () => {
    stored['JobInvoice/find/draft-7'] = draft({ progress_json: PROGRESS, total: 0 });
    await open('/project/pump/invoices/draft-7');
    const material = await screen.findByRole('textbox', { name: 'Stored for Boilers, $' });
    await user.clear(material);
    await user.type(material, '9,000.00');
    expect(screen.getByText('With the stored material more would be billed than the line is worth.')).toBeDefined();
    expect(screen.getByText('What is marked is not saved yet.')).toBeDefined();
    expect(await savedForms(asked, 'JobInvoice/save')).toEqual([]);
  });

  it('that is issued shows what it billed then, takes payments of the credit, and is not found under another project', async () => {
    const frozen = [
      {
        line: 1,
        title: 'Boilers',
        value: 22_477,
        before: 0,
        percent: '60',
        stored: '4200.00',
        gross: 17_686.2,
        held: 1768.62,
        released: 0,
      },
    ];
    stored['JobInvoice/find/draft-7'] = draft({
      invoice_num: 'INV-2026-0001',
      status: 'Sent',
      progress_json: JSON.stringify(frozen),
      gross: 17_686.2,
      held: 1768.62,
      subtotal: 15_917.58,
      tax_lines_json: '[{"name":"HST","rate":"13","base":15917.58,"tax":2069.29}]',
      total: 17_986.87,
      paid: 0,
      balance: 17_986.87,
      customer_credit: 5000,
    });
    stored['JobPaymentAllocation/get'] = page([]);
    await open('/project/pump/invoices/draft-7');
    const table = within(await screen.findByRole('table', { name: 'Progress' }));
    for (const amount of ['$22,477.00', '60 %', '$4,200.00', '$2,069.29', '$17,986.87'])
      expect(table.getByText(amount)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Record a payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a payment' }));
    await user.selectOptions(dialog.getByLabelText('Paid by'), 'Credit of the customer ($5,000.00)');
    expect(dialog.getByRole('textbox', { name: 'Amount ($)' })).toHaveProperty('value', '5000.00');
    await user.click(dialog.getByRole('button', { name: 'Save payment' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'Payment/save')).toMatchObject([
        { kind: 'credit', amount: '5000', allocations_json: '[{"job_invoice_id":7,"amount":5000}]' },
      ]),
    );
    cleanup();
    await open('/project/union/invoices/draft-7');
    expect(await screen.findByText('Invoice not found.')).toBeDefined();
  });
});
