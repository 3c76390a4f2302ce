import { readFile } from 'node:fs/promises';
import { answerOf } from './answer-of.ts';
import { allSaved, dialog, paste, setTaxes, total } from './money-pages.ts';
import { createCompany, finishSetup, ownAddress } from './own-company.ts';
import { expect, test } from './person.ts';
import { findingsInEveryTheme } from './serious-findings.ts';

test('an invoice and an expense go to the books once, as CSV and for QuickBooks Desktop', async ({ page, request }) => {
  await createCompany(page, request, ownAddress('bess'));
  await finishSetup(page);
  await setTaxes(page, [{ name: 'HST', rate: '13' }]);
  await page.goto('/invoice/new/details');
  await page.getByLabel('Text below the lines').fill('Thank you.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Add a line' }).click();
  await paste(page, 'Pump\t1\t1000');
  await dialog(page).getByRole('button', { name: /^Add/ }).click();
  await total(page, '$1,130.00');
  await allSaved(page);
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await dialog(page).getByRole('button', { name: 'Issue invoice' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^INV-\d{4}-\d{4}/);
  const day = new Date().toISOString().slice(0, 10);
  const expense = await answerOf(page, 'Expense/save', { description: 'Fuel', amount: 113, tax: 13, spent_on: day });
  const id = Number(Reflect.get(Object(expense), 'record_id'));
  await answerOf(page, 'Expense/save', { id, status: 'submitted' });
  await answerOf(page, 'Expense/save', { id, status: 'approved' });

  await page.goto('/apps/integrations');
  await page.getByRole('link', { name: /Export to the books/ }).click();
  await page.getByRole('link', { name: 'Accounts', exact: true }).click();
  await page.getByRole('textbox', { name: 'Owed by customers' }).fill('1200 Debtors');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved!').first()).toBeVisible();
  expect(await findingsInEveryTheme(page)).toEqual([]);

  await page.goto(`/financial/accounting?from=${day.slice(0, 4)}-01-01&to=${day.slice(0, 4)}-12-31`);
  const table = page.getByRole('table', { name: 'Records that go to the books' });
  await expect(table.getByRole('row')).toHaveCount(3);
  expect(await findingsInEveryTheme(page)).toEqual([]);
  await page.getByRole('button', { name: 'Export to the books' }).click();
  await dialog(page).getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText('Everything of these days went')).toBeVisible();
  await expect(page.getByText(/^2 of these days went before/)).toBeVisible();

  await page.getByRole('link', { name: 'Exported', exact: true }).click();
  await expect(page.getByText(/2 records, debits of \$1,243\.00/)).toBeVisible();
  expect(await findingsInEveryTheme(page)).toEqual([]);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'IIF for QuickBooks Desktop of export 1' }).click();
  const iif = await readFile(await (await waiting).path(), 'latin1');
  const amounts = iif.split('\r\n').filter((line) => /^(?:TRNS|SPL)\t/.test(line));
  expect(amounts.map((line) => line.split('\t')[3])).toContain('1200 Debtors');
  expect(amounts.reduce((cents, line) => cents + Math.round(Number(line.split('\t')[5]) * 100), 0)).toBe(0);
});
