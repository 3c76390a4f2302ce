import type { Browser, Page } from '@playwright/test';
import { answerOf } from './answer-of.ts';
import { allSaved, dialog, paste, setTaxes, total } from './money-pages.ts';
import { inOwnCompany, mailedLink, ownAddress } from './own-company.ts';
import { expect, test } from './person.ts';
import { findingsInEveryTheme, seriousFindings } from './serious-findings.ts';

async function newDocument(page: Page, { isQuote }: { isQuote: boolean }): Promise<void> {
  await page.goto('/invoice/new/details');
  if (isQuote) await page.getByLabel('This is a quote').check();
  await page.getByLabel('Text below the lines').fill('Thank you for your business.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Add a line' }).click();
}

/** Sends the document on the page. @returns the customer's page, in a browser of their own */
async function sentTo(page: Page, browser: Browser, email: string): Promise<Page> {
  await page.getByRole('button', { name: 'Send to the customer …' }).click();
  await dialog(page).getByLabel('E-mail address').fill(email);
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(`Sent to ${email}`)).toBeVisible();
  const link = await mailedLink(page.request, email, 'document');
  const context = await browser.newContext();
  const customer = await context.newPage();
  await customer.goto(new URL(link, page.url()).href);
  return customer;
}

test('a service call is billed line by line, with two taxes, sent, and paid in two parts', async ({
  page,
  request,
  browser,
}) => {
  await inOwnCompany(page, request);
  await setTaxes(page, [
    { name: 'GST', rate: '5' },
    { name: 'PST', rate: '7' },
  ]);
  await newDocument(page, { isQuote: false });
  await page.keyboard.type('Labour');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2.75');
  await page.keyboard.press('Tab');
  await page.keyboard.type('h');
  await page.keyboard.press('Tab');
  await page.keyboard.type('128');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Travel');
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('$64.30');
  await total(page, '$437.12');
  await page.keyboard.press('Enter');
  await paste(page, 'Filters\t6\t18.3750\nThermostat\t1\t249.90\nBelt\t1\t22.50');
  await dialog(page).getByRole('button', { name: 'Add 3 lines' }).click();
  for (const number of [3, 4, 5]) {
    await page.getByRole('button', { name: `Taxes, line ${number}: GST` }).click();
    const taxes = page.getByRole('dialog', { name: `Taxes, line ${number}` });
    await taxes.getByRole('checkbox', { name: 'PST, 7 %' }).check();
    await page.keyboard.press('Escape');
    await expect(taxes).toHaveCount(0);
  }
  await total(page, '$865.69');
  await allSaved(page);
  expect(await seriousFindings(page)).toEqual([]);
  await page.reload();
  await total(page, '$865.69');

  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await dialog(page).getByRole('button', { name: 'Issue invoice' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^INV-\d{4}-\d{4}/);
  await expect(page.getByText(/has been issued and can no longer be changed/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a line' })).toHaveCount(0);

  const customer = await sentTo(page, browser, ownAddress('helen'));
  await total(customer, '$865.69');
  await expect(customer.getByText('Left to pay: $865.69')).toBeVisible();
  expect(await seriousFindings(customer)).toEqual([]);
  await customer.context().close();

  await page.getByRole('button', { name: 'Record a payment' }).click();
  await dialog(page).getByLabel('Amount ($)').fill('500');
  await dialog(page).getByRole('button', { name: 'Save payment' }).click();
  await total(page, '$365.69');
  await page.goto('/financial/ageing');
  await expect(page.getByRole('table', { name: 'What customers owe' }).getByText('$365.69').first()).toBeVisible();
  expect(await findingsInEveryTheme(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('button', { name: 'Record a payment' }).click();
  await dialog(page).getByRole('button', { name: 'Save payment' }).click();
  await total(page, '$0.00');
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  await page.goto('/financial');
  await expect(page.getByRole('region', { name: 'Invoices sent, not paid', exact: true })).toContainText('$0.00');
});

test('a customer chooses an option of a quote, sees what it comes to, and accepts it by name', async ({
  page,
  request,
  browser,
}) => {
  await inOwnCompany(page, request);
  await setTaxes(page, [{ name: 'HST', rate: '13' }]);
  await newDocument(page, { isQuote: true });
  await paste(page, 'Work as bid\t1\t47537.40\nControls\t1\t1850.00\nFlue\t1\t4275.50');
  await dialog(page).getByRole('button', { name: 'Add 3 lines' }).click();
  for (const number of [2, 3]) {
    await page.getByRole('button', { name: `Line ${number}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Optional, the customer chooses' }).click();
  }
  await total(page, '$53,717.26');
  await allSaved(page);
  await page.getByRole('button', { name: 'Issue quote' }).click();
  await dialog(page).getByRole('button', { name: 'Issue quote' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Q-\d{4}-\d{4}/);

  const customer = await sentTo(page, browser, ownAddress('helen'));
  await customer.setViewportSize({ width: 360, height: 780 });
  await total(customer, '$53,717.26');
  await customer.getByRole('checkbox', { name: 'Controls' }).check();
  await total(customer, '$55,807.76');
  expect(await seriousFindings(customer)).toEqual([]);
  await customer.getByRole('button', { name: 'Accept and sign' }).click();
  await expect(dialog(customer).getByText('You accept $55,807.76, taxes included.')).toBeVisible();
  await dialog(customer).getByLabel('Your name').fill('Helen Baptiste');
  await dialog(customer).getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(customer.getByText('This quote is accepted.')).toBeVisible();
  await expect(customer.getByRole('button', { name: 'Accept and sign' })).toHaveCount(0);
  await customer.context().close();
  await page.reload();
  await expect(page.getByText('Accepted by Helen Baptiste')).toBeVisible();
});

type Values = Record<string, string | number>;

async function saved(page: Page, call: string, values: Values): Promise<number> {
  const answer: unknown = await answerOf(page, call, values);
  const id = Number(Reflect.get(Object(answer), 'record_id') ?? Reflect.get(Object(answer), 'id'));
  expect(id, `${call} stores a record`).toBeGreaterThan(0);
  return id;
}

/** A service call with 3.5 approved hours, and two parts that were fitted on a visit of it. */
async function workedCall(page: Page): Promise<{ id: number; number: string }> {
  const number = `S-${crypto.randomUUID().slice(0, 6)}`;
  const id = await saved(page, 'Service/save', { job_name: 'Water heater', job_num: number });
  const time = { time_in: '2026-11-20T12:00:00Z', time_out: '2026-11-20T15:30:00Z', status: 'approved' };
  await saved(page, 'TimeLog/save', { service_id: id, ...time });
  const visit_id = await saved(page, 'Visit/add', {
    service_id: id,
    duration_min: 60,
    client_key: crypto.randomUUID(),
  });
  const material_id = await saved(page, 'Material/save', { description: `Heater ${number}`, price: 689.95 });
  await saved(page, 'VisitPart/save', { visit_id, description: 'Heater', quantity: 1, material_id });
  await saved(page, 'VisitPart/save', { visit_id, description: 'Anode', quantity: 2 });
  return { id, number };
}

/** A draft of an invoice of a call, at its lines. */
async function invoiceOf(page: Page, service_id: number): Promise<void> {
  const id = await saved(page, 'ServiceInvoice/save', { service_id, status: 'Draft' });
  await page.goto(`/invoice/${id}/lines`);
}

const sums = (page: Page) => page.getByRole('region', { name: 'What it comes to' });

/** Fills a cell of the grid. */
async function type(page: Page, cell: string | RegExp, text: string): Promise<void> {
  await page.getByRole('button', { name: cell }).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

test('hours and parts of a call become lines once, with tax on the material alone; a receipt is billed with a markup', async ({
  page,
  request,
}) => {
  await inOwnCompany(page, request);
  await setTaxes(page, [{ name: 'Sales tax', rate: '6' }]);
  const call = await workedCall(page);
  await invoiceOf(page, call.id);
  await page.getByRole('button', { name: 'From time and expenses …' }).click();
  await dialog(page).getByLabel('Price of an hour ($)').fill('115');
  await dialog(page)
    .getByRole('checkbox', { name: /3\.5 h/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Add 1 line' }).click();
  await page.getByRole('button', { name: 'From visits …' }).click();
  await dialog(page).getByRole('button', { name: 'Add 2 lines' }).click();
  await type(page, /^Unit price, line 3/, '34.1250');
  await page.getByRole('button', { name: 'Taxes, line 1: Sales tax' }).click();
  await page.getByRole('dialog', { name: 'Taxes, line 1' }).getByRole('checkbox', { name: 'Sales tax, 6 %' }).uncheck();
  await page.keyboard.press('Escape');
  await total(page, '$1,206.19');
  await expect(sums(page)).toContainText('$45.49');
  await allSaved(page);

  await setTaxes(page, [{ name: 'HST', rate: '13' }]);
  await page.goto('/expenses/submit-new');
  const form = page.getByRole('form', { name: 'New expense' });
  await form.getByLabel('Amount ($)').fill('197.35');
  await form.getByLabel('Tax in it ($)').fill('22.70');
  await form.getByLabel('What was bought').fill('Flue kit');
  await form.getByRole('button', { name: /^Service/ }).click();
  await page.getByRole('button', { name: new RegExp(call.number) }).click();
  const stored = page.waitForResponse((response) => response.url().endsWith('/Expense/save'));
  await form.getByRole('button', { name: 'Submit' }).click();
  const expense: { data: { record_id: number } } = await (await stored).json();
  await saved(page, 'Expense/save', { id: expense.data.record_id, status: 'approved' });
  await billReceipt(page, call.id);
  await total(page, '$226.96');
  await expect(sums(page)).toContainText('$26.11');
  await allSaved(page);
  await billReceipt(page, call.id);
  await expect(page.getByText(/^Line 1 is on invoice .* already\.$/)).toBeVisible();
});

/** The receipt of a call on another invoice, with what the company adds to it. */
async function billReceipt(page: Page, callId: number): Promise<void> {
  await invoiceOf(page, callId);
  await page.getByRole('button', { name: 'From time and expenses …' }).click();
  await dialog(page)
    .getByRole('checkbox', { name: /Flue kit .*\$174\.65/ })
    .check();
  await dialog(page).getByLabel('Markup on expenses (%)').fill('15');
  await dialog(page).getByRole('button', { name: 'Add 1 line' }).click();
}

test('amounts are rounded half up, and neither a tax below nothing nor another total is taken', async ({
  page,
  request,
}) => {
  await inOwnCompany(page, request);
  await setTaxes(page, [{ name: 'HST', rate: '13' }]);
  await page.getByRole('group', { name: 'HST' }).getByLabel('Rate (%)').fill('-250');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The rate of HST must be between 0 and 100 percent.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await newDocument(page, { isQuote: false });
  await paste(page, 'Labour\t8.5\t118\nPermit\t1\t214\nValve\t3\t382');
  await dialog(page).getByRole('button', { name: 'Add 3 lines' }).click();
  await total(page, '$2,670.19');
  await expect(sums(page)).toContainText('$307.19');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await paste(page, 'Washer\t1\t1.005\nRing\t3\t0.335');
  await dialog(page).getByRole('button', { name: 'Add 2 lines' }).click();
  await total(page, '$2,672.47');
  for (const name of ['Washer', 'Ring']) await expect(page.getByRole('row', { name })).toContainText('$1.01');
  await allSaved(page);

  const lines_json = JSON.stringify([{ key: 'a', description: 'Ring', quantity: '3', price: '0.335', taxes: ['HST'] }]);
  const refused = await answerOf(page, 'ServiceInvoice/save', { lines_json, total: 1.13 });
  expect(refused).toBeNull();
  expect(await saved(page, 'ServiceInvoice/save', { lines_json, total: 1.14 })).toBeGreaterThan(0);
});
