import { type PageSet, PageSetSchema } from '@fieldspan/contract/release';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { developerMachine } from './developer-machine.ts';
import { reportsOf } from './error-reports.ts';
import { expect, mainMenu, openAs, signIn, test } from './person.ts';
import { seriousFindings } from './serious-findings.ts';

const liveSet = async (page: Page): Promise<PageSet> =>
  v.parse(PageSetSchema, await (await page.request.get('/__set')).json());

/** Appends code to the entry script of a remote, as if it had been built so. */
async function withFault(page: Page, remote: string, code: string): Promise<void> {
  await page.route(`**/r/${remote}/**/remoteEntry.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n;${code}` });
  });
}

/** Removes the hashes from the page's set, because the test changes a file in transit. */
async function withoutHashes(page: Page): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname) && !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({
        response,
        body: (await response.text()).replaceAll(/"integrity":"[^"]*"/g, '"integrity":""'),
      });
    },
  );
}

test('an error in a timer and one in a promise are reported once, with their release, set and arm', async ({
  page,
  complaints,
}) => {
  await withoutHashes(page);
  await withFault(
    page,
    'equipment',
    `addEventListener('keydown', ({ key }) => {
       if (key !== 'F2') return;
       setTimeout(() => { throw new TypeError('broken timer'); });
       void Promise.reject(new RangeError('broken promise'));
     });`,
  );
  const reports = reportsOf(page);
  // Through the sign-in screen: opened by a signed-in person, this page checks the hash of the changed file all the same.
  await page.goto('/equipment/list');
  await signIn(page, 'admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Equipment' })).toBeVisible();
  // When the error occurs the person is on another page: the file tells whose error it is.
  await mainMenu(page).getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('F2');
  await expect.poll(() => reports.length).toBe(2);
  const { seq, remotes } = await liveSet(page);
  const origin = { remote: 'equipment', release: remotes['equipment']?.id, set_seq: String(seq), arm: 'baseline' };
  expect(reports).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...origin, user_error_message: 'broken timer' }),
      expect.objectContaining({ ...origin, user_error_message: 'broken promise' }),
    ]),
  );
  complaints.length = 0;

  await page.unrouteAll();
  await page.goto('/__fed');
  await expect(page.getByRole('heading', { level: 1, name: 'Releases in this tab' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});

test('an error from before the first frame is reported as soon as there is a session to report it under', async ({
  page,
  complaints,
}) => {
  const reports = reportsOf(page);
  await openAs(page, 'admin', '/equipment/list');
  const main = page.getByRole('heading', { level: 1, name: 'Equipment' });
  await expect(main).toBeVisible();
  const held: (() => Promise<void>)[] = [];
  await page.route('**/r/shell/**/core.*.js', (route) => void held.push(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  // The entry script has run and knows its chunks, but the chunk with everything else has not arrived.
  await expect.poll(() => page.evaluate(() => Object.keys(globalThis).some((key) => /chunk/i.test(key)))).toBe(true);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('too early');
    });
  });
  await Promise.all(held.map((goOn) => goOn()));
  await expect(main).toBeVisible();
  await expect
    .poll(() => reports)
    .toEqual([expect.objectContaining({ user_error_message: 'too early', arm: 'baseline' })]);
  complaints.length = 0;
});

test('a remote of a developer’s machine runs in one browser, under a banner, until it is stopped', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const machine = await developerMachine('equipment', baseURL ?? '');
  try {
    await page.goto(`${machine.origin}/`);
    await expect(page.getByRole('heading', { name: 'Run equipment from your machine?' })).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Run it from there' }).click();

    const banner = page.getByRole('complementary', { name: 'Overrides' });
    await expect(banner).toContainText(`Remote equipment from ${machine.origin} until`);
    await openAs(page, 'admin', '/equipment/list');
    await expect(page.getByRole('heading', { level: 1, name: 'Equipment' })).toBeVisible();
    await expect(banner).toBeVisible();
    // The tab asks for the set with its overrides, so the live set does not replace it.
    const asked = page.waitForRequest((request) => request.url().endsWith('/__set?overrides'));
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await asked;
    await page.goto('/__fed');
    const equipment = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'equipment', exact: true }) });
    await expect(equipment).toContainText('override');

    const other = await browser.newContext();
    const elsewhere = await other.request.get('/equipment/list');
    expect(elsewhere.headers()['content-security-policy']).not.toContain('localhost');
    expect(await elsewhere.text()).not.toContain(machine.origin);
    await other.close();

    await banner.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Releases in this tab' })).toBeVisible();
    await expect(banner).toBeHidden();
    await expect(equipment).toContainText('live');
  } finally {
    await machine.stop();
  }
});

test('an override that was changed on its way is refused with a message', async ({ page, complaints }) => {
  await page.goto('/__fed/override?token=e30.c2ln');
  await expect(page.getByRole('alert')).toContainText('This override was not signed with a key that local trusts');
  await page.getByRole('link', { name: 'Back, with what is live' }).click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  // The browser reports the refusal itself.
  complaints.length = 0;
});
