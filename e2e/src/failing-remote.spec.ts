import type { Page, Route } from '@playwright/test';
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

const card = (page: Page) => page.getByRole('heading', { name: 'The equipment could not be loaded' });

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

    // The browser itself reports the failed load; nothing else may complain.
    expect(
      complaints.filter(
        (text) => !/Failed to load resource|integrity|MIME|Refused to execute|RUNTIME-008|Unexpected token/.test(text),
      ),
    ).toEqual([]);
    complaints.length = 0;
  });
}
