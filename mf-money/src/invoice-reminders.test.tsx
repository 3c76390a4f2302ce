// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup({ delay: null });

const SENT = '2026-06-17T13:00:00.000Z';
const page = (data: readonly object[]) => ({ data, meta: { count: data.length, num_pages: 1 } });
const reminders = (more: object = {}) => ({
  data: {
    is_on: true,
    state: 'on',
    customer: { id: 5, name: 'Willow Court', is_off: false },
    email: 'helen@willow.test',
    due: '2026-06-10',
    next: '2026-07-01',
    text: 'Hello Willow Court, please pay $60.00.',
    ...more,
  },
});

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'ServiceInvoice/find/inv-7': {
      data: {
        ...rowOf('ServiceInvoice', {
          id: 7,
          slug: 'inv-7',
          invoice_num: 'INV-2026-0007',
          status: 'Sent',
          total: 100,
          paid: 40,
          balance: 60,
        }),
        Service: null,
      },
    },
    'ServiceInvoice/reminders': reminders(),
    'DocumentEvent/get': page([
      rowOf('DocumentEvent', {
        id: 3,
        invoice_id: 7,
        kind: 'sent',
        by_name: 'helen@willow.test',
        details_json: '{"reminder":7}',
        created_at: SENT,
      }),
      rowOf('DocumentEvent', { id: 2, invoice_id: 7, kind: 'sent', by_name: 'helen@willow.test' }),
    ]),
    'CustomerLink/get': page([
      Object.assign(
        rowOf('CustomerLink', {
          id: 4,
          email: 'helen@willow.test',
          invoice_id: 7,
          created_at: SENT,
          seen_at: '2026-06-18T13:00:00.000Z',
        }),
        { RevokedBy: null },
      ),
    ]),
    'ServiceInvoice/save': { data: { record_id: 7, slug: 'inv-7' } },
    'ServiceInvoice/remind': { data: { sent: true } },
    'Contact/save': { data: { record_id: 5, slug: 'willow' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const card = async () => {
  await open('/invoice/inv-7/lines');
  return within(await screen.findByRole('region', { name: 'Reminders' }));
};

async function choose(item: string): Promise<void> {
  const shown = await card();
  await user.click(shown.getByRole('button', { name: 'Reminders of this invoice' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('the reminders of an invoice', () => {
  it('say what was sent, whether it was seen, and what comes next', async () => {
    const shown = await card();
    expect(shown.getByText('7 days after it was due')).toBeDefined();
    expect(shown.getByText('Seen')).toBeDefined();
    expect(shown.getAllByRole('listitem')).toHaveLength(1);
    expect(shown.getByText(/^The next reminder goes to helen@willow\.test on /)).toBeDefined();
  });

  it('go by hand with the words of the day, which can be changed', async () => {
    const shown = await card();
    await user.click(shown.getByRole('button', { name: 'Remind now …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind the customer of INV-2026-0007' }));
    const text = dialog.getByRole('textbox', { name: 'Message' });
    expect(text).toHaveProperty('value', 'Hello Willow Court, please pay $60.00.');
    await user.type(text, ' Thank you.');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'ServiceInvoice/remind')).toMatchObject([
        { id: '7', email: 'helen@willow.test', text: 'Hello Willow Court, please pay $60.00. Thank you.' },
      ]),
    );
  });

  it('are stopped for the invoice, or for its customer', async () => {
    await choose('Stop for this invoice');
    await waitFor(async () =>
      expect(await savedForms(asked, 'ServiceInvoice/save')).toEqual([{ id: '7', version: '1', reminders: 'stopped' }]),
    );
    cleanup();
    await choose('Stop for all invoices of Willow Court');
    await waitFor(async () =>
      expect(await savedForms(asked, 'Contact/save')).toEqual([{ id: '5', reminders_off: '1' }]),
    );
  });

  it('end with a dispute, which has its reason', async () => {
    await choose('The customer disputes it …');
    const dialog = within(await screen.findByRole('dialog', { name: 'The customer disputes INV-2026-0007?' }));
    await user.type(dialog.getByLabelText(/Reason/), 'Wrong hours');
    await user.click(dialog.getByRole('button', { name: 'It is disputed' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'ServiceInvoice/save')).toEqual([
        { id: '7', version: '1', reminders: 'disputed', reason: 'Wrong hours' },
      ]),
    );
  });

  it('say why none is sent, and colleagues who only read change nothing', async () => {
    stored['ServiceInvoice/reminders'] = reminders({ state: 'disputed', next: null });
    const shown = await card();
    expect(shown.getByText('The customer disputes this invoice: nobody is reminded of it.')).toBeDefined();
    expect(shown.queryByRole('button', { name: 'Remind now …' })).toBeNull();
    cleanup();
    const module_permissions = JSON.stringify({ 'Service Quotes/Invoices': { read: true, write: false } });
    stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions }) };
    stored['ServiceInvoice/reminders'] = reminders({ is_on: false, next: null });
    asked = signedIn(stored);
    const read = await card();
    expect(read.getByText('The company sends no reminders by itself.')).toBeDefined();
    expect(read.queryByRole('button')).toBeNull();
  });

  it('are not shown where nothing is left to pay and none went out', async () => {
    stored['ServiceInvoice/reminders'] = { data: null };
    stored['DocumentEvent/get'] = page([]);
    await open('/invoice/inv-7/lines');
    await screen.findByRole('region', { name: 'Payments' });
    expect(screen.queryByRole('region', { name: 'Reminders' })).toBeNull();
  });
});
