import { expect, mainMenu, openAs, test } from './person.ts';

/** Screens of six remotes. All addresses are in routes.spec.ts, all entries of the menu in areas.spec.ts. */
const SCREENS = [
  { path: '/projects/list', heading: 'Projects' },
  { path: '/contacts', heading: 'Contacts Network' },
  { path: '/equipment/list', heading: 'Equipment' },
  { path: '/forms/templates', heading: 'Forms' },
  { path: '/library/files', heading: 'Library' },
  { path: '/messages', heading: 'Messages' },
];

test('pages of six remotes open directly and after a reload, and the window has their title', async ({ page }) => {
  await openAs(page, 'admin', '/');
  for (const { path, heading } of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(heading));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('a page opens from the menu or the bar, and Back leads home', async ({ page }) => {
  await openAs(page, 'admin', '/');
  // The main menu stays beside a wide page; in a wide window Messages opens the message panel instead of the page.
  const links = [
    { width: 1680, link: mainMenu(page).getByRole('link', { name: 'Library', exact: true }), heading: 'Library' },
    { width: 1180, link: page.getByRole('banner').getByRole('link', { name: /^Messages/ }), heading: 'Messages' },
  ];
  for (const { width, link, heading } of links) {
    await page.setViewportSize({ width, height: 950 });
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  }
});

test('an unknown address shows not found inside the chrome', async ({ page }) => {
  await openAs(page, 'admin', '/no/such/place');
  await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
  await expect(mainMenu(page)).toBeVisible();
});
