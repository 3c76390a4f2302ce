// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { openPart } from '@fieldspan/federation/testing/open-part';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { EstimatePanel } from './estimates/estimate-panel.tsx';

const open = (more: object = {}) =>
  openPart(EstimatePanel, {
    project: { id: 41, slug: 'stone-road', name: 'Stone Road', isEstimateLocked: false, ...more },
  });

const LINES = '[{"title":"Labour","amount":900},{"title":"Material","amount":100.5}]';
const estimate = (values: object = {}) => ({
  data: [{ id: 7, slug: 'e', version: 3, estimate_json: LINES, overhead_percent: null, total: 1000.5, ...values }],
  meta: { count: 1, num_pages: 1 },
});

let stored: Stored;
let asked: Request[];
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'CompanySetting/get': {
      data: [rowOf('CompanySetting', { taxes_json: '{"HST":{"taxRate":13,"isDefault":1}}' })],
      meta: { count: 1, num_pages: 1 },
    },
    // The taxes of the bid are those of the region where the work is.
    'Job/find/41': { data: rowOf('Job', { id: 41, slug: 'stone-road', name: 'Stone Road' }) },
    'JobEstimate/save': { data: { record_id: 7, slug: 'e' } },
    'JobBid/save': { data: { record_id: 9, slug: 'b' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const said = () => store.get(alertsAtom).map(({ type, message }) => ({ type, message }));
const saved = () => savedForms(asked, 'JobEstimate/save');
const linesOf = (form: Record<string, unknown> | undefined): unknown => JSON.parse(String(form?.['estimate_json']));
const onceSaved = (count = 1) => waitFor(async () => expect(await saved()).toHaveLength(count), { timeout: 6000 });

describe('the estimate of a project', () => {
  it('ERR019 says Estimate saved, and sends cost, markup and price with the total that was seen', async () => {
    await open();
    await user.click(await screen.findByRole('button', { name: 'Add a line' }));
    await user.keyboard('Boiler{Tab}2{Tab}ea{Tab}8450{Tab}25');
    expect(screen.getByRole('textbox', { name: 'Markup, %, line 1' })).toHaveProperty('value', '25');
    expect(screen.getByRole('button', { name: 'Unit price, line 1: 10562.5' })).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Overhead, % of the cost' }), '8');
    const sums = screen.getByLabelText('Totals').textContent;
    for (const amount of ['$16,900.00', '$21,125.00', '$1,352.00', '$5,577.00 (24.8 %)', '$22,477.00'])
      expect(sums).toContain(amount);
    await onceSaved();
    const [form] = await saved();
    expect(form).toMatchObject({ job_id: '41', overhead_percent: '8', total: '22477', client_key: expect.any(String) });
    expect(linesOf(form)).toMatchObject([
      {
        description: 'Boiler',
        quantity: '2',
        cost: '8450',
        markup: '25',
        price: '10562.5',
        title: 'Boiler',
        amount: 21_125,
      },
    ]);
    await waitFor(() => expect(said()).toContainEqual({ type: 'saved', message: 'Estimate saved' }));
  }, 15_000);

  it('a price that is typed has no markup', async () => {
    stored['JobEstimate/get'] = estimate({
      estimate_json:
        '[{"key":"a","description":"Labour","quantity":"102.5","cost":"58.4","markup":"10","price":"64.24"}]',
      total: 6584.6,
    });
    await open();
    await user.click(await screen.findByRole('button', { name: 'Unit price, line 1: 64.24' }));
    await user.keyboard('118');
    await onceSaved();
    expect(linesOf((await saved())[0])).toMatchObject([{ cost: '58.4', markup: '', price: '118', amount: 12_095 }]);
  }, 15_000);

  it('reads what older clients wrote, and keeps the lines of two people', async () => {
    stored['JobEstimate/get'] = estimate();
    stored['JobEstimate/save'] = {
      status: 409,
      success: false,
      code: 'stale',
      errors: ['Changed.'],
      next: { data: { record_id: 7, slug: 'e' } },
      data: {
        version: 4,
        changed_by: { id: 9, name: 'Ana Roy' },
        changed_at: '2026-11-20T08:00:00Z',
        values: { estimate_json: `${LINES.slice(0, -1)},{"key":"v","title":"Valves","amount":50}]`, total: 1050.5 },
      },
    };
    await open();
    expect(await screen.findByRole('button', { name: 'Unit price, line 1: 900' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Add a line' }));
    await user.keyboard('Travel{Tab}{Tab}{Tab}{Tab}{Tab}7');
    await onceSaved(2);
    const [, second] = await saved();
    expect(second).toMatchObject({ id: '7', version: '4', total: '1057.5' });
    expect(linesOf(second)).toMatchObject([
      { title: 'Labour' },
      { title: 'Material' },
      { title: 'Travel', amount: 7 },
      { title: 'Valves', amount: 50 },
    ]);
  }, 15_000);

  it('is offered as a bid: a line for each section with its share of the overhead, and the options', async () => {
    const lines = [
      { key: 's', kind: 'section', description: 'Boilers' },
      { key: 'b', description: 'Boiler', quantity: '2', cost: '8450', markup: '25', price: '10562.5' },
      { key: 'o', description: 'Controls', quantity: '1', price: '1850', optional: true },
    ];
    stored['JobEstimate/get'] = estimate({ estimate_json: JSON.stringify(lines), overhead_percent: 8, total: 22_477 });
    await open({ isEstimateLocked: true });
    await user.click(await screen.findByRole('button', { name: 'Offer it as a bid' }));
    await waitFor(async () => expect(await savedForms(asked, 'JobBid/save')).toHaveLength(1));
    const [bid] = await savedForms(asked, 'JobBid/save');
    expect(bid).toMatchObject({ job_id: '41', status: 'Draft' });
    expect(JSON.parse(String(bid?.['lines_json']))).toMatchObject([
      { description: 'Boilers', quantity: '1', price: '22477', taxes: ['HST'], optional: false },
      { description: 'Controls', quantity: '1', price: '1850', optional: true },
    ]);
  });

  it('is read-only once it is locked', async () => {
    stored['JobEstimate/get'] = estimate();
    await open({ isEstimateLocked: true });
    expect(await screen.findByText('$900.00')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add a line' })).toBeNull();
  });
});
