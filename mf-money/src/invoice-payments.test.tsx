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
    'PaymentAllocation/get': {
      data: [
        {
          ...rowOf('PaymentAllocation', { id: 1, payment_id: 3, invoice_id: 7, amount: 40 }),
          Payment: rowOf('Payment', { id: 3, kind: 'payment', method: 'Cheque', amount: 40, reference: 'No. 118' }),
        },
      ],
      meta: { count: 1, num_pages: 1 },
    },
    'ServiceInvoice/reminders': { data: null },
    'Payment/save': { data: { record_id: 9, slug: 'p' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

describe('the payments of an invoice', () => {
  it('are written down with what is left, and with a key that makes a second press the same payment', async () => {
    await open('/invoice/inv-7/lines');
    await user.click(await screen.findByRole('button', { name: 'Record a payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a payment' }));
    const amount = dialog.getByRole('textbox', { name: 'Amount ($)' });
    expect(amount).toHaveProperty('value', '60.00');
    await user.clear(amount);
    await user.type(amount, '$1,075.50');
    expect(dialog.getByText('What is more than is owed stays as credit of the customer.')).toBeDefined();
    await user.type(dialog.getByRole('textbox', { name: 'Reference' }), 'No. 119');
    await user.click(dialog.getByRole('button', { name: 'Save payment' }));
    await waitFor(async () => expect(await savedForms(asked, 'Payment/save')).toHaveLength(1));
    expect((await savedForms(asked, 'Payment/save'))[0]).toMatchObject({
      amount: '1075.5',
      method: 'Cheque',
      reference: 'No. 119',
      allocations_json: '[{"invoice_id":7,"amount":60}]',
      client_key: expect.any(String),
    });
  });

  it('are taken back with a reason', async () => {
    await open('/invoice/inv-7/lines');
    await user.click(await screen.findByRole('button', { name: 'Take back …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take this payment back?' }));
    await user.type(dialog.getByLabelText(/Reason/), 'Bounced');
    await user.click(dialog.getByRole('button', { name: 'Take back' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'Payment/save')).toMatchObject([
        { kind: 'reversal', reverses_id: '3', note: 'Bounced' },
      ]),
    );
  });

  it('by card show the id of the provider, and are refunded with a reason, never more than is left', async () => {
    const card = {
      id: 4,
      kind: 'payment',
      method: 'Card',
      provider: 'stripe',
      provider_id: 'pi_1',
      refundable: 25,
    } as const;
    stored['PaymentAllocation/get'] = {
      data: [
        {
          ...rowOf('PaymentAllocation', { id: 1, payment_id: 4, invoice_id: 7, amount: 40 }),
          Payment: rowOf('Payment', { ...card, amount: 40 }),
        },
      ],
      meta: { count: 1, num_pages: 1 },
    };
    stored['Payment/refund'] = { data: null };
    await open('/invoice/inv-7/lines');
    expect(await screen.findByText('pi_1')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Take back …' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Refund …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund this payment?' }));
    const amount = dialog.getByRole('textbox', { name: 'Amount ($)' });
    await user.type(dialog.getByLabelText(/Reason/), 'Wrong part');
    await user.clear(amount);
    await user.type(amount, '25.01');
    expect(dialog.getByRole('button', { name: /^Refund/ }).hasAttribute('disabled')).toBe(true);
    await user.clear(amount);
    await user.type(amount, '10.50');
    await user.click(dialog.getByRole('button', { name: 'Refund $10.50' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'Payment/refund')).toMatchObject([
        { id: '4', amount: '10.5', reason: 'Wrong part', client_key: expect.any(String) },
      ]),
    );
  });

  it('cannot be written down by people who may only read', async () => {
    const reads = '{"Service Quotes/Invoices":{"read":true,"write":false}}';
    stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions: reads }) };
    await open('/invoice/inv-7/lines');
    expect(await screen.findByText('Left to pay')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Record a payment' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Take back …' })).toBeNull();
  });
});
