import { expect, mainMenu, openAs, test } from './person.ts';

/** The heading of the page that each entry of the main menu opens. */
const MENU = [
  ['Dashboard', /./],
  ['Projects', 'Projects'],
  ['Services', 'Services'],
  ['Contacts Network', 'Contacts Network'],
  ['Equipment', 'Equipment'],
  ['Materials & Tasks', 'Materials'],
  ['Employees', 'Employees'],
  ['Time Logs', 'Review'],
  ['Financial', 'Financial'],
  ['Health & Safety', 'Health & Safety'],
  ['Forms', /Forms|templates/i],
  ['Schedule', 'Schedule'],
  ['Locates', 'Locates'],
  ['Library', 'Library'],
  ['Settings', 'Settings'],
  ['Apps', 'App store'],
  ['Employers', 'Employers'],
] as const;

test('SHELL001 every entry of the main menu opens a working screen, in the order of the specification', async ({
  page,
}) => {
  await openAs(page, 'admin', '/employers');
  await expect(mainMenu(page).getByRole('link', { name: 'Employers', exact: true })).toBeVisible();
  const names = await mainMenu(page).getByRole('link').allInnerTexts();
  const wanted = MENU.map(([label]) => label);
  expect(names.map((name) => name.trim()).filter((name) => wanted.some((label) => label === name))).toEqual(wanted);
  for (const [label, heading] of MENU) {
    await mainMenu(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
    await expect(page.getByText('This part of Fieldspan could not be loaded')).toBeHidden();
  }
});

test('SHELL001 expenses and messages open as well', async ({ page }) => {
  await openAs(page, 'admin', '/expenses/list');
  await expect(page.getByRole('heading', { level: 1, name: 'All expenses' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await page.goto('/messages');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

test('SHELL003 the four screens of apps open, and QuickBooks shows its state', async ({ page }) => {
  await openAs(page, 'admin', '/apps/integrations');
  await expect(
    page.getByRole('region', { name: 'QuickBooks' }).getByText('Not connected', { exact: true }),
  ).toBeVisible();
  await page.goto('/apps/installed');
  await expect(page.getByRole('heading', { name: 'Payroll export' })).toBeVisible();
  await page.goto('/apps/main');
  await expect(page).toHaveURL(/\/apps\/store$/);
  await expect(page.getByRole('heading', { level: 1, name: 'App store' })).toBeVisible();
});

test('ROUTE149 the old address of the matrix redirects, and Back does not loop', async ({ page }) => {
  await openAs(page, 'admin', '/employers');
  await page.goto('/certificates/matrix');
  await expect(page).toHaveURL(/\/safety\/certificates\/matrix$/);
  await expect(page.getByRole('table').getByRole('row').nth(2)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/employers$/);
});

test('a certificate opens from the matrix over the list, and closing stays in the list', async ({ page }) => {
  await openAs(page, 'admin', '/safety/certificates/matrix?show=attention');
  await page.getByRole('table').getByRole('row').nth(1).getByRole('cell').getByRole('link').first().click();
  await expect(page).toHaveURL(/certificates\/list\?open=/);
  const dialog = page.getByRole('dialog', { name: 'Training Certificate' });
  await expect(dialog.getByLabel('Number')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/certificates\/list$/);
});

test('the schedule is moved by keyboard, and its address contains the view and the day', async ({ page }) => {
  await openAs(page, 'admin', '/schedule/week/2026-11-20');
  await expect(page.getByRole('heading', { name: 'Nov 16 – 22, 2026' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/schedule\/week\/2026-11-27$/);
  await page.keyboard.press('m');
  await expect(page).toHaveURL(/\/schedule\/month\/2026-11-27$/);
  await page.getByRole('link', { name: /^Mon Nov 16/ }).click();
  await expect(page).toHaveURL(/\/schedule\/day\/2026-11-16$/);
  // Paper has a row for each person, and nothing to press.
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: 'Person' })).toBeVisible();
  await expect(page.getByText(/^Printed /)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.goBack();
  await expect(page).toHaveURL(/\/schedule\/month\/2026-11-27$/);
});

test('an expense with a receipt is submitted, and is there after a reload', async ({ page }) => {
  const what = `Ball valve ${Date.now()}`;
  await openAs(page, 'tech', '/expenses/submit-new');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Photograph the receipt' }).click();
  await (await choosing).setFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
  await page.getByLabel('Amount ($)').fill('42.50');
  await page.getByLabel('What was bought').fill(what);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/expenses\/log$/);
  await expect(page.getByRole('table').getByText(what)).toBeVisible();
  await page.reload();
  await page.getByRole('table').getByRole('link', { name: what }).click();
  const dialog = page.getByRole('dialog', { name: 'Expense' });
  await expect(dialog.getByRole('link', { name: /Open the receipt/ })).toBeVisible();
  await expect(dialog.getByText('$42.50')).toBeVisible();
});

test('a material is added and found', async ({ page }) => {
  const code = `ZZ-${Date.now()}`;
  await openAs(page, 'admin', '/materials/list');
  await page.getByRole('link', { name: 'New material' }).click();
  const dialog = page.getByRole('dialog', { name: 'New material' });
  await dialog.getByLabel('Description').fill('Hanger rod, test');
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Record Saved!')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search materials' }).fill(code);
  await expect(page.getByRole('table').getByText(code)).toBeVisible();
});

test('somebody without the module is refused at the address', async ({ page }) => {
  await openAs(page, 'office', '/financial/invoices');
  await expect(page.getByText('You do not have permission to see this')).toBeVisible();
  await expect(mainMenu(page).getByRole('link', { name: 'Financial', exact: true })).toBeHidden();
});

test('an area asks for a sign-in and then shows the requested page', async ({ page }) => {
  await openAs(page, 'admin', '/locates?show=all');
  await expect(page).toHaveURL(/\/locates\?show=all$/);
  await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/locates\/\w+$/);
  await expect(page.getByRole('region', { name: 'Utilities' })).toBeVisible();
});

/** One transparent pixel as PNG. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
