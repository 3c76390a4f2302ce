import type { Browser, Page } from '@playwright/test';
import { askForms, clockOutOf, jobSiteOf, northOf } from './job-site.ts';
import { expect, mainMenu, openAs, test } from './person.ts';

// In sequence: some of these tests share an account, and a person has only one clock.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ browser }) => {
  await settle(browser, false);
});
test.afterAll(async ({ browser }) => {
  await settle(browser, true);
});

/** These tests are about the clock; only one of them asks for forms. */
async function settle(browser: Browser, isAsked: boolean): Promise<void> {
  const page = await browser.newPage();
  await openAs(page, 'admin', '/contacts');
  await askForms(page, isAsked);
  await page.close();
}

const ELAPSED = /\d+:\d\d:\d\d/;
const bar = (page: Page) => page.getByRole('banner');
const clock = (page: Page, name: 'Clock In' | 'Clock Out' | 'Offsite') =>
  bar(page).getByRole('button', { name, exact: true });

/** The punches that the browser sends, as form fields. */
function punchesOf(page: Page): Record<string, string>[] {
  const punches: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/TimeLog/punch-clock')) return;
    const text = request.postData() ?? '';
    const fields = [...text.matchAll(/name="(\w+)"\r\n\r\n([^\r]*)/g)];
    punches.push(Object.fromEntries(fields.map(([, key = '', value = '']) => [key, value])));
  });
  return punches;
}

/** Signed in, clocked out, on the page of a project of theirs. */
async function onJobPage(page: Page, account: string) {
  await openAs(page, account, '/projects/list');
  await clockOutOf(page);
  const site = await jobSiteOf(page);
  await page.goto(`/project/${site.slug}/dashboard`);
  await expect(clock(page, 'Clock In')).toBeVisible();
  return site;
}

test('CLOCK003 CLOCK006 CLOCK007 on site one clocks in and out with a press, and the menu links to the job', async ({
  page,
  context,
}) => {
  const site = await onJobPage(page, 'crew');
  const punches = punchesOf(page);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(northOf(site, site.check_in_tolerance / 2));

  await clock(page, 'Clock In').click();
  await expect(clock(page, 'Clock Out')).toContainText(ELAPSED);
  await expect(page.getByText(`Clocked in, ${site.job_num}`)).toBeVisible();
  const entry = mainMenu(page).getByRole('link', { name: site.job_num });
  await expect(entry).toHaveAttribute('href', `/project/${site.slug}/dashboard`);

  await page.reload();
  await expect(clock(page, 'Clock Out')).toContainText(ELAPSED);
  await clock(page, 'Clock Out').click();
  await expect(page.getByText(/^Clocked out, 0:\d\d:\d\d$/)).toBeVisible();
  await expect(clock(page, 'Clock In')).not.toContainText(ELAPSED);
  await expect(entry).toBeHidden();
  expect(punches).toMatchObject([
    { job_id: String(site.id), intent: 'in', position_accuracy: '10' },
    { job_id: String(site.id), intent: 'out' },
  ]);
});

test('CLOCK008 ROUTE106 from too far away one is sent to the punch clock, works offsite, and arrives', async ({
  page,
  context,
}) => {
  const site = await onJobPage(page, 'admin');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(northOf(site, site.check_in_tolerance + 2000));
  await clock(page, 'Clock In').click();
  await expect(page).toHaveURL(new RegExp(`/punch-clock/project/${site.slug}$`));

  await page.getByRole('button', { name: `Clock In offsite on ${site.job_num}` }).click();
  await expect(clock(page, 'Offsite')).toContainText(ELAPSED);
  await context.setGeolocation(northOf(site, 5));
  await page.getByRole('button', { name: 'Find me again' }).click();
  await page.getByRole('button', { name: 'I am on site now' }).click();
  await expect(clock(page, 'Clock Out')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clock Out' }).click();
  await expect(clock(page, 'Clock In')).toBeVisible();
});

test('CLOCK009 without a location one stays off the clock and is told why', async ({ page }) => {
  await onJobPage(page, 'crew');
  const punches = punchesOf(page);
  await clock(page, 'Clock In').click();
  await expect(page.getByText(/^Location error: your location could not be had/)).toBeVisible();
  await expect(clock(page, 'Clock In')).toBeVisible();
  expect(punches).toEqual([]);
});

test(
  'a press without a connection changes the clock at once and is sent later with its own time',
  { tag: '@two-servers' },
  async ({ page, context, complaints }) => {
    const site = await onJobPage(page, 'crew');
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(northOf(site, 1));
    await context.setOffline(true);
    await clock(page, 'Clock In').click();
    await expect(clock(page, 'Clock Out')).toHaveAccessibleDescription(/Waits for a connection to be sent\.$/);
    await expect(clock(page, 'Clock Out')).toContainText('0:00:03');

    const arrived = page.waitForResponse(
      (response) => response.url().endsWith('/TimeLog/punch-clock') && response.ok(),
    );
    await context.setOffline(false);
    const { data, time } = await (await arrived).json();
    expect(Date.parse(time) - Date.parse(data.time_in)).toBeGreaterThanOrEqual(3000);
    await expect(clock(page, 'Clock Out')).toHaveAccessibleDescription(/^Clocked in since [^.]+\.$/);
    await clockOutOf(page);
    // The browser reports each request that failed.
    complaints.length = 0;
  },
);

test('the clock and its page fit a phone', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const site = await onJobPage(page, 'crew');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(northOf(site, 1));
  await page.goto('/punch-clock');
  await page.getByRole('button', { name: `Clock In on ${site.job_num}` }).click();
  await expect(clock(page, 'Clock Out')).toContainText(ELAPSED);
  const { height } = (await page.getByRole('main').getByRole('button', { name: 'Clock Out' }).boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(56);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await clockOutOf(page);
});

test('FORM035 a required form opens over the page first, and nobody is clocked in meanwhile', async ({
  page,
  context,
  browser,
}) => {
  await settle(browser, true);
  const site = await onJobPage(page, 'crew');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(northOf(site, 1));
  await clock(page, 'Clock In').click();
  const form = page.getByRole('dialog', { name: 'Company Form' });
  await expect(form).toContainText('Building sites');
  await expect(page.getByText(/^Before you clock in here, fill in for this project: “Building sites”/)).toBeVisible();
  // Before the form has loaded, it closes without asking.
  await expect(form.getByRole('button', { name: /Next$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Are you sure you want to exit?' });
  await question.getByRole('button', { name: 'Yes, Cancel Form' }).click();
  await expect(form).toBeHidden();
  await expect(clock(page, 'Clock In')).toBeVisible();
  await settle(browser, false);
});
