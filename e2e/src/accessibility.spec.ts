import type { Page } from '@playwright/test';
import { checkStates, type State } from './check-states.ts';
import { expect, mainMenu, openAs, test } from './person.ts';
import { findingsInEveryTheme } from './serious-findings.ts';

/*
 * Every screen of the shell, with its dialogs and menus; the areas' own screens are in areas.spec.ts, the messages' in
 * messaging-accessibility.spec.ts.
 */

const bar = (page: Page) => page.getByRole('banner');
const dialog = (page: Page, name: string) => expect(page.getByRole('dialog', { name })).toBeVisible();

async function chooseMore(page: Page, name: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

test.describe('without signing in', () => {
  const FORMS: State[] = [
    { name: 'sign-in', path: '/login' },
    {
      name: 'sign-in refused',
      path: '/login',
      open: async (page) => {
        await page.getByRole('button', { name: 'Login', exact: true }).click();
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
    { name: 'partner', path: '/login/partner-access' },
    {
      name: 'forgotten password',
      path: '/login',
      open: async (page) => {
        await page.getByRole('button', { name: 'I forgot my password' }).click();
        await page.getByRole('button', { name: 'Request reset' }).click();
        await dialog(page, 'Password Reset Request');
      },
    },
    { name: 'new password', path: '/reset-password/abc' },
    {
      name: 'registration refused',
      path: '/register',
      open: async (page) => {
        await page.getByRole('button', { name: 'Start free trial' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
  ];
  const ENDS: State[] = [
    { name: 'unknown invitation', path: '/accept-invite/nope' },
    { name: 'thanks', path: '/thank-you' },
    { name: 'old setup link', path: '/setup/1/nope' },
    { name: 'a link to nothing', path: '/redirect/Spaceship/1' },
  ];

  test('the forms have no serious accessibility finding in any theme', async ({ page }) => {
    await checkStates(page, FORMS);
  });

  test('the pages with a single message have no serious accessibility finding in any theme', async ({ page }) => {
    await checkStates(page, ENDS);
  });
});

/** Whoever reads the terms for a while keeps the page behind them waiting, and the browser remarks on it. */
const isHint = (complaint: string) => complaint.includes('was preloaded using link preload but not used');

test.describe('the first screens have no serious accessibility finding in any theme', () => {
  const FIRST = [
    { account: 'newterms', shown: (page: Page) => page.getByRole('button', { name: 'I Agree' }) },
    { account: 'invited', shown: (page: Page) => page.getByRole('dialog', { name: 'Company invite' }) },
    { account: 'trial', shown: (page: Page) => page.getByRole('dialog', { name: 'Your trial has ended' }) },
    { account: 'setup', shown: (page: Page) => page.getByRole('heading', { level: 1 }) },
    { account: 'noname', shown: (page: Page) => page.getByRole('heading', { level: 1 }) },
  ];
  for (const { account, shown } of FIRST) {
    test(account, async ({ page, complaints }) => {
      await openAs(page, account, '/');
      await expect(shown(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await findingsInEveryTheme(page)).toEqual([]);
      // The remark comes some seconds after the page has loaded, so after the page there is none.
      await page.close();
      complaints.splice(0, Infinity, ...complaints.filter((complaint) => !isHint(complaint)));
    });
  }
});

test.describe('signed in', () => {
  const PAGES: State[] = [
    { name: 'dashboard' },
    { name: 'nothing waits', path: '/outbox' },
    { name: 'no such page', path: '/no/such/page' },
    { name: 'link to nothing', path: '/redirect/Spaceship/1' },
    { name: 'alerts', path: '/notifications/feed' },
    { name: 'alert settings', path: '/notifications/settings' },
    { name: 'forms', path: '/forms/templates' },
    { name: 'library', path: '/library/files' },
  ];
  const CHROME: State[] = [
    { name: 'icons only', open: (page) => mainMenu(page).getByRole('button', { name: 'Show icons only' }).click() },
    { name: 'menu over the page', width: 800, open: (page) => bar(page).getByRole('button', { name: 'Menu' }).click() },
    { name: 'More', width: 360, open: (page) => bar(page).getByRole('button', { name: 'More', exact: true }).click() },
    {
      name: 'latest alerts',
      open: async (page) => {
        await bar(page).getByRole('button', { name: 'Alerts' }).click();
        await dialog(page, 'Alerts');
      },
    },
    {
      name: 'print mode',
      open: async (page) => {
        await chooseMore(page, 'Print mode');
        await expect(page.getByRole('button', { name: 'Leave print mode' })).toBeVisible();
      },
    },
    {
      name: 'message panel',
      path: '/projects/list',
      open: async (page) => {
        await bar(page)
          .getByRole('button', { name: /^Messages/ })
          .click();
        await expect(page.getByRole('complementary').getByRole('link').first()).toBeVisible();
      },
    },
  ];
  const OVER: State[] = [
    {
      name: 'palette',
      open: async (page) => {
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox', { name: 'Find anything' }).fill('ma');
        await expect(page.getByRole('group', { name: 'People' })).toBeVisible();
      },
    },
    {
      name: 'keys',
      open: async (page) => {
        await page.keyboard.press('?');
        await dialog(page, 'Keys');
      },
    },
    {
      name: 'forms to choose from',
      open: async (page) => {
        await chooseMore(page, 'Do a form');
        await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
      },
    },
    {
      name: 'referral link',
      open: async (page) => {
        await mainMenu(page).getByRole('button', { name: 'Referral Link' }).click();
        await page.getByRole('button', { name: 'QR code' }).click();
        await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
      },
    },
    {
      name: 'people to switch to',
      open: async (page) => {
        await chooseMore(page, 'Switch Users');
        await expect(page.getByText('This is you')).toBeVisible();
      },
    },
  ];

  for (const { what, states } of [
    { what: 'the pages', states: PAGES },
    { what: 'the states of the chrome', states: CHROME },
    { what: 'what opens over a page', states: OVER },
  ]) {
    test(`${what} have no serious accessibility finding in any theme`, async ({ page }) => {
      test.slow();
      await openAs(page, 'admin', '/');
      await expect(bar(page)).toBeVisible();
      await checkStates(page, states);
    });
  }

  test('a part that could not be loaded, without a connection, has no serious finding in any theme', async ({
    page,
    context,
    complaints,
  }) => {
    await page.route('**/r/library/**', (route) => route.abort());
    await openAs(page, 'crew', '/library/files');
    await expect(page.getByText('Library could not be loaded')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('It is tried again when the connection is back.')).toBeVisible();
    expect(await findingsInEveryTheme(page)).toEqual([]);
    complaints.length = 0;
  });
});
