import { readFile } from 'node:fs/promises';
import { inOwnCompany } from './own-company.ts';
import { expect, openAs, test } from './person.ts';
import { seriousFindings } from './serious-findings.ts';

test('a company imports its contacts, groups them, corrects one in its cell and takes it back', async ({
  page,
  request,
}) => {
  test.slow();
  const town = `Town ${Date.now()}`;
  const csv = [
    'Customer;E-mail;Town;Phone',
    `Quay Foods;quay@foods.test;${town};519 555 0001`,
    `Pier Ice;pier@ice.test;${town};519 555 0002`,
    `;nobody@there.test;${town};`,
  ].join('\r\n');
  await inOwnCompany(page, request);
  await page.goto('/contacts');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a list' });
  await dialog
    .getByLabel('List', { exact: true })
    .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await dialog.getByRole('combobox', { name: 'What “Town” fills' }).selectOption('City');
  await dialog.getByRole('button', { name: 'Try it' }).click();
  await expect(dialog.getByText(/Nothing is stored yet.*2 new, 0 changed, 1 refused/)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(dialog.getByText(/^Stored: 2 new, 0 changed, 1 refused/)).toBeVisible();
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the refused row' }).click();
  expect((await file).suggestedFilename()).toBe('customers refused.csv');
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Group by' }).click();
  await page.getByRole('menuitem', { name: 'City' }).click();
  await page.getByRole('button', { name: `${town} 2` }).click();
  await expect(page).toHaveURL(/group=city&open=Town/);
  const row = page.getByRole('row', { name: /Quay Foods/ });
  await row.getByRole('link', { name: 'Quay Foods' }).focus();
  await page.keyboard.press('F2');
  await page.keyboard.press('Tab');
  const phone = row.getByRole('textbox', { name: 'Phone' });
  await expect(phone).toBeFocused();
  await phone.fill('519 555 0099');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Phone changed.')).toBeVisible();
  await expect(row.getByRole('link', { name: '519 555 0099' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Taken back.')).toBeVisible();
  await expect(row.getByRole('link', { name: '519 555 0001' })).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
});

test('a list goes to Excel and comes back: the workbook of one company fills another', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  await openAs(page, 'admin', '/contacts');
  const links = page.getByRole('table').locator('a[href^="/contact/"]');
  const [word = ''] = (await links.first().innerText()).split(' ');
  await page.goto(`/contacts?q=${word}`);
  await expect(links.first()).toContainText(word);
  const names = await links.allInnerTexts();
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: 'Download for Excel' }).click();
  const workbook = await arrives;
  expect(workbook.suggestedFilename()).toMatch(/\.xlsx$/);

  const newcomer = await browser.newPage();
  await inOwnCompany(newcomer, request);
  await newcomer.goto('/contacts');
  await newcomer.getByRole('button', { name: 'Import' }).click();
  const dialog = newcomer.getByRole('dialog', { name: 'Import a list' });
  const buffer = await readFile(await workbook.path());
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await dialog
    .getByLabel('List', { exact: true })
    .setInputFiles({ name: workbook.suggestedFilename(), mimeType, buffer });
  // The workbook names the company of a person; here that could only be a mark of what is one.
  await dialog.getByRole('combobox', { name: 'What “Company” fills' }).selectOption('Left out');
  await expect(dialog.getByRole('row', { name: /^Kind (Customer|Supplier|Company)/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Try it' }).click();
  await expect(dialog.getByText(`${names.length} new, 0 changed, 0 refused`)).toBeVisible();
  await dialog.getByRole('button', { name: /^Import \d+ rows?$/ }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  for (const name of names) await expect(newcomer.getByRole('row', { name })).toBeVisible();
});

test('the time of each person stands in the groups of the list, on a phone too', async ({ page }) => {
  await openAs(page, 'admin', '/time-logs/list?group=person');
  const heads = page.getByRole('button', { expanded: false }).filter({ hasText: /\d$/ });
  const name = (await heads.first().textContent()) ?? '';
  await heads.first().click();
  const head = page.getByRole('button', { name, expanded: true });
  await expect(head).toBeVisible();
  await expect(
    page
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
      .first(),
  ).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByRole('list', { name: 'All logs' }).getByRole('link').first()).toBeVisible();
  await head.click();
  await expect(page.getByRole('list', { name: 'All logs' }).getByRole('link')).toHaveCount(0);
});
