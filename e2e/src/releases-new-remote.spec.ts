import { createHash } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { type PageSet, PageSetSchema } from '@fieldspan/contract/release';
import * as v from 'valibot';
import { fed, publishPackage } from './fed.ts';
import { jobSiteOf } from './job-site.ts';
import { expect, mainMenu, openAs, test } from './person.ts';

const liveSet = async (request: APIRequestContext): Promise<PageSet> =>
  v.parse(PageSetSchema, await (await request.get('/__set')).json());

/** The release of every other remote, and a hash of its entry. */
async function theOthers(request: APIRequestContext): Promise<Record<string, string>> {
  const { shell, remotes } = await liveSet(request);
  const hashes: Record<string, string> = { shell: shell.id };
  for (const [name, { id, entry }] of Object.entries(remotes)) {
    if (name === 'site-permits') continue;
    const bytes = await (await request.get(entry)).body();
    hashes[name] = `${id} ${createHash('sha256').update(bytes).digest('hex')}`;
  }
  return hashes;
}

const projectTabs = (page: Page) => page.getByRole('navigation', { name: 'Sections' });

test('a thirteenth remote adds its menu entry and its tab on a project by being published, and removes them again', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(180_000);
  const before = await liveSet(request);
  const othersBefore = await theOthers(request);
  await publishPackage('e2e/fixtures/site-permits');
  await fed('promote', 'site-permits@1.0.0');
  await expect.poll(async () => Object.keys((await liveSet(request)).remotes)).toContain('site-permits');

  await openAs(page, 'admin', '/projects/list');
  await page.getByRole('link', { name: 'Shop and yard' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop and yard' })).toBeVisible();
  await projectTabs(page).getByRole('link', { name: 'Permits', exact: true }).click();
  await expect(page).toHaveURL(/\/project\/shop-and-yard\/permits$/);
  await expect(page.getByText('Permits of Shop and yard')).toBeVisible();
  await mainMenu(page).getByRole('link', { name: 'Site permits' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Site permits' })).toBeVisible();
  expect(await theOthers(request)).toEqual(othersBefore);

  // What it is called in another language is part of its release, and there before its code is.
  await page.evaluate(() => localStorage.setItem('fieldspan.language', 'en-XA'));
  await page.goto('/project/shop-and-yard/dashboard');
  await expect(page.getByRole('link', { name: '⟦Chantier⟧' })).toBeVisible();
  await expect(page.getByRole('link', { name: '⟦Permis⟧' })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('fieldspan.language'));

  const crew = await browser.newPage();
  await openAs(crew, 'crew', '/projects/list');
  await expect(crew.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await crew.goto(`/project/${(await jobSiteOf(crew)).slug}/dashboard`);
  await expect(projectTabs(crew).getByRole('link', { name: 'Details' })).toBeVisible();
  await expect(projectTabs(crew).getByRole('link', { name: 'Permits' })).toHaveCount(0);
  await expect(mainMenu(crew).getByRole('link', { name: 'Site permits' })).toHaveCount(0);
  await crew.close();

  await fed('restore', String(before.seq));
  await expect.poll(async () => Object.keys((await liveSet(request)).remotes)).not.toContain('site-permits');
  await page.goto('/project/shop-and-yard/dashboard');
  await expect(projectTabs(page).getByRole('link', { name: 'Details' })).toBeVisible();
  await expect(projectTabs(page).getByRole('link', { name: 'Permits' })).toHaveCount(0);
  await expect(mainMenu(page).getByRole('link', { name: 'Site permits' })).toHaveCount(0);
  expect(await theOthers(request)).toEqual(othersBefore);
});
