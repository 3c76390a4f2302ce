import type { Page } from '@playwright/test';
import { reportsOf } from './error-reports.ts';
import { expect, openAs, test } from './person.ts';

/** Stands in for a page of another host: the tests reach only their own. */
const answerFor = (page: Page, origin: string, words: string) =>
  page.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>${words}</title><h1>${words}</h1>` }),
  );

test('FORM072 FORM074 CALL076 CALL114 the video and the map of a form play in the default install, and the policy refuses nothing', async ({
  page,
}) => {
  await answerFor(page, 'https://www.youtube-nocookie.com', 'The film');
  await answerFor(page, 'https://www.google.com', 'The way');
  const reports = reportsOf(page);
  await openAs(page, 'admin', '/forms/templates');
  const main = page.getByRole('main');
  for (const name of ['Safety', 'New worker orientation', 'First day'])
    await main.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect(page.frameLocator('iframe[src*="youtube-nocookie.com"]').getByRole('heading')).toHaveText('The film');
  await page.getByLabel('Name of the facility').fill('Guelph General Hospital');
  await page.getByRole('button', { name: 'Show the way on a map' }).click();
  await expect(page.frameLocator('iframe[src*="google.com"]').getByRole('heading')).toHaveText('The way');
  expect(reports).toEqual([]);
});

test('FORM072 FORM074 a print has no empty box for a video or a map', async ({ page }) => {
  await openAs(page, 'admin', '/forms/templates');
  const main = page.getByRole('main');
  for (const name of ['Safety', 'New worker orientation', 'First day'])
    await main.getByRole('link', { name, exact: true }).click();
  await page.getByLabel('Name of the facility').fill('Guelph General Hospital');
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show the way on a map' })).toBeHidden();
  await expect(page.getByText('https://www.youtube.com/watch?v=aqz-KE-bpKQ')).toBeVisible();
});
