// @vitest-environment jsdom
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup({ delay: null });
const page = (data: readonly object[]) => ({ data, meta: { count: data.length, num_pages: 1 } });
const material = (more: object = {}) => ({
  ...rowOf('Material', {
    id: 5,
    version: 2,
    slug: 'tape',
    description: 'Tape',
    price: 4,
    favourite_of: 'plumbing',
    ...more,
  }),
  Category: null,
  Supplier: null,
});

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'CompanySetting/get': { data: [rowOf('CompanySetting', { taxes_json: '{"HST":{"taxRate":13,"isDefault":1}}' })] },
    'Material/get': page([material()]),
    'Material/find/tape': { data: material() },
    'Material/save': { data: { record_id: 5, slug: 'tape' } },
    'Assembly/get': page([]),
    'LabourTask/get': page([]),
    'MessageThread/get': page([]),
    'ServiceInvoice/find/inv-7': {
      data: { ...rowOf('ServiceInvoice', { id: 7, slug: 'inv-7', status: 'Draft', lines_json: '[]' }), Service: null },
    },
    'ServiceInvoice/save': { data: { record_id: 7, slug: 'inv-7' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

it('a material says of which trades it is a favourite', async () => {
  await open('/materials/list?open=tape');
  const trades = within(await screen.findByRole('group', { name: 'Favourite of' }));
  expect(trades.getByRole('checkbox', { name: 'Plumbing', checked: true })).toBeDefined();
  await user.click(trades.getByRole('checkbox', { name: 'Electrical' }));
  await waitFor(async () =>
    expect(await savedForms(asked, 'Material/save')).toEqual([
      { id: '5', version: '2', favourite_of: 'plumbing,electrical' },
    ]),
  );
});

it('the price book shows the favourites of a trade alone, also for the next line', async () => {
  await open('/invoice/inv-7/lines');
  const book = async () => {
    await user.click(await screen.findByRole('button', { name: 'From the price book …' }));
    return within(await screen.findByRole('dialog', { name: 'Price book' }));
  };
  const first = await book();
  await user.selectOptions(first.getByLabelText('Show'), 'Plumbing');
  await waitFor(() => {
    const last = asked.findLast(({ url }) => url.includes('/Material/get'));
    expect(JSON.parse(new URL(last?.url ?? '').searchParams.get('filters') ?? '')).toEqual({
      archived: 0,
      favourite_of: { like: 'plumbing' },
    });
  });
  await user.click(await first.findByRole('button', { name: /Tape/ }));
  stored['Material/get'] = page([]);
  const next = await book();
  expect(next.getByLabelText<HTMLSelectElement>('Show').value).toBe('plumbing');
  await user.selectOptions(next.getByLabelText('Show'), 'Roofing');
  expect(await next.findByText(/^No favourites yet/)).toBeDefined();
});
