// @vitest-environment jsdom
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup({ delay: null });

const level = (description: string, more: object = {}) => ({
  material_id: 5,
  slug: 'pipe',
  code: 'P-1',
  description,
  unit: 'm',
  cost: 2.5,
  supplier_id: 2,
  supplier: 'Pipe & Valve',
  reorder_level: 20,
  reorder_quantity: null,
  on_hand: 11.5,
  ordered: 0,
  places: [
    { place_id: 1, name: 'Store', quantity: 8.5 },
    { place_id: 3, name: 'Van 1', quantity: 3 },
  ],
  ...more,
});
const page = (data: readonly object[]) => ({ data, meta: { count: data.length, num_pages: 1 } });

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Stock/levels': {
      data: [
        level('Pipe'),
        level('Valve', { material_id: 6, slug: 'valve', reorder_level: null, on_hand: -1, places: [] }),
      ],
    },
    'StockPlace/get': page([
      { ...rowOf('StockPlace', { id: 1, name: 'Store' }), User: null },
      { ...rowOf('StockPlace', { id: 3, name: 'Van 1', kind: 'van' }), User: null },
    ]),
    'Material/get': page([rowOf('Material', { id: 5, description: 'Pipe' })]),
    'StockMovement/save': { data: { record_id: 1, slug: 'm' } },
    'PurchaseOrder/save': { data: { record_id: 4, slug: 'po-4' } },
    'PurchaseOrder/find/po-4': {
      data: {
        ...rowOf('PurchaseOrder', { id: 4, slug: 'po-4', supplier_id: 2, status: 'Draft', lines_json: '[]' }),
        Job: null,
        Service: null,
        Supplier: { id: 2, slug: 'pipes', name: 'Pipe & Valve' },
      },
    },
    'CompanySetting/get': page([rowOf('CompanySetting', {})]),
    'OrderReceipt/get': page([]),
    'SupplierBill/get': page([]),
    'MessageThread/get': page([]),
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

describe('stock', () => {
  it('says how much is where, what is low and what to count', async () => {
    await open('/materials/stock');
    const table = within(await screen.findByRole('table', { name: 'What is where' }));
    expect(table.getByRole('row', { name: /Pipe/ }).textContent).toMatch(/Store 8\.5 m · Van 1 3 m.*11\.5 m Low/);
    expect(table.getByRole('row', { name: /Valve/ }).textContent).toMatch(/-1 m Count it/);
  });

  it('shows one place alone, which stands in the address', async () => {
    await open('/materials/stock?place=3');
    const table = within(await screen.findByRole('table', { name: 'What is where' }));
    expect(table.getAllByRole('row')).toHaveLength(2);
    expect(table.getByRole('row', { name: /Pipe/ }).textContent).toMatch(/Van 1 3 m3 m/);
  });

  it('is a file of what the list shows', async () => {
    await open('/materials/stock?place=3&q=pip');
    await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(asked.map(({ url }) => url).join()).toContain('Stock/levels-csv?place=3&search=pip'));
  });

  it('drafts an order of what a supplier lacks', async () => {
    await open('/materials/stock?show=low');
    await user.click(await screen.findByRole('button', { name: 'Draft an order from Pipe & Valve' }));
    await waitFor(async () => expect(await savedForms(asked, 'PurchaseOrder/save')).toHaveLength(1));
    const [form] = await savedForms(asked, 'PurchaseOrder/save');
    expect(form).toMatchObject({ supplier_id: '2', client_key: expect.any(String) });
    expect(JSON.parse(String(form?.['lines_json']))).toMatchObject([
      { description: 'Pipe', quantity: '8.5', price: '2.5', source: { model: 'Material', id: 5 } },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Draft an order/ })).toBeNull());
  });

  it('moves a material from a place to another one', async () => {
    await open('/materials/stock');
    await user.click(await screen.findByRole('button', { name: 'Move stock' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move stock' }));
    await user.selectOptions(dialog.getByLabelText('What happens'), 'move');
    await user.click(dialog.getByRole('button', { name: /^Material/ }));
    await user.click(await screen.findByRole('button', { name: /Pipe/ }));
    await user.selectOptions(dialog.getByLabelText('From'), '1');
    await user.selectOptions(dialog.getByLabelText('To'), '3');
    await user.type(dialog.getByLabelText('How many'), '2,5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'StockMovement/save')).toMatchObject([
        { kind: 'move', material_id: '5', from_place_id: '1', to_place_id: '3', quantity: '2.5' },
      ]),
    );
  });
});
