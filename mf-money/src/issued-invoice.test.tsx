// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();

beforeEach(() => {
  stored = { 'User/find/dana': { data: person({ role_type: 'Admin' }) } };
  asked = signedIn(stored);
});
afterEach(cleanup);

const invoice = (more: object) => ({
  data: {
    ...rowOf('ServiceInvoice', { id: 7, slug: 'inv-7', invoice_num: 'INV-7', is_quote: 0, total: 236, ...more }),
    Service: null,
  },
});

async function giveReason(title: string, confirm: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByRole('button', { name: confirm }).hasAttribute('disabled')).toBe(true);
  await user.type(dialog.getByLabelText(/Reason/), 'Wrong customer');
  await user.click(dialog.getByRole('button', { name: confirm }));
}

describe('an issued invoice', () => {
  beforeEach(() => {
    stored['ServiceInvoice/find/inv-7'] = invoice({ status: 'Sent' });
    stored['ServiceInvoice/save'] = { data: { record_id: 7, slug: 'inv-7' } };
  });

  it('shows no form, and changes its state by buttons', async () => {
    await open('/invoice/inv-7/details');
    await screen.findByText(/has been issued and can no longer be changed/);
    expect(screen.queryByRole('textbox', { name: /Number/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Mark as Paid' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'ServiceInvoice/save')).toEqual([{ id: '7', version: '1', status: 'Paid' }]),
    );
  });

  it('can be voided only with a reason', async () => {
    await open('/invoice/inv-7/details');
    await user.click(await screen.findByRole('button', { name: 'Mark as Void …' }));
    await giveReason('Mark as Void?', 'Mark as Void');
    await waitFor(async () =>
      expect(await savedForms(asked, 'ServiceInvoice/save')).toEqual([
        { id: '7', version: '1', status: 'Void', reason: 'Wrong customer' },
      ]),
    );
  });

  it('is still a form while it is a draft', async () => {
    stored['ServiceInvoice/find/inv-7'] = invoice({ status: 'Draft' });
    await open('/invoice/inv-7/details');
    expect(await screen.findByLabelText(/Text below the lines/)).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Next state' })).toBeNull();
  });

  it('offers no actions to people who may only read', async () => {
    const reads = '{"Service Quotes/Invoices":{"read":true,"write":false}}';
    stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions: reads }) };
    await open('/invoice/inv-7/details');
    await screen.findByText(/has been issued/);
    expect(screen.queryByRole('group', { name: 'Next state' })).toBeNull();
  });
});
