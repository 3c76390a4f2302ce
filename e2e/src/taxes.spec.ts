import { answerOf } from './answer-of.ts';
import { allSaved, dialog, paste, setTaxes, total } from './money-pages.ts';
import { createCompany, finishSetup, ownAddress } from './own-company.ts';
import { expect, test } from './person.ts';
import { findingsInEveryTheme } from './serious-findings.ts';

test('a tax changes from a day on, and the report says by period what is to pay', async ({ page, request }) => {
  await createCompany(page, request, ownAddress('tara'));
  await finishSetup(page);
  await setTaxes(page, [{ name: 'HST', rate: '13' }]);
  await page.getByRole('button', { name: 'Another rate of HST from a later day' }).click();
  const later = page.getByRole('group', { name: /^HST from / });
  await later.getByLabel('From', { exact: true }).fill('2099-01-01');
  await page.getByRole('group', { name: 'HST from 2099-01-01' }).getByLabel('Rate (%)').fill('15');
  expect(await findingsInEveryTheme(page)).toEqual([]);
  const stored = page.waitForResponse((response) => response.url().endsWith('/CompanySetting/save'));
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await stored).ok()).toBe(true);

  await page.goto('/invoice/new/details');
  await page.getByLabel('Text below the lines').fill('Thank you for your business.');
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

  await page.goto('/financial/taxes');
  const table = page.getByRole('table', { name: 'Taxes by period' });
  await expect(table.getByRole('row').nth(1)).toHaveText(/HST.*\$1,000\.00.*\$130\.00.*\$100\.00.*\$13\.00.*\$117\.00/);
  await page.getByRole('link', { name: 'By year' }).click();
  await expect(page).toHaveURL(/by=year/);
  await expect(page.getByRole('img', { name: /^\d{4}: \$130\.00 on sales, \$13\.00 on purchases$/ })).toBeVisible();
  expect(await findingsInEveryTheme(page)).toEqual([]);
});
