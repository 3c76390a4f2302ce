import { expect, mainMenu, openAs, test } from './person.ts';

const HOME = /\/$/;

test.describe('each account signs in and arrives at the right page', () => {
  test('admin sees the dashboard and every menu entry', async ({ page }) => {
    await openAs(page, 'admin', '/');
    await expect(page).toHaveURL(HOME);
    for (const entry of ['Dashboard', 'Projects', 'Contacts Network', 'Equipment', 'Forms', 'Library']) {
      await expect(mainMenu(page).getByRole('link', { name: entry, exact: true })).toBeVisible();
    }
  });

  test('office sees only what it may read', async ({ page }) => {
    await openAs(page, 'office', '/');
    await expect(page).toHaveURL(HOME);
    await expect(mainMenu(page).getByRole('link', { name: 'Contacts Network' })).toBeVisible();
    await expect(mainMenu(page).getByRole('link', { name: 'Equipment' })).toBeVisible();
    await expect(mainMenu(page).getByRole('link', { name: 'Forms' })).toBeVisible();
    await expect(mainMenu(page).getByRole('link', { name: 'Employees' })).toBeHidden();
  });

  for (const account of ['tech', 'crew']) {
    test(`${account} lands on the dashboard`, async ({ page }) => {
      await openAs(page, account, '/');
      await expect(page).toHaveURL(HOME);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/Good (morning|afternoon|evening)/);
    });
  }

  test('ROLE028 ERR006 ERR007 trial is sent to the subscription, and may continue from there', async ({ page }) => {
    await openAs(page, 'trial', '/');
    await expect(page).toHaveURL(/\/settings\/fieldspan-subscription$/);
    await expect(page.getByText(/currently does not have a valid subscription/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Not Now' }).click();
    await mainMenu(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(HOME);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Good (morning|afternoon|evening)/);
  });

  test('invited is shown the invitation, over the employers', async ({ page }) => {
    await openAs(page, 'invited', '/');
    const invite = page.getByRole('dialog', { name: 'Company invite' });
    await expect(invite).toContainText('Northgate Mechanical');
    await expect(invite.getByRole('button', { name: 'Accept Invite' })).toBeVisible();
    await expect(page).toHaveURL(/\/employers$/);
  });

  test('newterms is asked to agree to the terms', async ({ page }) => {
    await openAs(page, 'newterms', '/');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'I Agree' })).toBeVisible();
  });

  test('setup is sent to the company setup', async ({ page }) => {
    await openAs(page, 'setup', '/');
    await expect(page).toHaveURL(/\/setup(\/|$)/);
    await expect(mainMenu(page).getByRole('link', { name: 'Setup' })).toBeVisible();
    await expect(mainMenu(page).getByRole('link', { name: 'Projects' })).toBeHidden();
  });

  test('noname is sent to the own profile and kept there', async ({ page }) => {
    await openAs(page, 'noname', '/');
    await expect(page).toHaveURL(/\/employee\/[^/]+\/profile$/);
    await mainMenu(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(/\/employee\/[^/]+\/profile$/);
    await expect(page.getByText("Don't forget to fill out your personal details!").first()).toBeVisible();
  });
});

test('wrong credentials are reported, and the email stays', async ({ page, complaints }) => {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('admin@fieldspan.test');
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Incorrect credentials')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('admin@fieldspan.test');
  expect(complaints).toEqual([]);
});

test(
  'the requested screen follows the sign-in, and a reload keeps the session',
  { tag: '@two-servers' },
  async ({ page }) => {
    await openAs(page, 'admin', '/contacts?q=a');
    await expect(page).toHaveURL(/\/contacts\?q=a$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Contacts Network' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Contacts Network' })).toBeVisible();
  },
);

test('logging out returns to the login screen and forgets the session', { tag: '@two-servers' }, async ({ page }) => {
  await openAs(page, 'admin', '/projects/list');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(page).toHaveURL(HOME);
  expect(await page.evaluate(() => localStorage.getItem('fieldspan.session'))).toBeNull();
});

test('signing out in one tab signs the other out', async ({ page, context }) => {
  await openAs(page, 'admin', '/');
  const other = await context.newPage();
  await other.goto('/projects/list');
  await expect(other.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(other.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});
