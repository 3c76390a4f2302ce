import type { Page } from '@playwright/test';
import { inOwnCompany } from './own-company.ts';
import { expect, test } from './person.ts';
import { choose } from './scenes.ts';
import { seriousFindings } from './serious-findings.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const dialog = (page: Page) => page.getByRole('dialog');

async function saved(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

test('codes, their groups and the statuses of calls are made, changed and removed where they are used', async ({
  page,
  request,
}) => {
  await inOwnCompany(page, request);
  await page.goto('/settings/codes');
  const mark = crypto.randomUUID().slice(0, 6);
  await page.getByRole('button', { name: 'New group' }).click();
  await dialog(page).getByRole('textbox', { name: /^Name/ }).fill(`Travel ${mark}`);
  await saved(page);
  await page.getByRole('button', { name: 'New expense code' }).click();
  await dialog(page).getByRole('textbox', { name: /^Code/ }).fill(`5${mark}`);
  await dialog(page).getByRole('textbox', { name: 'Description' }).fill('Fuel');
  await choose(page, 'Group', `Travel ${mark}`);
  await saved(page);
  await expect(page.getByText(`5${mark} Fuel`)).toBeVisible();
  await page.getByRole('button', { name: 'New revenue code' }).click();
  await dialog(page).getByRole('textbox', { name: /^Code/ }).fill(`4${mark}`);
  await saved(page);
  await page.getByRole('button', { name: `What to do with 4${mark}` }).click();
  await page.getByRole('menuitem', { name: 'Edit…' }).click();
  await dialog(page).getByRole('textbox', { name: 'Description' }).fill('Service work');
  await saved(page);
  await expect(page.getByText(`4${mark} Service work`)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  await page.goto('/settings/jobs');
  await page.getByRole('button', { name: 'New status' }).click();
  await dialog(page).getByRole('textbox', { name: /^Name/ }).fill(`Waiting for parts ${mark}`);
  await saved(page);
  await page.goto('/service/new/details');
  await choose(page, 'Status', `Waiting for parts ${mark}`);
  await page.goto('/settings/jobs');
  await page.getByRole('button', { name: `What to do with Waiting for parts ${mark}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByText(`Waiting for parts ${mark}`)).toHaveCount(0);
});
