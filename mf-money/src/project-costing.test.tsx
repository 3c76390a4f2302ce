// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { openPart } from '@fieldspan/federation/testing/open-part';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProjectCosting } from './costing/costing-tab.tsx';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup({ delay: null });

const NOTHING = {
  estimate: 0,
  changes: 0,
  budget: 0,
  actual: 0,
  accrued: 0,
  committed: 0,
  to_go: 0,
  forecast: 0,
  difference: 0,
};
const LABOUR = {
  ...NOTHING,
  cost_code: 'labour',
  estimate: 6774.4,
  budget: 6774.4,
  actual: 4372.7,
  to_go: 2803.2,
  forecast: 7175.9,
  difference: -401.5,
  said: { id: 8, version: 2, hours: 48, note: 'Walked through', by: 'Dana Fox', at: '2026-11-20T12:00:00Z' },
};
const MATERIAL = {
  ...NOTHING,
  cost_code: 'material',
  changes: 3400,
  budget: 3400,
  committed: 2240,
  to_go: 1160,
  forecast: 3400,
  said: null,
};
const WORK = {
  contract: 51_208.15,
  actual: 27_786.1,
  forecast: 34_029.3,
  billed: 43_927.06,
  percent: 81.6535,
  earned: 41_813.22,
  over: 2113.84,
  profit_to_date: 14_027.12,
  profit_at_end: 17_178.85,
  margin_percent: 33.5471,
  left_to_bill: 7281.09,
};
const HOURS = {
  worked: 71.25,
  waiting: 3.5,
  unrated: 1,
  budget: 116,
  to_go: 48,
  weeks: [{ to: '2026-10-11', hours: 71.25 }],
};
const costing = (more: object = {}) => ({
  data: {
    job_id: 3,
    may_write: true,
    rows: [LABOUR, MATERIAL],
    sums: { ...NOTHING, ...LABOUR, cost_code: undefined, said: undefined },
    work: WORK,
    holdback: { held: 4392.71, released: 0, left: 4392.71, due: '2026-10-30' },
    hours: HOURS,
    ...more,
  },
});
const record = (more: object) => ({
  key: JSON.stringify(more),
  model: 'BudgetLine',
  cost_code: 'labour',
  id: null,
  version: null,
  title: null,
  note: null,
  to: null,
  on: '2026-10-05',
  hours: null,
  amount: 100,
  ...more,
});

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Job/costing': costing(),
    'Job/cost-records': { data: [] },
    'BudgetLine/save': { data: { record_id: 4, slug: 'b' } },
    'JobCost/save': { data: { record_id: 5, slug: 'c' } },
    'CostForecast/save': { data: { record_id: 8, slug: 'f' } },
    'CostForecast/delete': { data: null },
    'BudgetLine/delete': { data: { record_id: 4, trash_id: 31 } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const show = () =>
  openPart(ProjectCosting, { project: { id: 3, slug: 'pump', name: 'Pump house', isEstimateLocked: false } });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const fill = async (box: ReturnType<typeof within>, label: string, text: string) => {
  await user.clear(box.getByRole('textbox', { name: label }));
  await user.type(box.getByRole('textbox', { name: label }), text);
};

describe('the costing of a project', () => {
  it('shows each code with what is behind its budget and over it', async () => {
    await show();
    const table = within(await screen.findByRole('table', { name: 'Cost to budget' }));
    const [, labour, material] = table.getAllByRole('row').map((row) => row.textContent);
    expect(labour).toContain('$7,175.90');
    expect(labour).toContain('$401.50 over');
    expect(material).toContain('+$3,400.00');
    expect(
      table.getAllByRole('img', {
        name: 'Actual $4,372.70, committed $0.00, to go $2,803.20, budget $6,774.40',
      }),
    ).toHaveLength(2);
    expect(screen.getByText('81.65 % done')).toBeDefined();
    expect(screen.getByText('$17,178.85 (33.55 %)')).toBeDefined();
    expect(screen.getByText('3.25 h over')).toBeDefined();
    expect(screen.getByText(/^3.5 h of this project wait for approval/)).toBeDefined();
    expect(screen.getByText(/^Time logs without a rate cost nothing here: 1/)).toBeDefined();
    expect(screen.getByText('Due by now').textContent).toContain('$4,392.71');
  });

  it('shows the records behind a figure, and no pay to people who may not see it', async () => {
    stored['Job/cost-records'] = {
      data: [
        record({ model: 'TimeLog', title: 'Cat Fox', note: 'REG', hours: 8, amount: null }),
        record({ model: 'SupplierBill', title: 'F-1', to: '/supplier-bill/f-1' }),
      ],
    };
    await show();
    await press('Actual of Labour: $4,372.70');
    const dialog = within(await screen.findByRole('dialog', { name: 'Actual · Labour' }));
    expect(await dialog.findByText('not shown')).toBeDefined();
    expect(dialog.getByText(/shown to people who may see pay/)).toBeDefined();
    expect(dialog.getByRole('link', { name: 'F-1' }).getAttribute('href')).toBe('/supplier-bill/f-1');
    const url = asked.map((each) => new URL(each.url)).find(({ pathname }) => pathname.endsWith('/cost-records'));
    expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
      id: '3',
      figure: 'actual',
      cost_code: 'labour',
    });
  });

  it('changes a part of the budget over the version that was read', async () => {
    stored['Job/cost-records'] = { data: [record({ id: 4, version: 7, title: 'Fitting', hours: 10 })] };
    await show();
    await press('Estimate of Labour: $6,774.40');
    await press('Fitting');
    const dialog = within(await screen.findByRole('dialog', { name: 'Fitting' }));
    await fill(dialog, 'Amount ($)', '120.50');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'BudgetLine/save')).toMatchObject([
        { id: '4', version: '7', kind: 'estimate', cost_code: 'labour', amount: '120.5', hours: '10' },
      ]),
    );
  });

  it('writes a cost once, with its day', async () => {
    await show();
    await press('Cost');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a cost' }));
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    await fill(dialog, 'What for', 'Permit');
    await fill(dialog, 'Amount ($)', '180');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'JobCost/save')).toMatchObject([
        { job_id: '3', cost_code: 'material', title: 'Permit', amount: '180', client_key: expect.any(String) },
      ]),
    );
  });

  it('takes a forecast with its reason, and goes back to the budget', async () => {
    await show();
    await press('To go of Labour: $2,803.20');
    const dialog = within(await screen.findByRole('dialog', { name: 'To go: Labour' }));
    expect(dialog.getByText(/^Said by Dana Fox/)).toBeDefined();
    await fill(dialog, 'Still to be spent ($)', '3000');
    await user.clear(dialog.getByRole('textbox', { name: 'Why' }));
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    await fill(dialog, 'Why', 'Rain');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'CostForecast/save')).toMatchObject([
        { id: '8', version: '2', to_go: '3000', note: 'Rain' },
      ]),
    );
    await press('To go of Labour: $2,803.20');
    await press('Use what is left of the budget');
    await waitFor(async () =>
      expect(await savedForms(asked, 'CostForecast/delete')).toMatchObject([{ id: '8', version: '2' }]),
    );
  });

  it('removes a part of the budget as it was seen, with a way back', async () => {
    stored['Job/cost-records'] = { data: [record({ id: 4, version: 7, title: 'Fitting' })] };
    await show();
    await press('Estimate of Labour: $6,774.40');
    await press('Fitting');
    await press('Remove');
    await waitFor(async () =>
      expect(await savedForms(asked, 'BudgetLine/delete')).toMatchObject([{ id: '4', version: '7' }]),
    );
    await waitFor(() =>
      expect(store.get(alertsAtom).at(-1)).toMatchObject({
        message: '“Fitting” is removed.',
        undo: expect.any(Function),
      }),
    );
  });

  it('says the next step while there is nothing, and offers none to people who only read', async () => {
    const empty = {
      rows: [],
      sums: NOTHING,
      work: { ...WORK, contract: 0, percent: null, margin_percent: null },
      holdback: { held: 0, released: 0, left: 0, due: null },
      hours: { worked: 0, waiting: 0, unrated: 0, budget: null, to_go: null, weeks: [] },
    };
    stored['Job/costing'] = costing(empty);
    await show();
    expect(await screen.findByRole('button', { name: 'Write the budget' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Write the schedule of values' }).getAttribute('href')).toBe(
      '/project/pump/billing',
    );
    cleanup();
    stored['Job/costing'] = costing({ ...empty, may_write: false });
    asked = signedIn(stored);
    await show();
    expect(await screen.findByText('No budget and no costs yet')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Write the budget' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cost' })).toBeNull();
  });
});
