import { expect, mainMenu, openAs, signIn, test } from './person.ts';

const HOME = /\/$/;

test('SHELL021 SESS002 an admin continues as a colleague', async ({ page }) => {
  await openAs(page, 'admin', '/projects/list');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Switch Users' }).click();
  await page.getByRole('searchbox', { name: 'Search people' }).fill('Wen Li');
  await page.getByRole('button', { name: /Wen Li/ }).click();
  await expect(page).toHaveURL(HOME);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wen');
  await expect(mainMenu(page).getByRole('link', { name: 'Employees' })).toBeHidden();
});

test('SESS004 the choice not to stay signed in is remembered', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Stay signed in on this device').uncheck();
  await signIn(page, 'admin');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByLabel('Stay signed in on this device')).not.toBeChecked();
});

test(
  'SESS005 SESS012 SESS013 the next person sees their own menu and nothing of the previous one',
  { tag: '@two-servers' },
  async ({ page }) => {
    await openAs(page, 'admin', '/employees/list');
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(HOME);
    await openAs(page, 'office', '/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wen');
    await expect(mainMenu(page).getByRole('link', { name: 'Employees' })).toBeHidden();
    await expect(page.getByText('Dana')).toBeHidden();
  },
);

test(
  'SESS006 SESS010 messages are polled from the sign-in on, and not after the sign-out',
  { tag: '@two-servers' },
  async ({ page }) => {
    let polls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/Message/check-new')) polls += 1;
    });
    await page.goto('/');
    await signIn(page, 'admin');
    await expect.poll(() => polls).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    const before = polls;
    await page.clock.install();
    await page.clock.runFor(30 * 60_000);
    expect(polls).toBe(before);
  },
);

test('SESS018 on a narrow screen the menu is not expanded after the sign-in', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await openAs(page, 'admin', '/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Good/);
  await expect(mainMenu(page).getByRole('link', { name: 'Projects' })).toBeHidden();
});

test('ROUTE004 ROUTE009 the sign-in pages redirect home for signed-in people', async ({ page }) => {
  await openAs(page, 'admin', '/');
  for (const path of ['/login', '/login/partner-access', '/login/other']) {
    await page.goto(path);
    await expect(page).toHaveURL(HOME);
  }
});

test('AUTH002 ROUTE008 ROUTE009 the partner variant has an additional field, and keeps its address', async ({
  page,
}) => {
  await page.goto('/login/partner-access');
  await expect(page.getByLabel('Channel Partner Email')).toBeVisible();
  await page.goto('/login/other');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Channel Partner Email')).toBeHidden();
});

test('AUTH001 AUTH003 AUTH004 a channel partner of the company signs in and lands at home', async ({ page }) => {
  await page.goto('/login/partner-access');
  await page.getByLabel('Channel Partner Email').fill('nobody@fieldspan.test');
  await page.getByLabel('Email', { exact: true }).fill('office@fieldspan.test');
  await page.getByLabel('Password', { exact: true }).fill('fieldspan-demo');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('This channel partner has no access to your company.')).toBeVisible();
  await page.getByLabel('Channel Partner Email').fill('partner@fieldspan.test');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(HOME);
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
});

test('ROUTE002 ROUTE005 ROUTE022 ROUTE023 ROUTE024 clean paths open directly, behind the sign-in, and after a reload', async ({
  page,
}) => {
  for (const path of ['/', '/dashboard', '/find', '/projects/list']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await openAs(page, 'admin', '/find');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([new URL(page.url()).pathname, new URL(page.url()).hash]).toEqual(['/find', '']);
});

test(
  'ERR003 a session that ended at the server logs out, says so, and asks to sign in at the same place',
  { tag: '@two-servers' },
  async ({ page, complaints }) => {
    await openAs(page, 'admin', '/contacts');
    await expect(page.getByRole('heading', { level: 1, name: 'Contacts Network' })).toBeVisible();
    await page.context().clearCookies();
    await mainMenu(page).getByRole('link', { name: 'Projects' }).click();
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    await expect(page.getByText('Please sign in.')).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem('fieldspan.session'))).toBeNull();
    complaints.length = 0;
  },
);

test('two tabs sign in and out together', { tag: '@two-servers' }, async ({ page, context }) => {
  await page.goto('/login');
  const other = await context.newPage();
  await other.goto('/projects/list');
  await expect(other.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await openAs(page, 'admin', '/login');
  await expect(other.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(other.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});

test('ROUTE015 a machine’s page opens for everybody with the link', async ({ page, browser }) => {
  await openAs(page, 'admin', '/equipment/list');
  const slug = await page.evaluate(async () => {
    const { apiKey } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
    const answer = await fetch('/api/Equipment/get?limit=1', { headers: { 'api-key': apiKey } });
    const { data }: { data: { slug: string }[] } = await answer.json();
    return data[0]?.slug ?? '';
  });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/equipment/view/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByLabel('Password', { exact: true })).toBeHidden();
});
