import type { Page, Route } from '@playwright/test';
import { isOfTheDrill } from './drill/faults.ts';
import { expect, mainMenu, openAs, test } from './person.ts';

const ENTRY = '**/r/equipment/**/remoteEntry.js*';

const FAULTS: { name: string; answer: (route: Route) => Promise<void> }[] = [
  {
    name: 'answers 404',
    answer: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  },
  {
    name: 'is HTML instead of JavaScript',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>hello' }),
  },
  {
    name: 'was tampered with',
    answer: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n//` });
    },
  },
];

const card = (page: Page) => page.getByRole('heading', { name: 'Equipment could not be loaded' });

for (const { name, answer } of FAULTS) {
  test(`ERR021 when the entry of a remote ${name}, its card shows and the rest works`, async ({ page, complaints }) => {
    await page.route(ENTRY, answer);
    await openAs(page, 'admin', '/equipment/list');
    await expect(card(page)).toBeVisible();
    await expect(page.getByText('Loading chunk failed')).toBeVisible();

    await mainMenu(page).getByRole('link', { name: 'Library' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
    await mainMenu(page).getByRole('link', { name: 'Equipment' }).click();
    await expect(card(page)).toBeVisible();

    await page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }));
    await page.unroute(ENTRY);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Equipment' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'stillTheSamePage'))).toBe(true);

    // The browser reports the failed load, sometimes late; no other complaint is allowed.
    await page.close();
    expect(complaints.filter((complaint) => !isOfTheDrill(complaint))).toEqual([]);
    complaints.length = 0;
  });
}

/** Gives the page a set that names a last good release of the remote: the same files under another id. */
async function nameLastGood(page: Page): Promise<void> {
  await page.route('**/equipment/list', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const [whole = '', opening = '', json = ''] = /(<script [^>]*id="fieldspan-set">)(.*?)<\/script>/s.exec(text) ?? [];
    const set = JSON.parse(json);
    const { id, entry } = set.remotes.equipment;
    const lastGood = { id: LAST_GOOD, entry: entry.replace(id, LAST_GOOD), integrity: '' };
    set.remotes.equipment = { ...set.remotes.equipment, lastGood };
    // The tab reads the live set again after a file failed to load.
    await page.route('**/__set', (asked) => asked.fulfill({ json: set }));
    await page.route(`**/r/equipment/${LAST_GOOD}/**`, async (asked) => {
      const url = asked.request().url().replace(LAST_GOOD, id);
      await asked.fulfill({ response: await asked.fetch({ url }) });
    });
    await route.fulfill({ response, body: text.replace(whole, () => `${opening}${JSON.stringify(set)}</script>`) });
  });
}

const LAST_GOOD = '1.0.0+0123456789ab';
const isLive = ({ pathname }: URL) => pathname.startsWith('/r/equipment/') && !pathname.includes(LAST_GOOD);

for (const { what, file } of [
  { what: 'whose entry is gone', file: /remoteEntry\.js$/ },
  { what: 'of which only the entry comes', file: /\d\.\w+\.js$/ },
  { what: 'without its styles', file: /\.css$/ },
])
  test(`ERR021 a live release ${what} is replaced with the last good one, which is reported`, async ({
    page,
    complaints,
  }) => {
    await openAs(page, 'admin', '/library/files');
    await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
    await nameLastGood(page);
    await page.route(
      (url) => isLive(url) && file.test(url.pathname),
      (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
    );
    const report = page.waitForRequest('**/ErrorLog/save');
    await page.goto('/equipment/list');
    await expect(page.getByRole('heading', { level: 1, name: 'Equipment' })).toBeVisible();
    await expect(card(page)).toBeHidden();
    expect((await report).postData()).toMatch(/ChunkLoadError|CSS_CHUNK_LOAD_FAILED/);
    expect((await report).postData()).not.toContain(`name="release"\r\n\r\n${LAST_GOOD}`);
    // A failed load is sometimes reported late.
    await page.close();
    expect(complaints.filter((complaint) => !isOfTheDrill(complaint))).toEqual([]);
    complaints.length = 0;
  });
