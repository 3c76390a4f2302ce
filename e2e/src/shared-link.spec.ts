import type { Page } from '@playwright/test';
import { openAs, expect, test } from './person.ts';
import { seriousFindings } from './serious-findings.ts';

/** The addresses of the demo's links, by their names. */
const linksOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const { apiKey } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
    const response = await fetch('/api/LibraryShare/get', { headers: { 'api-key': apiKey } });
    const { data } = await response.json();
    return Object.fromEntries(data.map(({ name, slug }: Record<string, string>) => [name, `/shared/${slug}`]));
  });

test('whoever has a link and no account sees and fetches the files of its folder; one that has ended says so', async ({
  page,
  browser,
}) => {
  await openAs(page, 'admin', '/library/links');
  await expect(page.getByText('Closeout documents for the owner')).toBeVisible();
  const links = await linksOf(page);
  const stranger = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await stranger.goto(links['Closeout documents for the owner'] ?? '');
  await expect(stranger.getByRole('heading', { level: 1, name: 'Closeout documents for the owner' })).toBeVisible();
  await expect(stranger.getByText(/From Northgate Mechanical, until/)).toBeVisible();
  const reports = stranger.getByRole('region', { name: 'Closeout/Test reports' });
  expect(await reports.getByRole('listitem').count()).toBeGreaterThan(3);
  expect(await seriousFindings(stranger)).toEqual([]);
  const fetched = stranger.waitForEvent('download');
  await stranger.getByRole('link', { name: 'Download all' }).click();
  expect((await fetched).suggestedFilename()).toMatch(/\.zip$/);

  await stranger.goto(links['Submittals, first round'] ?? '');
  await expect(stranger.getByText(/This link was withdrawn or has ended/)).toBeVisible();
  await stranger.context().close();
});
