// @vitest-environment jsdom
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup({ delay: null });
const ADDRESS = '/financial/accounting?show=quickbooks';

const item = (id: number, more: object) => ({
  id,
  kind: 'invoice',
  entry_num: `INV-${id}`,
  name: 'Willow Court',
  on_day: '2026-05-02',
  amount: 113,
  state: 'sent',
  problem: null,
  said: null,
  sent_at: null,
  export_num: 4,
  ...more,
});
const queue = (rows: readonly object[], more: object = {}) => ({
  data: {
    is_connected: true,
    needs_consent: false,
    counts: { waiting: 1, refused: 2, sent: 1, left: 0 },
    count: rows.length,
    pages: 1,
    rows,
    ...more,
  },
});

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'QuickbooksItem/queue': queue([
      item(9, { state: 'waiting', problem: 'account', said: 'holdback' }),
      item(8, { state: 'refused', problem: 'refused', said: 'Service Income has been made inactive.' }),
      item(7, { sent_at: '2026-05-03T08:00:00Z' }),
    ]),
    'QuickbooksItem/retry': { data: { count: 1 } },
    'QuickbooksItem/leave-out': { data: null },
    'QuickbooksItem/send': { data: { count: 12 } },
    'QuickbooksItem/unsent': { data: { exports: [3] } },
    'AccountingExport/get': {
      data: [3, 4].map((id) =>
        rowOf('AccountingExport', {
          id,
          slug: `export-${id}`,
          export_num: id,
          from_on: '2026-04-01',
          to_on: '2026-04-30',
          records: 12,
          total: 900,
          CreatedBy: null,
        }),
      ),
    },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

describe('what goes to QuickBooks', () => {
  it('says of each how it stands, and why it waits or was refused', async () => {
    await open(ADDRESS);
    await screen.findByText('INV-9 · Willow Court');
    const rows = screen.getAllByRole('listitem');
    const text = rows.map(({ textContent }) => textContent).join('\n');
    expect(text).toMatch(/INV-9.*No account is chosen for “Held back by customers”.*Choose accounts.*Waiting/);
    expect(text).toMatch(/INV-8.*QuickBooks says: Service Income has been made inactive\..*Refused/);
    expect(text).toMatch(/INV-7.*Invoice.*\$113\.00.*Sent/);
    expect(screen.queryByRole('button', { name: 'Send again: INV-7' })).toBeNull();
  });

  it('is sent again or left out, one or all alike', async () => {
    await open(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Send again: INV-8' }));
    await waitFor(async () => expect(await savedForms(asked, 'QuickbooksItem/retry')).toEqual([{ id: '8' }]));
    await user.click(screen.getByRole('button', { name: 'Leave out: INV-9' }));
    await waitFor(async () => expect(await savedForms(asked, 'QuickbooksItem/leave-out')).toEqual([{ id: '9' }]));
    expect(screen.queryByRole('button', { name: 'Send again: INV-9' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send all 2 again' }));
    await waitFor(async () => expect(await savedForms(asked, 'QuickbooksItem/retry')).toEqual([{ id: '8' }, {}]));
  });

  it('shows one state by its address', async () => {
    await open(`${ADDRESS}&state=refused&page=2`);
    await screen.findByRole('link', { name: 'Refused 2' });
    expect(asked.some(({ url }) => /queue\?(?=.*state=refused)(?=.*page=2)/.test(url))).toBe(true);
  });

  it('says where nothing is sent at all, and leads to where it is mended', async () => {
    stored['QuickbooksItem/queue'] = queue([item(7, {})], { needs_consent: true });
    await open(ADDRESS);
    expect(await screen.findByText(/lets nobody in from here any more/)).toBeDefined();
    cleanup();
    stored['QuickbooksItem/queue'] = queue([], {
      is_connected: false,
      counts: { waiting: 0, refused: 0, sent: 0, left: 0 },
    });
    await open(ADDRESS);
    expect(await screen.findByText('QuickBooks is not connected')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open the integrations' }).getAttribute('href')).toBe('/apps/integrations');
  });

  it('takes along exports that were made before, after a question', async () => {
    await open('/financial/accounting?show=earlier');
    await user.click(await screen.findByRole('button', { name: 'Send to QuickBooks: export 3' }));
    expect(screen.queryByRole('button', { name: 'Send to QuickBooks: export 4' })).toBeNull();
    expect(await screen.findByText(/would be in the books twice/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(async () => expect(await savedForms(asked, 'QuickbooksItem/send')).toEqual([{ slug: 'export-3' }]));
  });

  it('is not offered while the app is off; it says so and how it is switched on, and files can be fetched', async () => {
    stored['AddonApp/get'] = { data: [rowOf('AddonApp', { name: 'Accounting', key: 'accounting', is_installed: 0 })] };
    await open('/financial/accounting?show=earlier');
    expect(await screen.findByText(/“Accounting” is switched off, so nothing is sent to QuickBooks/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open the app store' }).getAttribute('href')).toBe('/apps/store');
    expect(screen.queryByRole('button', { name: /^Send to QuickBooks/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'CSV of export 3' })).toBeDefined();
  });
});
