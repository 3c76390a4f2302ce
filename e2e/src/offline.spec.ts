import type { Page } from '@playwright/test';
import { expect, mainMenu, openAs, test } from './person.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker has a whole release set and controls this page. */
async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

test('SHELL005 without a connection the app starts, shows visited pages, and says how old they are', async ({
  page,
  context,
  complaints,
}) => {
  await openAs(page, 'crew', '/');
  await mainMenu(page).getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  const firstProject = await page.getByRole('row').nth(1).innerText();
  await isKept(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  expect(await page.getByRole('row').nth(1).innerText()).toBe(firstProject);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByText('You see what was loaded')).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('You are offline.')).toBeHidden();
  // The browser reports every file that it could not load.
  complaints.length = 0;
});

test('after signing out nothing that was shown is left on the device', async ({ page, context, complaints }) => {
  await openAs(page, 'crew', '/projects/list');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await isKept(page);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  const left = await page.evaluate(async () => ({
    answers: await new Promise((resolve, reject) => {
      const opening = indexedDB.open('fieldspan');
      opening.addEventListener('error', () => reject(opening.error));
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('keptAnswers').objectStore('keptAnswers').count();
        counting.addEventListener('success', () => resolve(counting.result));
      });
    }),
    caches: await caches.keys(),
  }));
  expect(left.answers).toBe(0);
  expect(left.caches).not.toContain('fieldspan-pictures');
  complaints.length = 0;
});

test('the cache contains the whole release set, every file of every remote', async ({ page }) => {
  await openAs(page, 'crew', '/');
  await isKept(page);
  const { kept, wanted } = await page.evaluate(async () => {
    const script = await (await fetch('/service-worker.js')).text();
    // Large files that few people need are kept from their first use on.
    const paths = [...script.matchAll(/\{"url":"([^"]+)","integrity":"[^"]*"\}/g)].map(([, url]) => url ?? '');
    const cache = await caches.open('fieldspan-files');
    return { wanted: paths, kept: (await cache.keys()).map(({ url }) => new URL(url).pathname) };
  });
  expect(wanted.length).toBeGreaterThan(20);
  expect(kept).toEqual(expect.arrayContaining(wanted));
});
