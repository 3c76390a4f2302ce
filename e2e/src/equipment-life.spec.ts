import type { Browser, Page } from '@playwright/test';
import { inOwnCompany } from './own-company.ts';
import { expect, test } from './person.ts';
import { seriousFindings } from './serious-findings.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' }).click();
const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

test('a new company makes a category, a type with a meter and a piece; plans say what is due, a service begins them anew, its use is charged, and its label takes reports', async ({
  page,
  request,
  browser,
}) => {
  await inOwnCompany(page, request);
  await page.goto('/equipment/list');
  await page.getByRole('button', { name: 'New category' }).first().click();
  await dialog(page).getByLabel('Name').fill('Vehicles');
  await dialog(page).getByRole('radio', { name: 'Blue' }).check();
  await save(page);
  await page.getByRole('link', { name: 'Vehicles' }).click();

  await page.getByRole('button', { name: 'New type' }).first().click();
  await dialog(page).getByLabel('Name').fill('Cargo van');
  await dialog(page).getByLabel('Amount per day ($)').fill('85');
  await dialog(page).getByLabel('Meter').selectOption('km');
  expect(await seriousFindings(page)).toEqual([]);
  await save(page);
  await page.getByRole('link', { name: 'Cargo van' }).click();
  await expect(page.getByText('$85.00/day')).toBeVisible();

  await page.getByRole('link', { name: 'New equipment' }).first().click();
  await page.getByLabel('Description').fill('Van 14');
  await page.getByLabel('Serial number').fill('1FT-0014');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Van 14' })).toBeVisible();

  await page.getByRole('link', { name: 'Maintenance', exact: true }).click();
  await page.getByRole('button', { name: 'New reading' }).click();
  await dialog(page).getByLabel('The meter shows (km)').fill('84000');
  await save(page);
  await said(page, '84,000 km');

  await page.getByRole('button', { name: 'New plan' }).click();
  await dialog(page).getByRole('button', { name: 'All “Cargo van”' }).click();
  await dialog(page).getByLabel('What is done').fill('Oil');
  await dialog(page).getByLabel('Every so much on the meter (km)').fill('10000');
  await save(page);
  await expect(page.getByText(/every 10,000 km · due 94,000 km/)).toBeVisible();

  await page.getByRole('button', { name: 'New reading' }).click();
  await dialog(page).getByLabel('The meter shows (km)').fill('83000');
  await save(page);
  await expect(page.getByText('The meter showed 84,000 km before that. If it was replaced, say so.')).toBeVisible();
  await dialog(page).getByLabel('The meter shows (km)').fill('94840');
  await save(page);
  await expect(page.getByText('840 km overdue').first()).toBeVisible();

  await page.getByRole('button', { name: 'Record a service' }).click();
  await dialog(page).getByLabel('The meter showed (km)').fill('94900');
  await dialog(page).getByLabel('Or by a workshop').fill('Wolseley');
  await dialog(page).getByLabel('Cost ($)').fill('120.50');
  await save(page);
  await expect(page.getByText(/due 104,900 km/)).toBeVisible();
  await expect(page.getByText('840 km overdue')).toHaveCount(0);
  await expect(page.getByText(/Wolseley · 94,900 km · \$120\.50/)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Use and cost' }).click();
  await page.getByRole('button', { name: 'Record use' }).click();
  await dialog(page).getByLabel('How much').fill('2');
  await dialog(page).getByRole('combobox', { name: 'In' }).selectOption('day');
  await save(page);
  await expect(page.getByText(/2 days · .* · charged \$170\.00/)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Label', exact: true }).click();
  await page.getByRole('button', { name: 'Print labels' }).click();
  const printed = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Make the PDF' }).click();
  expect((await printed).suggestedFilename()).toBe('Labels.pdf');

  const [, slug = ''] = /edit\/([^/]+)\/label/.exec(page.url()) ?? [];
  await reportAsStranger(browser, slug);
  await page.goto(`/equipment/edit/${slug}`);
  await expect(page.getByRole('link', { name: 'The gate does not close' })).toBeVisible();
});

/** Whoever scans the label has no account, and says what is wrong. */
async function reportAsStranger(browser: Browser, slug: string): Promise<void> {
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`/equipment/view/${slug}`);
  await expect(stranger.getByRole('link', { name: 'Sign in to inspect it' })).toBeVisible();
  await stranger.getByRole('button', { name: 'Report a problem' }).click();
  await dialog(stranger).getByLabel('What is wrong').fill('The gate does not close');
  await dialog(stranger).getByRole('button', { name: 'Send the report' }).click();
  await said(stranger, 'Thank you. The company that it belongs to has your report.');
  expect(await seriousFindings(stranger)).toEqual([]);
  await stranger.context().close();
}
