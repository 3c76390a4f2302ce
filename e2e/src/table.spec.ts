import type { Page } from '@playwright/test';
import { expect, openAs, test } from './person.ts';

const contacts = (page: Page) => page.getByRole('table', { name: 'Contacts Network' });

test('TABLE001 TABLE005 a list is sorted, rows are selected with the shift key, and the keyboard opens one', async ({
  page,
}) => {
  await openAs(page, 'admin', '/contacts');
  const table = contacts(page);
  await table.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  await table.getByRole('button', { name: 'City', exact: true }).click();
  await expect(table.getByRole('columnheader', { name: 'City' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=city/);
  // Waits for the new order, so that the keys walk the rows in it.
  await expect(page.locator('[aria-busy="true"]').filter({ has: table })).toHaveCount(0);

  const selection = page.getByRole('region', { name: 'Selection' });
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await expect(table.getByRole('row').nth(1).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(table.getByRole('row').nth(2).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('x');
  await expect(selection.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('x');
  await expect(selection).toBeHidden();

  const boxes = table.getByRole('checkbox', { name: 'Select', exact: true });
  await boxes.nth(1).check();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  await expect(selection.getByText('3 selected')).toBeVisible();
  await selection.getByRole('button', { name: 'Clear selection' }).click();
  await expect(selection).toBeHidden();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contact\//);
});

test('TABLE003 TABLE010 TABLE011 a contact is deleted from the list, after a confirmation', async ({ page }) => {
  const name = `Quarry ${Date.now()}`;
  await openAs(page, 'admin', '/contact/new/details');
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto(`/contacts?q=${encodeURIComponent(name)}`);

  const row = contacts(page).getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText('Are you sure you want to delete this Contact?')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await expect(row.getByRole('button', { name: 'Delete' })).toBeFocused();

  await row.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Contact deleted.')).toBeVisible();
  await expect(page.getByText('No Contacts')).toBeVisible();
});

test('TABLE013 a list is cards at 800 px and a table one pixel wider', async ({ page }) => {
  await page.setViewportSize({ width: 801, height: 800 });
  await openAs(page, 'admin', '/contacts');
  await expect(contacts(page)).toBeVisible();
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(page.getByRole('list', { name: 'Contacts Network' })).toBeVisible();
  await expect(contacts(page)).toBeHidden();
});

test('TABLE006 a row is dragged by its handle to the first place', async ({ page }) => {
  await page.goto('/dev/gallery');
  const table = page.getByRole('table', { name: 'Expenses', exact: true });
  const rows = table.locator('tbody').getByRole('row');
  const last = await rows.nth(2).getByRole('cell').nth(2).textContent();
  await rows.nth(2).getByTitle('Drag to another place').hover();
  await page.mouse.down();
  await rows.nth(0).hover({ position: { x: 200, y: 4 } });
  await rows.nth(0).hover({ position: { x: 210, y: 6 } });
  await page.mouse.up();
  await expect(rows.nth(0)).toContainText(last ?? '');
});

test('SHELL011 a picture of the library opens over the window; Back returns to the same screen', async ({ page }) => {
  await openAs(page, 'admin', '/library/files');
  const opener = page
    .getByRole('main')
    .getByRole('button', { name: /^View / })
    .first();
  await opener.click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('heading', { level: 2 })).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/library\/files$/);
  await expect(opener).toBeFocused();

  await opener.click();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
});
