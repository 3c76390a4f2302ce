import { expect, openAs, test } from './person.ts';

test('a message typed in one browser appears in a second one', { tag: '@two-servers' }, async ({ page, browser }) => {
  const subject = `Valve tags ${Date.now()}`;
  await openAs(page, 'admin', '/messages');
  await page.getByRole('button', { name: 'New message' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Subject').fill(subject);
  await dialog.getByLabel('Search people').fill('Luis Ferreira');
  await dialog.getByRole('checkbox', { name: /Luis Ferreira/ }).check();
  await dialog.getByLabel('Message').fill('Tags are in the gang box.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();

  const second = await browser.newPage();
  await openAs(second, 'tech', new URL(page.url()).pathname);
  await expect(second.getByText('Tags are in the gang box.').last()).toBeVisible();

  await page.getByRole('textbox', { name: /message/i }).fill('Two are missing, see grid C.');
  await page.keyboard.press('Enter');
  await expect(second.getByText('Two are missing, see grid C.').last()).toBeVisible();

  await second.getByRole('textbox', { name: /message/i }).fill('On my way.');
  await second.keyboard.press('Enter');
  await expect(page.getByText('On my way.').last()).toBeVisible();
  await second.close();
});

test('ERR015 an unknown thread says so and links back', async ({ page }) => {
  await openAs(page, 'admin', '/message/no-such-thread');
  await expect(page.getByText('Message thread not found, or it is private')).toBeVisible();
  await expect(page).toHaveURL(/\/messages$/);
});
