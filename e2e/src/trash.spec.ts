import type { Page } from '@playwright/test';
import { checkStates } from './check-states.ts';
import { expect, openAs, test } from './person.ts';

/**
 * Creates a material on its screen for this test alone.
 * @returns its name
 */
async function newMaterial(page: Page): Promise<string> {
  const name = `Copper elbow ${Date.now()}`;
  await page.goto('/materials/list');
  await page.getByRole('link', { name: 'New Material' }).click();
  await page.getByLabel('Description').fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Record Saved!').first()).toBeVisible();
  return name;
}

/** Searches the list for this name. */
async function findIn(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('searchbox').fill(name);
}

async function deleteByList(page: Page, name: string): Promise<void> {
  await findIn(page, '/materials/list', name);
  await page.getByRole('row').filter({ hasText: name }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  // While the dialog is open, elements behind it have no role: the row would count as hidden before the server has
  // responded.
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeHidden();
}

test('a deletion can be undone at once, the record is in the trash, and only an Admin can delete it for good', async ({
  page,
}) => {
  await openAs(page, 'admin', '/materials/list');
  const name = await newMaterial(page);

  await deleteByList(page, name);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();

  await deleteByList(page, name);
  await findIn(page, '/settings/trash', name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Dana Reyes');
  await checkStates(page, [{ name: 'trash', path: '/settings/trash' }]);
  await findIn(page, '/settings/trash', name);
  await row.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(page.getByText(`“${name}” is back.`)).toBeVisible();
  await findIn(page, '/materials/list', name);
  await expect(row).toBeVisible();

  await deleteByList(page, name);
  await findIn(page, '/settings/trash', name);
  await row.getByRole('button', { name: `Delete for good ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText(`“${name}” is deleted for good.`)).toBeVisible();
  await expect(row).toBeHidden();
});
