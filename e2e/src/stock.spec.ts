import { dialog } from './money-pages.ts';
import { createCompany, finishSetup, ownAddress } from './own-company.ts';
import { answerOf } from './answer-of.ts';
import { expect, test } from './person.ts';
import { findingsInEveryTheme } from './serious-findings.ts';

test('materials lie in a store and a van, are counted, run low and are ordered', async ({ page, request }) => {
  await createCompany(page, request, ownAddress('stan'));
  await finishSetup(page);
  await answerOf(page, 'Material/save', { description: 'Copper pipe', unit: 'm', cost: 3, reorder_level: 10 });

  await page.goto('/materials/list');
  await page.getByRole('link', { name: 'Stock', exact: true }).click();
  await expect(
    page.getByRole('table', { name: 'What is where' }).getByRole('row', { name: /Copper pipe/ }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Places', exact: true }).click();
  for (const name of ['Main store', 'Van 1']) {
    await page.getByRole('button', { name: 'New place' }).click();
    await dialog(page).getByLabel('Name').fill(name);
    if (name === 'Van 1') await dialog(page).getByLabel('Kind').selectOption('van');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
  expect(await findingsInEveryTheme(page)).toEqual([]);

  const move = async (kind: string, places: Record<string, string>, quantity: string) => {
    await page.getByRole('button', { name: 'Move stock' }).click();
    const asking = page.getByRole('dialog', { name: 'Move stock' });
    await asking.getByLabel('What happens').selectOption(kind);
    await asking.getByRole('button', { name: /^Material/ }).click();
    await page
      .getByRole('dialog', { name: 'Material' })
      .getByRole('button', { name: /Copper pipe/ })
      .click();
    for (const [label, place] of Object.entries(places))
      await asking.getByLabel(label, { exact: true }).selectOption({ label: place });
    await asking.getByLabel(/^How many/).fill(quantity);
    await asking.getByRole('button', { name: 'Save' }).click();
  };
  await move('receive', { To: 'Main store' }, '12');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await move('move', { From: 'Main store', To: 'Van 1' }, '20');
  await expect(page.getByText(/Main store has 12 m of Copper pipe, not 20/).first()).toBeVisible();
  await page.getByRole('dialog', { name: 'Move stock' }).getByLabel('How many').fill('5');
  await page.getByRole('dialog', { name: 'Move stock' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await move('count', { Place: 'Main store' }, '2');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('link', { name: 'What is where', exact: true }).click();
  const row = page.getByRole('table', { name: 'What is where' }).getByRole('row', { name: /Copper pipe/ });
  await expect(row).toHaveText(/Main store 2 m · Van 1 5 m.*7 m\s*Low/);
  expect(await findingsInEveryTheme(page)).toEqual([]);
  await page.getByRole('link', { name: 'Low', exact: true }).click();
  expect(await findingsInEveryTheme(page)).toEqual([]);
  await page.getByRole('button', { name: 'Draft an order from No supplier' }).click();
  await expect(page).toHaveURL(/\/financial\/purchase-orders\//);
  await expect(page.getByText('Copper pipe').first()).toBeVisible();
});
