// @vitest-environment jsdom
import { endSession } from '@fieldspan/api/session';
import { savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import type { CustomerDocument } from '@fieldspan/contract/document-calls';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leaveUndrawn } from '@fieldspan/testing/leave-undrawn';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup({ delay: null });

const quote: CustomerDocument = {
  kind: 'quote',
  exempt: null,
  exempt_from: null,
  part: null,
  application: null,
  why: null,
  days_added: null,
  period_to: null,
  progress_json: null,
  gross: null,
  held: null,
  terms: null,
  foot: null,
  colour: null,
  has_logo: false,
  pay: null,
  payments: [],
  company_name: 'Northline',
  number: 'Q-2026-0002',
  status: 'Sent',
  title: 'Boiler replacement',
  customer: 'Willow Court Homes',
  issued: '2026-11-02',
  due: '2026-12-02',
  note: null,
  lines_json: JSON.stringify([
    { key: 'a', description: 'Work as bid', quantity: '1', price: '47537.40', taxes: ['HST'] },
    { key: 'o', description: 'Controls', quantity: '1', price: '1850', taxes: ['HST'], optional: true },
  ]),
  taxes_included: 0,
  subtotal: 47_537.4,
  tax_lines_json: null,
  total: 53_717.26,
  balance: null,
  can_answer: true,
  rates: [{ name: 'HST', rate: '13' }],
  email: 'helen@willow.test',
  events: [],
};

beforeEach(() => {
  stored = {
    'CustomerDocument/find': { data: quote },
    'CustomerDocument/accept': { data: null },
    'CustomerDocument/decline': { data: null },
  };
  asked = signedIn(stored);
  // Customers have no account.
  endSession();
});
afterEach(cleanup);

const total = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('the page of a customer', () => {
  it('adds up what they choose, and accepts what they see', async () => {
    await open('/document/secret');
    await user.click(await screen.findByRole('checkbox', { name: 'Controls' }));
    expect(total()).toContain('$55,807.76');
    await user.click(screen.getByRole('button', { name: 'Accept and sign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept and sign' }));
    expect(dialog.getByRole('button', { name: 'Accept' }).hasAttribute('disabled')).toBe(true);
    await user.type(dialog.getByRole('textbox', { name: 'Your name' }), 'Helen Baptiste');
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'CustomerDocument/accept')).toEqual([
        { token: 'secret', name: 'Helen Baptiste', chosen: '["o"]', total: '55807.76', signature: '' },
      ]),
    );
  });

  it('asks for a reason before it declines', async () => {
    await open('/document/secret');
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this quote' }));
    await user.type(dialog.getByRole('textbox', { name: 'Your name' }), 'Helen');
    expect(dialog.getByRole('button', { name: 'Decline' }).hasAttribute('disabled')).toBe(true);
    await user.type(dialog.getByRole('textbox', { name: 'Why you decline' }), 'Too dear');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'CustomerDocument/decline')).toEqual([
        { token: 'secret', name: 'Helen', text: 'Too dear' },
      ]),
    );
  });

  it('offers no answer once the quote is accepted, and shows what was', async () => {
    const events = [{ id: 1, kind: 'accepted', by_name: 'Helen', note: '$53,717.26', at: '2026-11-03T10:00:00Z' }];
    stored['CustomerDocument/find'] = { data: { ...quote, status: 'Accepted', can_answer: false, events } };
    await open('/document/secret');
    expect(await screen.findByText('Accepted by Helen')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Accept and sign' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Controls' }).hasAttribute('disabled')).toBe(true);
  });

  it('of an invoice pays a part, on the page of the provider', async () => {
    const payments = [{ id: 1, on: '2026-11-03', kind: 'payment', method: 'Card', amount: 40.5, provider_id: 'pi_1' }];
    const invoice = {
      kind: 'invoice',
      number: 'INV-1',
      can_answer: false,
      balance: 60,
      pay: { balance: 60, parts: true },
    };
    stored['CustomerDocument/find'] = { data: { ...quote, ...invoice, payments } };
    stored['CustomerDocument/pay'] = { success: false, errors: ['The payment page cannot be opened right now.'] };
    await open('/document/secret');
    expect(await screen.findByText('Paid by Card: $40.50')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Pay by card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay by card' }));
    const amount = dialog.getByRole('textbox', { name: 'Amount ($)' });
    expect(amount).toHaveProperty('value', '60.00');
    await user.clear(amount);
    await user.type(amount, '60.01');
    expect(dialog.getByRole('button', { name: /Go on to pay/ }).hasAttribute('disabled')).toBe(true);
    await user.clear(amount);
    await user.type(amount, '20.25');
    await user.click(dialog.getByRole('button', { name: 'Go on to pay $20.25' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'CustomerDocument/pay')).toMatchObject([{ token: 'secret', amount: '20.25' }]),
    );
  });

  it.each([
    ['begun', 'Your payment of $60.00 is being processed.'],
    ['paid', 'Thank you. $60.00 was paid.'],
    ['failed', 'Nothing was paid on that page.'],
    ['differs', 'This payment needs a look: the company was told of it.'],
  ])('says of a payment that is %s: %s', async (state, words) => {
    stored['CustomerDocument/payment'] = { data: { state, amount: 60 } };
    await open('/document/secret?payment=key');
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('says why the link opens nothing', async () => {
    const word = 'Northline has switched this link off. Ask them for a new one.';
    stored['CustomerDocument/find'] = { success: false, errors: [word] };
    await open('/document/old');
    expect(await screen.findByText('This link opens no document')).toBeDefined();
    expect(screen.getByText(word)).toBeDefined();
  });

  it('of a bid has the pad open, the terms, and the look of the company', async () => {
    const look = { colour: '#2f6690', has_logo: true, terms: 'Half in advance.', foot: 'HST 123' };
    stored['CustomerDocument/find'] = { data: { ...quote, kind: 'bid', number: 'Base bid', ...look } };
    await open('/document/secret');
    expect(await screen.findByRole('heading', { level: 1, name: /Base bid/ })).toBeDefined();
    expect(screen.getByText('Half in advance.')).toBeDefined();
    expect(screen.getByText('HST 123')).toBeDefined();
    const logo = screen.getByRole('img', { name: 'Northline' });
    expect(logo.getAttribute('src')).toBe('/api/CustomerDocument/logo?token=secret');
    leaveUndrawn();
    await user.click(screen.getByRole('button', { name: 'Accept and sign' }));
    expect(await screen.findByRole('figure', { name: 'Signature pad, empty' })).toBeDefined();
  });

  it('of a change order says why, and how much later the work ends', async () => {
    const change = { kind: 'change', exempt: 'RZ-12', number: 'CO-1', why: 'Rock below', days_added: 3 };
    stored['CustomerDocument/find'] = { data: { ...quote, ...change } };
    await open('/document/secret');
    expect(await screen.findByText('Rock below')).toBeDefined();
    expect(screen.getByText('3 days')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('dialog', { name: 'Decline this change order' })).toBeDefined();
    expect(screen.getByText('Pays no tax').nextSibling?.textContent).toBe('RZ-12');
  });

  it('says from which of several taxes the customer is exempt', async () => {
    stored['CustomerDocument/find'] = { data: { ...quote, exempt: '', exempt_from: 'PST' } };
    await open('/document/secret');
    expect((await screen.findByText('Exempt from')).nextSibling?.textContent).toBe('PST');
    expect(screen.queryByText('Pays no tax')).toBeNull();
  });

  it('of an invoice of a project says what is billed, and what that comes to', async () => {
    const part = { line: 1, title: 'Boilers', value: 22_477, percent: '60', gross: 13_486.2, held: 1348.62 };
    const invoice = {
      kind: 'invoice',
      part: 'progress',
      application: 2,
      number: 'INV-2026-0002',
      lines_json: '[]',
      progress_json: JSON.stringify([part]),
      gross: 13_486.2,
      held: 1348.62,
      subtotal: 12_137.58,
      tax_lines_json: '[{"name":"HST","rate":"13","base":12137.58,"tax":1577.89}]',
      total: 13_715.47,
      balance: 13_715.47,
      can_answer: false,
    };
    stored['CustomerDocument/find'] = { data: { ...quote, ...invoice } };
    await open('/document/secret');
    expect(await screen.findByText('Progress invoice 2')).toBeDefined();
    expect(screen.getByText('60 % of $22,477.00 done · $1,348.62 held back')).toBeDefined();
    expect(total()).toContain('$13,715.47');
    expect(screen.getByText('Left to pay: $13,715.47')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Accept and sign' })).toBeNull();
  });
});
