import type { Page } from '@playwright/test';
import { allSaved, dialog, setTaxes } from './money-pages.ts';
import { inOwnCompany } from './own-company.ts';
import { expect, test } from './person.ts';
import { findingsInEveryTheme, seriousFindings } from './serious-findings.ts';

/** A name that no other test of this company has. */
const supplierName = (name: string): string => `${name} ${crypto.randomUUID().slice(0, 4)}`;

async function newSupplier(page: Page, name: string): Promise<void> {
  await page.goto('/contact/new/details');
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  await page.getByRole('checkbox', { name: 'Supplier' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).not.toHaveURL(/\/new\//);
}

/** A new order at this supplier, as a draft without lines. */
async function newOrder(page: Page, supplier: string): Promise<void> {
  await page.goto('/financial/purchase-orders/new');
  await page.getByRole('textbox', { name: 'What' }).fill('Pump room');
  await page.getByRole('button', { name: /^Supplier/ }).click();
  const choosing = page.getByRole('dialog', { name: 'Supplier' });
  await choosing.getByLabel('Search').fill(supplier);
  await choosing.getByRole('button', { name: supplier }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Add a line' })).toBeVisible();
}

async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await dialog(page).getByRole('button', { name }).click();
  await expect(dialog(page)).toHaveCount(0);
}

test('what was ordered comes in two deliveries, is billed dearer, and becomes a cost once somebody says why', async ({
  page,
  request,
}) => {
  await inOwnCompany(page, request);
  await setTaxes(page, [{ name: 'GST', rate: '5' }]);
  const supplier = supplierName('Tri-County Pipe');
  await newSupplier(page, supplier);
  await newOrder(page, supplier);
  await page.getByRole('button', { name: 'Add a line' }).click();
  for (const typed of ['Valve', '12', 'ea', '84.35']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await allSaved(page);
  // At 1440 px the sum of a line is in sight.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByText('$1,012.20').first()).toBeInViewport();
  await confirm(page, 'Issue order');

  const lines = page.getByRole('table', { name: 'Lines of the order' });
  for (const [came, left] of [
    ['8', '4'],
    ['4', '0'],
  ] as const) {
    await page.getByRole('button', { name: 'Record a delivery' }).click();
    await dialog(page).getByRole('textbox', { name: /Valve/ }).fill(came);
    await dialog(page).getByRole('button', { name: 'Save delivery' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(lines.getByRole('cell', { name: left, exact: true }).first()).toBeVisible();
  }
  expect(await findingsInEveryTheme(page)).toEqual([]);

  await page.getByRole('button', { name: 'Enter a bill' }).click();
  await dialog(page)
    .getByRole('textbox', { name: /Number of the supplier/ })
    .fill('F-70412');
  await dialog(page).getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'F-70412' })).toBeVisible();
  await page.getByRole('table', { name: 'Lines', exact: true }).getByText('84.35').click();
  await page.keyboard.type('90');
  await page.keyboard.press('Enter');
  await allSaved(page);
  await expect(page.getByText('Line 1: It costs over 2 % more than was ordered.')).toBeVisible();
  expect(await findingsInEveryTheme(page)).toEqual([]);
  await page.getByRole('button', { name: 'Approve bill' }).click();
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Agreed by telephone');
  await dialog(page).getByRole('button', { name: 'Approve bill' }).click();
  await expect(page.getByText(/^This bill has been approved/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('$1,080.00').first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await seriousFindings(page)).toEqual([]);
});

test('a supplier who is there twice becomes one with all orders, and two again when that was wrong', async ({
  page,
  request,
}) => {
  await inOwnCompany(page, request);
  const kept = supplierName('Grand River Pumps');
  const twice = kept.replace('Grand River', 'Grand-River');
  await newSupplier(page, twice);
  await newOrder(page, twice);
  const order = page.url();
  await newSupplier(page, kept);
  const contact = page.url();

  await page.goto(contact.replace(/\/[^/]+$/, '/settings'));
  await page.getByRole('button', { name: 'Merge a duplicate…' }).click();
  const merging = page.getByRole('dialog', { name: `Merge into “${kept}”` });
  await merging.getByRole('button', { name: /The same contact/ }).click();
  const choosing = page.getByRole('dialog', { name: 'The same contact' });
  await choosing.getByLabel('Search').fill(twice);
  await choosing.getByRole('button', { name: twice }).click();
  await expect(merging.getByRole('region', { name: 'What goes over' }).getByText('Purchase order')).toBeVisible();
  expect(await findingsInEveryTheme(page)).toEqual([]);
  await merging.getByRole('button', { name: 'Merge', exact: true }).click();
  const done = page.getByText(`“${twice}” was merged into “${kept}”.`);
  await expect(done).toBeVisible();
  await expect(merging).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Restored.')).toBeVisible();
  await page.goto(order);
  await expect(page.getByRole('link', { name: twice })).toBeVisible();
});
