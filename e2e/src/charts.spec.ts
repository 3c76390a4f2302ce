import { allSaved, dialog, paste, total } from './money-pages.ts';
import { createCompany, finishSetup, ownAddress } from './own-company.ts';
import { expect, test } from './person.ts';
import { findingsInEveryTheme } from './serious-findings.ts';

test('what is billed shows in the sales, by type and in a file', async ({ page, request }) => {
  await createCompany(page, request, ownAddress('sal'));
  await finishSetup(page);
  await page.goto('/financial/sales');
  await expect(page.getByText('Nothing sold in these days')).toBeVisible();
  await page.goto('/invoice/new/details');
  await page.getByLabel('Text below the lines').fill('Thank you.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Add a line' }).click();
  await paste(page, 'Pump\t1\t1000');
  await dialog(page).getByRole('button', { name: /^Add/ }).click();
  await total(page, '$1,000.00');
  await allSaved(page);
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await dialog(page).getByRole('button', { name: 'Issue invoice' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^INV-\d{4}-\d{4}/);

  await page.goto('/financial/sales');
  await page.getByRole('link', { name: 'By type' }).click();
  await expect(page).toHaveURL(/by=type/);
  const table = page.getByRole('table', { name: 'Sales' });
  await expect(table.getByRole('row').nth(1)).toHaveText(/Of no call.*\$1,000\.00.*100 %/);
  await expect(page.getByRole('img', { name: 'Of no call: $1,000.00' })).toBeVisible();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await waiting).suggestedFilename()).toMatch(/^Sales .*\.csv$/);
  expect(await findingsInEveryTheme(page)).toEqual([]);
  for (const report of ['margin', 'backlog']) {
    await page.goto(`/financial/${report}`);
    await expect(page.getByText('No projects to show')).toBeVisible();
    expect(await findingsInEveryTheme(page)).toEqual([]);
  }
});
