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

const line = (key: string, quantity: string, price: string) => ({
  key,
  description: key,
  quantity,
  price,
  source: { model: 'Material', id: 5 },
});
const LINES = JSON.stringify([line('Valve', '12', '84.35')]);
const STATES = JSON.stringify([{ key: 'Valve', ordered: '12', received: '8', billed: '0', drafted: '0' }]);
const page = (data: readonly object[]) => ({ data, meta: { count: data.length, num_pages: 1 } });
const ORDER = {
  ...rowOf('PurchaseOrder', {
    id: 4,
    slug: 'po-4',
    po_num: 'PO-2026-0004',
    supplier_id: 2,
    status: 'Partly received',
    lines_json: LINES,
    lines_state_json: STATES,
    committed: 337.4,
    accrued: 674.8,
    billed: 0,
    total: 1012.2,
  }),
  Job: null,
  Service: null,
  Supplier: { id: 2, slug: 'pipes', name: 'Pipe & Valve' },
};
const bill = (more: object) => ({
  data: {
    ...rowOf('SupplierBill', {
      id: 9,
      slug: 'f-1',
      version: 3,
      bill_num: 'F-1',
      po_id: 4,
      supplier_id: 2,
      issued: '2026-05-05',
      lines_json: JSON.stringify([line('Valve', '8', '86.10')]),
      subtotal: 688.8,
      total: 688.8,
      ...more,
    }),
    Job: null,
    Service: null,
    ApprovedBy: null,
    Supplier: ORDER.Supplier,
    PurchaseOrder: ORDER,
  },
});

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'CompanySetting/get': page([rowOf('CompanySetting', {})]),
    'PurchaseOrder/find/po-4': { data: ORDER },
    'OrderReceipt/get': page([
      {
        ...rowOf('OrderReceipt', {
          id: 1,
          po_id: 4,
          received_on: '2026-05-04',
          lines_json: '[{"line":"Valve","quantity":"8"}]',
        }),
        User: { id: 7, slug: 'bob', first_name: 'Bob', last_name: 'Hart' },
      },
    ]),
    'OrderReceipt/save': { data: { record_id: 2, slug: 'r-2' } },
    'SupplierBill/get': page([]),
    'SupplierBill/find/f-1': bill({ status: 'Draft' }),
    'SupplierBill/save': { data: { record_id: 9, slug: 'f-1' } },
    'Material/get': page([rowOf('Material', { id: 5, version: 2, code: 'V-2', description: 'Valve', cost: 84.35 })]),
    'Material/save': { data: { record_id: 5, slug: 'v' } },
    'MessageThread/get': page([]),
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

describe('an issued order', () => {
  it('says what came and what it comes to, and counts a delivery of the rest', async () => {
    await open('/financial/purchase-orders/po-4');
    const table = within(await screen.findByRole('table', { name: 'Lines of the order' }));
    expect(table.getAllByRole('cell').map((cell) => cell.textContent.trim())).toEqual(['12', '8', '4', '0']);
    for (const amount of ['$337.40', '$674.80']) expect(screen.getByText(amount)).toBeDefined();
    expect(screen.getByText('8 × Valve')).toBeDefined();
    expect(screen.getByText('Bob Hart')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mark as Received' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Record a delivery' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a delivery' }));
    const came = dialog.getByRole('textbox', { name: 'Valve' });
    expect(came).toHaveProperty('value', '4');
    await user.clear(came);
    await user.type(came, '5');
    expect(dialog.getByText('More would have come than was ordered.')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Save delivery' }).hasAttribute('disabled')).toBe(true);
    await user.clear(came);
    await user.type(came, '3');
    await user.click(dialog.getByRole('button', { name: 'Save delivery' }));
    await waitFor(async () => {
      const [saved] = await savedForms(asked, 'OrderReceipt/save');
      expect(saved).toMatchObject({ po_id: '4', client_key: expect.any(String) });
      expect(saved?.['lines_json']).toBe('[{"line":"Valve","quantity":"3"}]');
    });
  });

  it('begins a bill with the number of the supplier’s invoice', async () => {
    await open('/financial/purchase-orders/po-4');
    await user.click(await screen.findByRole('button', { name: 'Enter a bill' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter a bill' }));
    const goOn = dialog.getByRole('button', { name: 'Go on' });
    expect(goOn.hasAttribute('disabled')).toBe(true);
    await user.type(dialog.getByRole('textbox', { name: /Number of the supplier/ }), ' F-1 ');
    await user.click(goOn);
    await waitFor(async () =>
      expect(await savedForms(asked, 'SupplierBill/save')).toMatchObject([
        { po_id: '4', bill_num: 'F-1', supplier_id: '2', status: 'Draft', client_key: expect.any(String) },
      ]),
    );
  });

  it('is only looked at by people who may not write orders', async () => {
    const reads = '{"Purchase Orders":{"read":true,"write":false}}';
    stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions: reads }) };
    await open('/financial/purchase-orders/po-4');
    await screen.findByRole('table', { name: 'Lines of the order' });
    expect(screen.queryByRole('button', { name: 'Record a delivery' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Enter a bill' })).toBeNull();
  });
});

const closed = (billed: string) => ({
  data: {
    ...ORDER,
    status: 'Closed',
    lines_state_json: JSON.stringify([{ key: 'Valve', ordered: '12', received: '12', billed, drafted: '0' }]),
  },
});
const offered = async () => {
  await open('/financial/purchase-orders/po-4');
  await screen.findByRole('table', { name: 'Lines of the order' });
  return ['Enter a bill', 'Mark as Received …'].filter((name) => screen.queryByRole('button', { name }));
};

describe('a closed order', () => {
  it('is billed and reopened while something of it is not billed', async () => {
    stored['PurchaseOrder/find/po-4'] = closed('11.5');
    expect(await offered()).toEqual(['Enter a bill', 'Mark as Received …']);
  });

  it('is neither billed nor marked as received once all of it is billed', async () => {
    stored['PurchaseOrder/find/po-4'] = closed('12');
    expect(await offered()).toEqual([]);
  });
});

describe('a bill', () => {
  it('stands beside the order, and is approved with a reason where it is dearer', async () => {
    await open('/supplier-bill/f-1');
    const table = within(await screen.findByRole('table', { name: 'Beside the order' }));
    for (const amount of ['$674.80', '$688.80']) expect(table.getByText(amount)).toBeDefined();
    expect(table.getAllByText('$14.00')).toHaveLength(2);
    expect(screen.getByText('Line 1: It costs over 2 % more than was ordered.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Approve bill' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve this bill?' }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Agreed by telephone');
    await user.click(dialog.getByRole('button', { name: 'Approve bill' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'SupplierBill/save')).toMatchObject([
        { id: '9', version: '3', status: 'Approved', total: '688.8', reason: 'Agreed by telephone' },
      ]),
    );
  });

  it('that is approved is locked, and changes the price list only when somebody says so', async () => {
    stored['SupplierBill/find/f-1'] = bill({ status: 'Approved', cost: 688.8 });
    await open('/supplier-bill/f-1');
    expect(await screen.findByText(/^This bill has been approved/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Approve bill' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Update the price list …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Update the price list?' }));
    expect(dialog.getByText('V-2 Valve: $84.35 → $86.10')).toBeDefined();
    expect(await savedForms(asked, 'Material/save')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Update prices' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'Material/save')).toMatchObject([{ id: '5', version: '2', cost: '86.1' }]),
    );
  });
});
