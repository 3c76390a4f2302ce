import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { answerOf } from './answer-of.ts';
import { dialog, setTaxes } from './money-pages.ts';
import { inOwnCompany } from './own-company.ts';
import { expect, test } from './person.ts';
import { findingsInEveryTheme, seriousFindings } from './serious-findings.ts';

const SavedSchema = v.object({ record_id: v.number(), slug: v.string() });

const saved = async (page: Page, model: string, values: Record<string, string | number>) =>
  v.parse(SavedSchema, await answerOf(page, `${model}/save`, values));

const line = (key: string, quantity: string, price: string) => ({
  key,
  description: key,
  quantity,
  price,
  taxes: ['HST'],
});
const VALVES = line('Valves', '12', '84.35');
const PIPES = line('Pipe', '40', '31.275');

const table = (page: Page) => page.getByRole('table', { name: 'Cost to budget' });
const figure = (page: Page, name: string) => expect(table(page).getByRole('button', { name })).toBeVisible();

type Typed = { code: string; what: string; amount: string; kind?: string; hours?: string };

async function write(page: Page, button: string, { code, what, amount, kind, hours }: Typed): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  if (kind !== undefined) await dialog(page).getByText(kind, { exact: true }).click();
  await dialog(page).getByLabel('Cost code').selectOption({ label: code });
  await dialog(page).getByLabel('What for').fill(what);
  await dialog(page).getByLabel('Amount ($)').fill(amount);
  if (hours !== undefined) await dialog(page).getByLabel('Hours').fill(hours);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** An order of 2,263.20 for the project; the screens of orders are those of purchasing.spec.ts. */
async function order(page: Page, job_id: number): Promise<number> {
  const lines_json = JSON.stringify([VALVES, PIPES]);
  const supplier = await saved(page, 'Contact', { name: `Pipes ${crypto.randomUUID().slice(0, 4)}`, is_supplier: 1 });
  const { record_id: id } = await saved(page, 'PurchaseOrder', {
    job_id,
    supplier_id: supplier.record_id,
    lines_json,
  });
  await saved(page, 'PurchaseOrder', { id, status: 'Sent' });
  return id;
}

async function deliver(page: Page, po_id: number): Promise<void> {
  const lines_json = JSON.stringify([
    { line: 'Valves', quantity: '8' },
    { line: 'Pipe', quantity: '40' },
  ]);
  await saved(page, 'OrderReceipt', { po_id, received_on: '2026-11-20', lines_json });
}

/** The valves are dearer than they were ordered. */
async function bill(page: Page, po_id: number): Promise<void> {
  const { record_id: id } = await saved(page, 'SupplierBill', { po_id, bill_num: 'F-204', issued: '2026-11-21' });
  const lines_json = JSON.stringify([line('Valves', '8', '86.10'), PIPES]);
  await saved(page, 'SupplierBill', { id, lines_json });
  await saved(page, 'SupplierBill', { id, status: 'Approved', reason: 'Price of the day' });
}

async function expense(page: Page, job_id: number): Promise<void> {
  const { record_id: id } = await saved(page, 'Expense', {
    job_id,
    description: 'Flanges',
    amount: 197.35,
    tax: 22.7,
    spent_on: '2026-11-20',
    cost_code: 'material',
    status: 'submitted',
  });
  await saved(page, 'Expense', { id, status: 'approved' });
}

async function machine(page: Page, job_id: number): Promise<void> {
  const category = await saved(page, 'EquipmentCategory', { name: `Lifts ${crypto.randomUUID().slice(0, 4)}` });
  const type = await saved(page, 'EquipmentType', {
    name: 'Lift',
    category_id: category.record_id,
    cost_per_hour: 45.5,
  });
  const piece = await saved(page, 'Equipment', { type_id: type.record_id, description: 'Lift 3' });
  await saved(page, 'EquipmentUsage', {
    equipment_id: piece.record_id,
    job_id,
    used_on: '2026-11-20',
    quantity: 6,
    unit: 'h',
  });
}

/** Eight hours of the person who is signed in, at 58.40 an hour. */
async function work(page: Page, job_id: number): Promise<void> {
  const user_id = await page.evaluate(() =>
    Number(JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}').userId),
  );
  const found = v.parse(
    v.array(v.object({ id: v.number() })),
    await answerOf(page, `UserCompanySetting/get?filters=${JSON.stringify({ user_id })}`),
  );
  await saved(page, 'UserCompanySetting', { ...found[0], user_id, pay_rate: 58.4 });
  const log = { time_in: '2026-11-20T12:00:00Z', time_out: '2026-11-20T20:00:00Z' };
  await saved(page, 'TimeLog', { job_id, ...log, status: 'approved' });
}

test('what is ordered, delivered, billed, spent and worked is the costing of its project, to the cent', async ({
  page,
  request,
}) => {
  await inOwnCompany(page, request);
  await setTaxes(page, [{ name: 'HST', rate: '13' }]);
  const name = `Willow ${crypto.randomUUID().slice(0, 4)}`;
  const { record_id: job, slug } = await saved(page, 'Job', { job_name: name, job_num: name });
  await saved(page, 'ScheduleLine', { job_id: job, title: 'Boilers', value: 10_000, holdback_percent: 10 });
  const costing = `/project/${slug}/costing`;

  await page.goto(costing);
  await expect(page.getByText('No budget and no costs yet')).toBeVisible();
  await write(page, 'Write the budget', { code: 'Labour', what: 'Fitting', amount: '6774.40', hours: '116' });
  await write(page, 'Budget', { code: 'Material', what: 'Pipes and valves', amount: '2000' });
  await write(page, 'Budget', { code: 'Material', what: 'CO-1', amount: '400', kind: 'A change' });
  await figure(page, 'Estimate of all costs: $8,774.40');
  await figure(page, 'Changes of Material: +$400.00');

  const po = await order(page, job);
  await page.reload();
  await figure(page, 'Committed of Material: $2,263.20');
  await deliver(page, po);
  await page.reload();
  await figure(page, 'Received, not billed of Material: $1,925.80');
  await figure(page, 'Committed of Material: $337.40');
  await bill(page, po);
  await page.reload();
  await figure(page, 'Actual of Material: $1,939.80');
  await figure(page, 'Committed of Material: $337.40');
  await expect(table(page).getByRole('button', { name: /^Received, not billed/ })).toHaveCount(0);

  await expense(page, job);
  await machine(page, job);
  await work(page, job);
  await page.reload();
  await write(page, 'Cost', { code: 'Permit', what: 'Building permit', amount: '180' });
  await figure(page, 'Actual of Labour: $467.20');
  await figure(page, 'Actual of Material: $2,114.45');
  await figure(page, 'Actual of Equipment: $273.00');
  await figure(page, 'Actual of Permit: $180.00');
  await figure(page, 'Actual of all costs: $3,034.65');
  await expect(table(page).getByRole('row', { name: /^Material/ })).toContainText('$51.85 over');

  await table(page).getByRole('button', { name: 'Actual of Material: $2,114.45' }).click();
  await expect(dialog(page).getByRole('link', { name: 'F-204' })).toBeVisible();
  await expect(dialog(page).getByText('$174.65')).toBeVisible();
  await expect(dialog(page).getByText('$2,114.45')).toBeVisible();
  expect(await findingsInEveryTheme(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await table(page).getByRole('button', { name: 'To go of Labour: $6,307.20' }).click();
  await dialog(page).getByLabel('Still to be spent ($)').fill('2803.20');
  await dialog(page).getByLabel('Why').fill('Walked through on site');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await figure(page, 'To go of Labour: $2,803.20');
  // 3,034.65 spent, 337.40 ordered, 2,803.20 to go.
  await expect(table(page).getByRole('row', { name: /^Total/ })).toContainText('$6,175.25');
  expect(await findingsInEveryTheme(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await seriousFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto(`/financial/work-in-progress?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row', { name: new RegExp(name) });
  // 3,034.65 of 6,175.25 is 49.14 %, which earns 4,914.21 of 10,000.00.
  await expect(row).toContainText('49.14 %');
  await expect(row).toContainText('$4,914.21');
  await expect(row).toContainText('$3,824.75');
  expect(await findingsInEveryTheme(page)).toEqual([]);
  await page.goto(`/projects/list?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row', { name: new RegExp(name) }).getByRole('link', { name: '38.2 %' })).toBeVisible();
});
