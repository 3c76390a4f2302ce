import { expect, mainMenu, openAs, test } from './person.ts';

const SCREENS = [
  { remote: 'projects', path: '/projects/list', menu: 'Projects', heading: 'Projects' },
  { remote: 'contacts', path: '/contacts', menu: 'Contacts Network', heading: 'Contacts Network' },
  { remote: 'equipment', path: '/equipment/list', menu: 'Equipment', heading: 'Equipment' },
  { remote: 'forms', path: '/forms/templates', menu: 'Forms', heading: 'Forms' },
  { remote: 'library', path: '/library/files', menu: 'Library', heading: 'Library' },
  { remote: 'messaging', path: '/messages', menu: null, heading: 'Messages' },
];

for (const { remote, path, menu, heading } of SCREENS) {
  test(`${remote}: ${path} opens directly, by its address`, async ({ page }) => {
    await openAs(page, 'admin', path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(heading));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  test(`${remote}: ${heading} opens from the menu`, async ({ page }) => {
    // If the window is wide enough for the message panel, Messages opens the panel instead.
    if (menu === null) await page.setViewportSize({ width: 1180, height: 900 });
    await openAs(page, 'admin', '/');
    const link = menu
      ? mainMenu(page).getByRole('link', { name: menu, exact: true })
      : page.getByRole('banner').getByRole('link', { name: /^Messages/ });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}$|${path.replace('/list', '')}$`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });
}

test('an unknown address shows not found inside the chrome', async ({ page }) => {
  await openAs(page, 'admin', '/no/such/place');
  await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
  await expect(mainMenu(page)).toBeVisible();
});
