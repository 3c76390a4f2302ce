import type { Page } from '@playwright/test';
import { expect, mainMenu, openAs, signIn, test } from './person.ts';

const bar = (page: Page) => page.getByRole('banner');
const entries = (page: Page) => mainMenu(page).getByRole('listitem');

const LIST = [
  'Dashboard',
  'Projects',
  'Services',
  'Contacts Network',
  'Equipment',
  'Materials & Tasks',
  'Employees',
  'Time Logs',
  'Financial',
  'Health & Safety',
  'Forms',
  'Schedule',
  'Locates',
  'Library',
  'Settings',
  'Apps',
  'Employers',
  'Referral Link',
];

test.describe('the main menu', () => {
  test('SHELL001 NAV002 NAV020 ROLE001 an Admin has the whole list, and every entry opens a screen', async ({
    page,
  }) => {
    await openAs(page, 'admin', '/');
    await expect(entries(page)).toContainText(LIST);
    for (const label of LIST.slice(0, -1)) {
      const link = mainMenu(page).getByRole('link', { name: label, exact: true });
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${await link.getAttribute('href')}|/apps/store`));
      await expect(page.locator('main [data-page-heading]').first()).toBeVisible();
      await expect(page.locator('main [data-error]')).toHaveCount(0);
    }
  });

  test('NAV021 TRIAL001 a company in its setup has Setup and Employers, and its days left', async ({ page }) => {
    await openAs(page, 'setup', '/');
    await expect(page).toHaveURL(/\/setup/);
    await expect(entries(page)).toHaveText(['Setup', 'Employers']);
    await expect(mainMenu(page).getByText(/\d+ days left/)).toBeVisible();
  });

  test('NAV022 somebody without an employer has only the employers', async ({ page }) => {
    await openAs(page, 'invited', '/');
    await page.getByRole('dialog', { name: 'Company invite' }).getByRole('button', { name: 'Close' }).click();
    await expect(entries(page)).toHaveText(['Employers']);
  });

  test('ROLE001 ROLE007 ROLE019 the office has the entries of its four modules, and a technician those of theirs', async ({
    page,
  }) => {
    await openAs(page, 'office', '/');
    await expect(entries(page)).toContainText(['Contacts Network', 'Equipment', 'Time Logs', 'Forms']);
    for (const label of ['Materials & Tasks', 'Employees', 'Financial', 'Health & Safety', 'Locates']) {
      await expect(mainMenu(page).getByText(label, { exact: true })).toHaveCount(0);
    }
    await expect(bar(page).getByRole('button', { name: 'Support' })).toHaveCount(0);
  });

  test('ROLE001 ROLE020 a service technician finds their own services below the services', async ({ page }) => {
    await openAs(page, 'tech', '/');
    await mainMenu(page).getByRole('link', { name: 'Services', exact: true }).click();
    await mainMenu(page).getByRole('link', { name: 'My Services' }).click();
    await expect(page).toHaveURL('/services/mine');
  });

  test('NAV001 CONST002 hides on navigation at 1600 px and stays at 1601, in half a second', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 1601, height: 900 });
    await openAs(page, 'admin', '/');
    await mainMenu(page).getByRole('link', { name: 'Library' }).click();
    await expect(mainMenu(page)).toHaveAttribute('data-state', 'full');
    const duration = await mainMenu(page).evaluate((menu) => getComputedStyle(menu).transitionDuration);
    expect(duration.split(', ')).toContain('0.5s');

    await page.setViewportSize({ width: 1600, height: 900 });
    await mainMenu(page).getByRole('link', { name: 'Forms' }).click();
    await expect(page.locator('#side-menu')).toHaveAttribute('data-state', 'hidden');
  });

  test('CONST001 covers the page up to 1200 px, where it starts hidden, and is beside it from 1201', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1201, height: 900 });
    await openAs(page, 'admin', '/');
    const side = page.locator('#side-menu');
    await expect(side).toHaveAttribute('data-state', 'full');
    expect(await side.evaluate((menu) => getComputedStyle(menu).position)).toBe('sticky');

    await page.setViewportSize({ width: 1200, height: 900 });
    await expect(side).toHaveAttribute('data-state', 'hidden');
    expect(await side.evaluate((menu) => getComputedStyle(menu).position)).toBe('fixed');
    await bar(page).getByRole('button', { name: 'Menu' }).click();
    await expect(mainMenu(page).getByRole('link', { name: 'Dashboard' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bar(page).getByRole('button', { name: 'Menu' })).toBeFocused();
  });

  test('CONST005 CONST026 moves the page by its 250 px, and down by the 45 px of the bar and by the toolbar', async ({
    page,
    context,
    complaints,
  }) => {
    await page.setViewportSize({ width: 1700, height: 900 });
    await openAs(page, 'admin', '/');
    await expect(entries(page)).toHaveCount(LIST.length);
    const main = page.locator('#main');
    await expect.poll(() => main.evaluate((element) => element.getBoundingClientRect().left)).toBe(250);
    await expect(main).toHaveCSS('margin-top', '45px');

    // The page is complete: no request is in flight when the connection is lost.
    for (const card of ['Your day', 'Messages', 'Waiting for you'])
      await expect(page.getByRole('region', { name: card, exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await context.setOffline(true);
    const toolbar = page.getByText('You are offline. Messages');
    await expect(toolbar).toBeVisible();
    const height = await page
      .locator('header + div')
      .first()
      .evaluate((element) => element.getBoundingClientRect().height);
    expect(height).toBeGreaterThan(0);
    await expect
      .poll(() => main.evaluate((element) => Number.parseFloat(getComputedStyle(element).marginBlockStart)))
      .toBeCloseTo(45 + height, 2);
    await context.setOffline(false);
    await expect(main).toHaveCSS('margin-top', '45px');
    // A request that was in flight when the connection was lost is reported late.
    await page.close();
    complaints.length = 0;
  });
});

test.describe('the top bar', () => {
  test('SHELL008 SHELL013 SHELL014 fits 360 px, with the other entries in More', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openAs(page, 'admin', '/');
    await expect(bar(page).getByRole('link', { name: /^Messages/ })).toHaveAttribute('href', '/messages');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await bar(page).getByRole('button', { name: 'More', exact: true }).click();
    const items = page.getByRole('menu');
    await expect(items.getByRole('menuitem', { name: 'Support' })).toBeVisible();
    await expect(items.getByRole('menuitem', { name: 'Log Out' })).toBeVisible();
    await items.getByRole('menuitem', { name: '+ Expense' }).click();
    await expect(page).toHaveURL('/expenses/submit-new');
  });

  test('SHELL008 works with the keyboard alone: past it, through it, into More and out', async ({ page }) => {
    await page.goto('/');
    await signIn(page, 'admin');
    await expect(entries(page)).toHaveCount(LIST.length);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const skip = page.getByText('Skip to the page');
    await expect(page.locator('a, button').first()).toHaveText('Skip to the page');
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await skip.focus();
    const names: string[] = [];
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      names.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
    }
    expect(names.map((name) => name.replace(/,.*| of .*/, ''))).toEqual([
      'Fieldspan',
      expect.stringMatching(/^Clock In/),
      '+ Expense',
      'Profile',
      'Messages',
      'Alerts',
      'Support',
      'More',
      'Create new',
      'Find anything',
      'Log Out',
      'Dashboard',
    ]);
    await bar(page).getByRole('button', { name: 'More', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bar(page).getByRole('button', { name: 'More', exact: true })).toBeFocused();
  });

  test('SHELL004 Support opens a thread with the provider’s staff, and the same one again', async ({ page }) => {
    await openAs(page, 'admin', '/');
    await bar(page).getByRole('button', { name: 'Support' }).click();
    await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
    await expect(page.getByText('Noor Haddad').first()).toBeVisible();
    const address = page.url();
    await page.goto('/projects/list');
    await bar(page).getByRole('button', { name: 'Support' }).click();
    await expect(page).toHaveURL(address);
  });

  test('SHELL010 a print shows only the page', async ({ page }) => {
    await openAs(page, 'admin', '/projects/list');
    await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
    await expect(page.locator('#side-menu')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible();
    await expect(page.locator('#main')).toHaveCSS('margin-top', '0px');
  });
});
