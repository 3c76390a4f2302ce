import type { Page } from '@playwright/test';
import { expect, openAs, test } from './person.ts';

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
}

test('the palette finds a page, an action and a record by keys alone', async ({ page }) => {
  await openAs(page, 'admin', '/projects/list');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();

  await openPalette(page);
  await page.keyboard.type('equip');
  await expect(page.getByRole('option', { name: 'Equipment', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/equipment\/list$/);

  await openPalette(page);
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await openPalette(page);
  await page.keyboard.type('admin@field');
  await expect(page.getByRole('group', { name: 'People' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeHidden();

  await openPalette(page);
  await page.keyboard.type('gst');
  await expect(page.getByRole('option', { name: 'Taxes' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/taxes$/);
});

test('the palette shows nothing that a person may not read', async ({ page }) => {
  await openAs(page, 'crew', '/');
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.getByRole('combobox', { name: 'Find anything' }).fill('pump');
  await expect(page.getByRole('group', { name: 'Contacts' })).toBeHidden();
  await page.getByRole('combobox', { name: 'Find anything' }).fill('backup');
  await expect(page.getByText('Nothing here matches “backup”.')).toBeVisible();
});

test('a question mark lists the keys, a slash focuses the search of the screen', async ({ page }) => {
  await openAs(page, 'admin', '/contacts');
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts Network' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox').first()).toBeFocused();
});
