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
const ROW = {
  model: 'ServiceInvoice',
  record_id: 7,
  kind: 'invoice',
  day: '2026-05-02',
  number: 'INV-7',
  name: 'Willow Court',
  job: 'S-1',
  cents: 11_300,
};
const preview = (rows: readonly object[], more: object = {}) => ({
  data: {
    from: '2026-05-01',
    to: '2026-05-31',
    rows,
    kinds: rows.length === 0 ? [] : [{ kind: 'invoice', count: 1, cents: 11_300 }],
    cents: 11_300,
    before: 0,
    earlier: 0,
    ...more,
  },
});

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Accounting/preview': preview([ROW], { before: 3, earlier: 2 }),
    'Accounting/export': { data: { slug: 'x', export_num: 1 } },
    'AccountingExport/get': {
      data: [
        rowOf('AccountingExport', {
          export_num: 4,
          from_on: '2026-04-01',
          to_on: '2026-04-30',
          records: 12,
          total: 900,
          CreatedBy: null,
        }),
      ],
    },
    'QuickbooksConnection/get': { data: [] },
    'QuickbooksItem/unsent': { data: { exports: [] } },
    'CompanySetting/get': {
      data: [rowOf('CompanySetting', { id: 2, accounting_json: '{"accounts":{"bank":"Chequing"}}' })],
    },
    'CompanySetting/save': { data: { record_id: 2, slug: 's' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

describe('the export to the books', () => {
  it('says what goes, what went before and what was forgotten, and sends what was seen', async () => {
    await open('/financial/accounting?from=2026-05-01&to=2026-05-31');
    const table = within(await screen.findByRole('table', { name: 'Records that go to the books' }));
    expect(table.getAllByRole('row')[1]?.textContent).toMatch(/INV-7.*Invoice.*Willow Court.*S-1.*\$113\.00/);
    expect(screen.getByText(/3 of these days went before/)).toBeDefined();
    expect(screen.getByText(/2 from before .* never went/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Export to the books' }));
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'Accounting/export')).toMatchObject([
        { from: '2026-05-01', to: '2026-05-31', count: '1', cents: '11300' },
      ]),
    );
  });

  it('has no button where everything went', async () => {
    stored['Accounting/preview'] = preview([], { before: 3 });
    await open('/financial/accounting');
    expect(await screen.findByText('Everything of these days went')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Export to the books' })).toBeNull();
  });

  it('offers the files of what went', async () => {
    await open('/financial/accounting?show=earlier');
    expect(await screen.findByText(/12 records, debits of \$900\.00/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'CSV of export 4' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'IIF for QuickBooks Desktop of export 4' })).toBeDefined();
  });

  it('keeps what the books call an account, and the others as they are', async () => {
    await open('/financial/accounting?show=accounts');
    await user.type(await screen.findByRole('textbox', { name: 'Owed to suppliers' }), '2000 AP');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const [form] = await savedForms(asked, 'CompanySetting/save');
      expect(JSON.parse(String(form?.['accounting_json']))).toEqual({
        accounts: { bank: 'Chequing', payable: '2000 AP' },
      });
    });
  });

  it('is for Admins', async () => {
    stored['User/find/dana'] = { data: person({ role_type: 'Basic' }) };
    await open('/financial/accounting');
    expect(await screen.findByText('You do not have permission to see this')).toBeDefined();
    expect(asked.some(({ url }) => url.includes('Accounting/preview'))).toBe(false);
  });
});
