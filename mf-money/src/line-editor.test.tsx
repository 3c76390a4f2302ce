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
// Without pauses between keys, so that nothing is saved before all is typed.
const user = userEvent.setup({ delay: null });

const LINES = [
  { key: 'a', description: 'Labour', quantity: '2.75', price: '128', taxes: ['HST'] },
  { key: 'b', description: 'Travel', quantity: '1', price: '64.30', taxes: ['HST'] },
];

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'CompanySetting/get': {
      data: [rowOf('CompanySetting', { taxes_json: '{"HST":{"taxRate":13,"isDefault":1},"PST":7}' })],
      meta: { count: 1, num_pages: 1 },
    },
    'ServiceInvoice/find/inv-7': {
      data: {
        ...rowOf('ServiceInvoice', {
          id: 7,
          slug: 'inv-7',
          invoice_num: 'Draft ABCDEF',
          status: 'Draft',
          lines_json: JSON.stringify(LINES),
          total: 470.42,
        }),
        Service: null,
      },
    },
    'ServiceInvoice/save': { data: { record_id: 7, slug: 'inv-7' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const saved = async () => {
  const forms = await savedForms(asked, 'ServiceInvoice/save');
  return forms
    .filter((form) => 'lines_json' in form)
    .map(({ lines_json: text, ...form }) => {
      const lines: Record<string, unknown>[] = JSON.parse(String(text));
      return Object.assign(form, { lines });
    });
};
const cell = (name: string) => screen.findByRole('button', { name });
const input = (name: string) => screen.findByRole('textbox', { name });
const total = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('the lines of a draft', () => {
  it('are typed from key to key, and saved by themselves with the total that was seen', async () => {
    await open('/invoice/inv-7/lines');
    await user.click(await cell('Description, line 2: Travel'));
    await user.keyboard('{Enter}Filter{Tab}6{Tab}ea{Tab}$18.3750');
    expect(total()).toContain('$595.00');
    expect(screen.getByRole('button', { name: 'Issue invoice' }).hasAttribute('disabled')).toBe(true);
    await waitFor(async () => expect(await saved()).toHaveLength(1), { timeout: 4000 });
    const [form] = await saved();
    expect(form).toMatchObject({ id: '7', version: '1', total: '595' });
    expect(form?.lines).toMatchObject([
      { key: 'a' },
      { key: 'b' },
      { description: 'Filter', quantity: '6', unit: 'ea', price: '18.375', taxes: ['HST'] },
    ]);
  });

  it('are without the one tax that the customer is exempt from, and lose that alone with one press', async () => {
    const lines_json = JSON.stringify([{ ...LINES[0], taxes: ['HST', 'PST'] }, LINES[1]]);
    const tax_place_json = JSON.stringify({ region: null, exempt: ['PST'] });
    const draft = rowOf('ServiceInvoice', { id: 7, status: 'Draft', lines_json, exempt: 'RZ-12', tax_place_json });
    stored['ServiceInvoice/find/inv-7'] = { data: { ...draft, slug: 'inv-7', Service: null } };
    await open('/invoice/inv-7/lines');
    expect(await screen.findByText('This customer is exempt from PST, number RZ-12.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Take PST off 1 line' }));
    await waitFor(async () => expect(await saved()).toHaveLength(1), { timeout: 4000 });
    expect((await saved())[0]).toMatchObject({ total: '470.42', lines: [{ taxes: ['HST'] }, { taxes: ['HST'] }] });
  });

  it('get the taxes of the place of the work, and those of another set that is chosen', async () => {
    const sets = [
      { key: 'bc', name: 'British Columbia', regions: ['BC'], taxes: ['PST'] },
      { key: 'or', name: 'Oregon', regions: ['OR'], taxes: [] },
    ];
    stored['CompanySetting/get'] = {
      data: [
        rowOf('CompanySetting', {
          taxes_json: '{"HST":{"taxRate":13,"isDefault":1},"PST":7}',
          tax_sets_json: JSON.stringify(sets),
        }),
      ],
    };
    const lines_json = JSON.stringify([{ ...LINES[0], taxes: ['PST'] }, LINES[1]]);
    const tax_place_json = JSON.stringify({ region: 'BC', exempt: null });
    const draft = rowOf('ServiceInvoice', { id: 7, status: 'Draft', lines_json, tax_place_json, total: 449.3 });
    stored['ServiceInvoice/find/inv-7'] = { data: { ...draft, slug: 'inv-7', Service: null } };
    await open('/invoice/inv-7/lines');
    const choice = await screen.findByLabelText('Taxes of new lines');
    expect(choice.textContent).toContain('Of the place of the work: British Columbia');
    await user.click(screen.getByRole('button', { name: 'Give 1 line with another tax these' }));
    await user.selectOptions(choice, 'Oregon');
    await waitFor(async () => expect((await saved()).at(-1)).toMatchObject({ lines: [{ taxes: [] }, { taxes: [] }] }), {
      timeout: 4000,
    });
    expect(await savedForms(asked, 'ServiceInvoice/save')).toContainEqual({ id: '7', tax_set: 'or' });
  });

  it('have no tax for a customer who pays none, and lose those that they have with one press', async () => {
    const lines_json = JSON.stringify(LINES);
    const draft = rowOf('ServiceInvoice', { id: 7, slug: 'inv-7', status: 'Draft', lines_json, exempt: 'RZ-12' });
    stored['ServiceInvoice/find/inv-7'] = { data: { ...draft, Service: null } };
    await open('/invoice/inv-7/lines');
    expect(await screen.findByText('This customer is exempt from tax, number RZ-12.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Take the taxes off 2 lines' }));
    expect(screen.queryByRole('button', { name: /^Take the taxes off/ })).toBeNull();
    await user.click(await cell('Description, line 2: Travel'));
    await user.keyboard('{Enter}Filter{Tab}6{Tab}ea{Tab}10');
    await waitFor(async () => expect((await saved()).at(-1)?.lines).toHaveLength(3), { timeout: 4000 });
    const lines = (await saved()).at(-1)?.lines ?? [];
    expect(lines.map(({ taxes }) => taxes)).toEqual([[], [], []]);
    expect((await saved()).at(-1)).toMatchObject({ total: '476.3' });
  });

  it('are saved once, and stay as they were typed when the server has them', async () => {
    const find = stored['ServiceInvoice/find/inv-7'];
    const [first, second] = LINES;
    const changed = { ...second, price: '100', kind: 'item', code: '', unit: '', discount: '', optional: false };
    const data = { ...rowOf('ServiceInvoice', { id: 7, slug: 'inv-7', status: 'Draft', version: 2 }), Service: null };
    const lines_json = JSON.stringify([first, changed]);
    stored['ServiceInvoice/find/inv-7'] = { ...find, next: { data: { ...data, lines_json, total: 510.76 } } };
    await open('/invoice/inv-7/lines');
    await user.click(await cell('Unit price, line 2: 64.30'));
    await user.keyboard('100');
    expect(await screen.findByText('All lines are saved', {}, { timeout: 6000 })).toBeDefined();
    expect(total()).toContain('$510.76');
    // Longer than it takes to save by itself: nothing else goes out.
    await new Promise((later) => {
      setTimeout(later, 2500);
    });
    expect(await saved()).toHaveLength(1);
    expect(total()).toContain('$510.76');
    expect(screen.getByRole('button', { name: 'Undo' }).hasAttribute('disabled')).toBe(false);
  }, 20_000);

  it('of an older client are not saved anew by looking at them', async () => {
    await open('/invoice/inv-7/lines');
    await cell('Unit price, line 2: 64.30');
    await new Promise((later) => {
      setTimeout(later, 2500);
    });
    expect(await saved()).toEqual([]);
    expect(screen.getByText('All lines are saved')).toBeDefined();
  }, 20_000);

  it('move with Alt and an arrow, go with Ctrl and Delete, and come back with Ctrl+Z', async () => {
    await open('/invoice/inv-7/lines');
    await user.click(await cell('Description, line 1: Labour'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await cell('Description, line 1: Travel')).toBeDefined();
    expect(await input('Description, line 2')).toHaveProperty('value', 'Labour');
    await user.keyboard('{Control>}{Delete}{/Control}');
    expect(screen.queryByRole('textbox', { name: 'Description, line 2' })).toBeNull();
    expect(total()).toContain('$72.66');
    await user.keyboard('{Control>}z{/Control}');
    expect(total()).toContain('$470.42');
  });

  it('are pasted from a spreadsheet as one step, with columns to choose', async () => {
    await open('/invoice/inv-7/lines');
    await user.click(await cell('Description, line 2: Travel'));
    await user.paste('Item\tQty\tPrice\nValve\t12\t$84.35\nPipe\t(2)\tcall us');
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste lines' }));
    expect(dialog.getByText('1 cell is no number. It is marked, and can be mended in the lines.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Add 2 lines' }));
    expect(await cell('Unit price, line 3: 84.35')).toBeDefined();
    expect(await screen.findByText('1 line is not complete, and not saved yet.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.queryByRole('button', { name: 'Unit price, line 3: 84.35' })).toBeNull();
  });

  it('carry the taxes that are chosen', async () => {
    await open('/invoice/inv-7/lines');
    await user.click(await cell('Taxes, line 2: HST'));
    await user.click(await screen.findByRole('checkbox', { name: 'PST, 7 %' }));
    expect(total()).toContain('$474.92');
    expect(screen.getByText('PST 7 %')).toBeDefined();
  });

  it('show no editor to people who may only read', async () => {
    const reads = '{"Service Quotes/Invoices":{"read":true,"write":false}}';
    stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions: reads }) };
    await open('/invoice/inv-7/lines');
    expect(await screen.findByRole('table')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add a line' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Issue invoice' })).toBeNull();
  });

  it('are issued after a question, with the total that was seen', async () => {
    await open('/invoice/inv-7/lines');
    await user.click(await screen.findByRole('button', { name: 'Issue invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue this invoice?' }));
    await user.click(dialog.getByRole('button', { name: 'Issue invoice' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'ServiceInvoice/save')).toEqual([
        { id: '7', version: '1', status: 'Sent', total: '470.42' },
      ]),
    );
  });
});
