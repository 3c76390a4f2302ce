import type { Page } from '@playwright/test';
import { answerOf } from './answer-of.ts';
import { allSaved, dialog, setTaxes, total } from './money-pages.ts';
import { inOwnCompany } from './own-company.ts';
import { expect, test } from './person.ts';
import { seriousFindings } from './serious-findings.ts';

test.setTimeout(240_000);

async function newLead(page: Page): Promise<string> {
  const customer = await answerOf(page, 'Contact/save', { name: 'Willow Court Homes', is_customer: 1 });
  const job = await answerOf(page, 'Job/save', {
    job_name: 'Boiler plant',
    job_num: `J-${Date.now()}`,
    customer_id: Number(Reflect.get(Object(customer), 'record_id')),
    is_lead: 1,
    holdback_percent: 10,
  });
  return String(Reflect.get(Object(job), 'slug'));
}

/** Types the cells of a new line one after the other; an empty one is left as it is. */
async function typeLine(page: Page, cells: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add a line' }).click();
  for (const [at, cell] of cells.entries()) {
    if (at > 0) await page.keyboard.press('Tab');
    if (cell !== '') await page.keyboard.type(cell);
  }
}

async function addSection(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.keyboard.type(name);
}

async function writeEstimate(page: Page): Promise<void> {
  await addSection(page, 'Boilers');
  await typeLine(page, ['Boiler', '2', 'ea', '8450', '25']);
  await addSection(page, 'Piping and pumps');
  await typeLine(page, ['Pipe', '46.5', 'm', '31.2750', '40']);
  await typeLine(page, ['Pump set', '3', 'ea', '1584.10', '30']);
  await addSection(page, 'Electrical');
  await typeLine(page, ['Electrical sub', '1', 'ls', '3200', '10']);
  await addSection(page, 'Labour');
  await typeLine(page, ['Labour', '102.5', 'h', '58.40', '', '118']);
  for (const [number, name, price] of [
    [10, 'Controls', '1850'],
    [11, 'Flue', '4275.50'],
  ] as const) {
    await typeLine(page, [name, '1', '', '', '', price]);
    await page.getByRole('button', { name: `Line ${number}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Optional, the customer chooses' }).click();
  }
  await page.getByLabel('Overhead, % of the cost').fill('8');
  await total(page, '$47,537.40');
  await allSaved(page);
}

async function issue(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: what }).click();
  await dialog(page).getByRole('button', { name: what }).click();
  await expect(page.getByText(/can no longer be changed/)).toBeVisible();
}

async function changeOrder(page: Page, billing: string, { title, price }: { title: string; price: string }) {
  await page.goto(billing);
  await page.getByRole('button', { name: 'New change order' }).click();
  await dialog(page).getByLabel('What changes').fill(title);
  await dialog(page).getByRole('button', { name: 'Write its lines' }).click();
  await typeLine(page, [title, '1', 'ls', price]);
  await allSaved(page);
  await issue(page, 'Issue change order');
  await page.getByRole('button', { name: 'Mark as Accepted' }).click();
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
}

type Bill = { done: Readonly<Record<string, string>>; stored?: Readonly<Record<string, string>>; due: string };

/** Writes what is done on the open invoice, and issues it. */
async function bill(page: Page, { done, stored = {}, due }: Bill): Promise<void> {
  for (const [part, percent] of Object.entries(done)) await page.getByLabel(`Done of ${part}, %`).fill(percent);
  for (const [part, amount] of Object.entries(stored)) await page.getByLabel(`Stored for ${part}, $`).fill(amount);
  await total(page, due);
  await allSaved(page);
  await issue(page, 'Issue invoice');
}

async function progressInvoice(page: Page, billing: string, what: Bill): Promise<void> {
  await page.goto(billing);
  await page.getByRole('button', { name: 'New progress invoice' }).click();
  await bill(page, what);
}

async function pay(page: Page, { amount, left, by }: { amount?: string; left: string; by?: string }): Promise<void> {
  await page.getByRole('button', { name: 'Record a payment' }).click();
  if (by !== undefined) await dialog(page).getByLabel('Paid by').selectOption({ label: by });
  if (amount !== undefined) await dialog(page).getByLabel('Amount ($)').fill(amount);
  await dialog(page).getByRole('button', { name: 'Save payment' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await total(page, left);
}

const contract = (page: Page) => page.getByRole('region', { name: 'The contract' });
const C1 = 'CO-1 Isolation valves';
const C2 = 'CO-2 No painting';

test('a project goes from its estimate to the last cent of its holdback', async ({ page, request }) => {
  await inOwnCompany(page, request);
  await setTaxes(page, [{ name: 'HST', rate: '13' }]);
  const slug = await newLead(page);
  const billing = `/project/${slug}/billing`;

  await page.goto(`/project/${slug}/estimate`);
  await writeEstimate(page);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Offer it as a bid' }).click();
  await total(page, '$53,717.26');
  await issue(page, 'Issue bid');
  await page.getByRole('checkbox', { name: 'Controls, $1,850.00' }).check();
  await expect(page.getByText(/comes to \$55,807\.76 with taxes/)).toBeVisible();
  await page.getByRole('button', { name: 'Accepted by the customer' }).click();
  await expect(page.getByText('This bid is the contract.', { exact: false })).toBeVisible();
  await page.goto(`/project/${slug}/costing`);
  await expect(page.getByRole('button', { name: 'Estimate of all costs: $32,292.59' })).toBeVisible();

  await changeOrder(page, billing, { title: 'Isolation valves', price: '2940.75' });
  await changeOrder(page, billing, { title: 'No painting', price: '-1120' });
  await page.goto(billing);
  await expect(contract(page)).toContainText('$51,208.15');
  await page.getByRole('button', { name: 'Record a deposit' }).click();
  await dialog(page).getByLabel('Amount ($)').fill('5000');
  await dialog(page).getByRole('button', { name: 'Save payment' }).click();
  await expect(contract(page)).toContainText('$5,000.00');
  expect(await seriousFindings(page)).toEqual([]);

  await progressInvoice(page, billing, {
    done: { Boilers: '60', 'Piping and pumps': '35', Labour: '25' },
    stored: { Boilers: '4,200.00' },
    due: '$24,284.28',
  });
  expect(await seriousFindings(page)).toEqual([]);
  await pay(page, { by: 'Credit of the customer ($5,000.00)', left: '$19,284.28' });
  await pay(page, { amount: '10000', left: '$9,284.28' });
  await pay(page, { left: '$0.00' });

  await progressInvoice(page, billing, {
    done: {
      Boilers: '100',
      'Piping and pumps': '85',
      Electrical: '50',
      Labour: '70',
      Controls: '100',
      [C1]: '100',
      [C2]: '100',
    },
    stored: { Boilers: '0' },
    due: '$20,709.24',
  });
  const second = page.url();
  await page.getByRole('button', { name: 'Write a credit' }).click();
  await bill(page, { done: { Labour: '67.5' }, due: '−$319.70' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^CN-\d{4}-\d{4}/);
  await page.goto(second);
  await total(page, '$20,389.54');
  // The cheque for both, less what the first took of it: 26.18 stays as credit.
  await pay(page, { amount: '20415.72', left: '$0.00' });

  const all = ['Boilers', 'Piping and pumps', 'Electrical', 'Labour', 'Controls', C1, C2];
  await progressInvoice(page, billing, {
    done: Object.fromEntries(all.map((part) => [part, '100'])),
    due: '$7,404.87',
  });
  await pay(page, { by: 'Credit of the customer ($26.18)', left: '$7,378.69' });
  await pay(page, { left: '$0.00' });

  await page.goto('/financial/project-holdbacks');
  await expect(page.getByText('$5,120.82').first()).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.goto(billing);
  await expect(contract(page)).toContainText('$5,120.82');
  await page.getByRole('button', { name: 'Release the holdback' }).click();
  await bill(page, { done: {}, due: '$5,786.53' });
  await pay(page, { left: '$0.00' });
  await page.goto(billing);
  const figures = contract(page).getByRole('definition');
  await expect(figures).toHaveText(['$51,208.15', '$51,208.15', '$0.00', '$0.00', '$0.00', '$0.00']);
});
