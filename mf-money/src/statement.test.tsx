// @vitest-environment jsdom
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup({ delay: null });
const AT = '/financial/statement/willow?from=2026-11-01&to=2026-11-28';

const STATEMENT = {
  company_name: 'North',
  contact: { id: 3, slug: 'willow', name: 'Willow Court', address: '12 Mill St', email: 'accounts@willow.test' },
  from: '2026-11-01',
  to: '2026-11-28',
  opening: 400.05,
  movements: [
    { on: '2026-11-02', kind: 'invoice', number: 'INV-2', due: '2026-12-02', amount: 250.5 },
    { on: '2026-11-10', kind: 'payment', number: null, due: null, amount: -80 },
  ],
  closing: 570.55,
  invoices: [{ number: 'INV-1', issued: '2026-09-01', due: '2026-10-01', amount: 500.05, paid: 130, open: 370.05 }],
  aged: { current: 250.5, days_30: 0, days_60: 370.05, days_90: 0, older: 0, open: 620.55, credit: 50, total: 570.55 },
};

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Contact/statement': { data: STATEMENT },
    'Contact/send-statement': { data: { sent: true } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const cellsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent.trim()));

describe('the statement of a customer', () => {
  it('shows the balance after each movement, what is open and how old it is', async () => {
    await open(AT);
    const account = await cellsOf('Account');
    expect(account.map((cells) => cells.slice(1))).toEqual([
      ['What', 'Amount', 'Balance'],
      ['Opening balance', '–', '$400.05'],
      ['Invoice INV-2', '$250.50', '$650.55'],
      ['Payment', '−$80.00', '$570.55'],
      ['Closing balance', '', '$570.55'],
    ]);
    const [, invoice] = await cellsOf('Open invoices');
    expect(invoice?.filter((cell) => !cell.includes('2026') && !/^[A-Z][a-z]{2} /.test(cell))).toEqual([
      'INV-1',
      '$500.05',
      '$130.00',
      '$370.05',
    ]);
    expect(screen.getByText('31–60 days').nextElementSibling?.textContent).toBe('$370.05');
    expect(screen.getByText('Owed').nextElementSibling?.textContent).toBe('$570.55');
    const { searchParams } = new URL(asked.findLast(({ url }) => url.includes('/Contact/statement'))?.url ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({ key: 'willow', from: '2026-11-01', to: '2026-11-28' });
  });

  it('is sent to the address that the contact has, with a name for the press', async () => {
    await open(AT);
    await user.click(await screen.findByRole('button', { name: 'Send to the customer …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send the statement to Willow Court' }));
    expect(dialog.getByLabelText(/E-mail address/)).toHaveProperty('value', 'accounts@willow.test');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'Contact/send-statement')).toMatchObject([
        { key: 'willow', from: '2026-11-01', email: 'accounts@willow.test', client_key: expect.any(String) },
      ]),
    );
  });

  it('is sent only by people who may write payments, and shown only to people who see both kinds of invoices', async () => {
    const reads = '{"Service Quotes/Invoices":{"read":true},"Job Invoices":{"read":true}}';
    stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions: reads }) };
    await open(AT);
    expect(await screen.findByRole('button', { name: 'PDF' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send to the customer …' })).toBeNull();
    cleanup();
    const half = '{"Service Quotes/Invoices":{"read":true,"write":true}}';
    stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions: half }) };
    asked = signedIn(stored);
    await open(AT);
    expect(await screen.findByText('No statement for you here')).toBeDefined();
    expect(asked.some(({ url }) => url.includes('/Contact/statement'))).toBe(false);
  });
});
