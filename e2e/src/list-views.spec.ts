import { expect, openAs, test } from './person.ts';

test('a list is shown as somebody likes it, saved as a view, and its view is removed and brought back', async ({
  page,
}) => {
  const name = `By city ${Date.now()}`;
  await openAs(page, 'admin', '/contacts?sort=city');
  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = page.getByRole('dialog', { name: 'Columns' });
  await columns.getByRole('checkbox', { name: 'E-mail' }).uncheck();
  await columns.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('columnheader', { name: 'E-mail' })).toBeHidden();
  await expect(page).toHaveURL(/columns=name\.kind\.company\.phone\.city/);

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save as …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a view' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: `View ${name}`, exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'E-mail' })).toBeHidden();
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await page.getByRole('button', { name: `View ${name}, changed` }).click();
  await page.getByRole('menuitem', { name }).first().click();
  await expect(page).toHaveURL(/sort=city/);

  await page.getByRole('button', { name: `View ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: `Change “${name}” …` }).click();
  await page.getByRole('dialog', { name: 'Saved view' }).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Views' }).click();
  await expect(page.getByRole('menuitem', { name })).toBeVisible();
});
