import { allSaved, dialog, paste, setTaxes, total } from './money-pages.ts';
import type { Page } from '@playwright/test';
import { createCompany, finishSetup, ownAddress } from './own-company.ts';
import { expect, test } from './person.ts';
import { findingsInEveryTheme } from './serious-findings.ts';

const QUEUE = '/financial/accounting?show=quickbooks';

async function issueInvoice(page: Page, amount: string, sum: string): Promise<void> {
  await page.goto('/invoice/new/details');
  await page.getByLabel('Text below the lines').fill('Thank you.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Add a line' }).click();
  await paste(page, `Pump\t1\t${amount}`);
  await dialog(page).getByRole('button', { name: /^Add/ }).click();
  await total(page, sum);
  await allSaved(page);
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await dialog(page).getByRole('button', { name: 'Issue invoice' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^INV-\d{4}-\d{4}/);
}

async function exportAll(page: Page): Promise<void> {
  const year = new Date().toISOString().slice(0, 4);
  await page.goto(`/financial/accounting?from=${year}-01-01&to=${year}-12-31`);
  await page.getByRole('button', { name: 'Export to the books' }).click();
  await expect(dialog(page).getByText(/QuickBooks gets them by itself/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText('Everything of these days went')).toBeVisible();
}

const state = (page: Page, number: RegExp) => page.getByRole('main').getByRole('listitem').filter({ hasText: number });

test('a company connects QuickBooks, its invoice waits for an account, goes once, and nothing goes after the end', async ({
  page,
  request,
}) => {
  await createCompany(page, request, ownAddress('quinn'));
  await finishSetup(page);
  await setTaxes(page, [{ name: 'HST', rate: '13' }]);

  // Who does not consent is connected with nothing.
  await page.goto('/apps/integrations');
  await page.getByRole('button', { name: 'Connect QuickBooks' }).click();
  await page.getByRole('link', { name: 'Do not connect' }).click();
  await expect(page.getByText(/the consent was not given/)).toBeVisible();
  await page.getByRole('button', { name: 'Connect QuickBooks' }).click();
  await page.getByRole('link', { name: 'Connect “Books in CAD”' }).click();
  const card = page.getByRole('region', { name: 'QuickBooks', exact: true });
  await expect(card.getByText('Books in CAD')).toBeVisible();
  await expect(page).toHaveURL(/\/apps\/integrations$/);
  await expect(page.getByRole('combobox', { name: 'Owed by customers' })).toBeVisible();
  expect(await findingsInEveryTheme(page)).toEqual([]);

  await issueInvoice(page, '1000', '$1,130.00');
  await exportAll(page);
  await page.goto(QUEUE);
  await expect(state(page, /INV-/)).toContainText('No account is chosen for “Owed by customers”');
  await expect(page.getByRole('link', { name: 'Waiting 1' })).toBeVisible();
  expect(await findingsInEveryTheme(page)).toEqual([]);

  await page.getByRole('link', { name: 'Choose accounts' }).click();
  await page.getByRole('combobox', { name: 'Taxes on sales' }).selectOption('Sales Tax to Pay');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved!').first()).toBeVisible();
  await page.getByRole('link', { name: /What goes to QuickBooks/ }).click();
  await expect(state(page, /INV-.*Sent/)).toContainText('$1,130.00');
  await expect(page.getByRole('link', { name: 'Sent 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send again/ })).toHaveCount(0);

  await page.goto('/apps/integrations');
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click();
  await expect(card.getByText('Not connected', { exact: true })).toBeVisible();
  await page.goto(QUEUE);
  await expect(page.getByText(/QuickBooks is not connected\./)).toBeVisible();
  await expect(state(page, /INV-.*Sent/)).toBeVisible();
});
