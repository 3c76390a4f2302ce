import { expect, openAs, test } from './person.ts';

test('a message typed in one browser appears in a second one', async ({ page, browser }) => {
  const subject = `Valve tags ${Date.now()}`;
  await openAs(page, 'admin', '/messages');
  await page.getByRole('button', { name: 'New message' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Subject').fill(subject);
  await dialog
    .getByLabel(/Search people|Recipients|To/)
    .first()
    .fill('tech');
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByLabel('Message', { exact: true }).fill('Tags are in the gang box.');
  await dialog.getByRole('button', { name: /Send|Create/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();

  const second = await browser.newPage();
  await openAs(second, 'tech', new URL(page.url()).pathname);
  await expect(second.getByText('Tags are in the gang box.').last()).toBeVisible();

  await page
    .getByRole('textbox', { name: /Message/ })
    .last()
    .fill('Two are missing, see grid C.');
  await page.keyboard.press('Enter');
  await expect(second.getByText('Two are missing, see grid C.').last()).toBeVisible();
  await second.close();
});
