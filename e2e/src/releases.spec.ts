import { createHash } from 'node:crypto';
import type { APIRequestContext, Browser } from '@playwright/test';
import { type PageSet, PageSetSchema } from '@fieldspan/contract/release';
import * as v from 'valibot';
import { reportsOf } from './error-reports.ts';
import { fed, publishNextEquipment } from './fed.ts';
import { expect, mainMenu, openAs, test } from './person.ts';

async function liveSet(request: APIRequestContext): Promise<PageSet> {
  return v.parse(PageSetSchema, await (await request.get('/__set')).json());
}

/** The hash of every file that is served for the remotes other than equipment, by address. */
async function bytesOfTheOthers(request: APIRequestContext): Promise<Record<string, string>> {
  const { remotes } = await liveSet(request);
  const hashes: Record<string, string> = {};
  for (const [name, { assets }] of Object.entries(remotes)) {
    if (name === 'equipment') continue;
    for (const url of [...assets.js, ...assets.css]) {
      hashes[url] = createHash('sha256')
        .update(await (await request.get(url)).body())
        .digest('hex');
    }
  }
  return hashes;
}

/** One company gets 1.0.1 as a canary; nobody else sees it. */
async function tryOutWithOneCompany(browser: Browser, request: APIRequestContext): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const liveId = (await liveSet(request)).remotes['equipment']?.id;
  await openAs(page, 'support', '/');
  await expect(mainMenu(page).getByRole('link', { name: 'Equipment', exact: true })).toBeVisible();
  const company = (await context.cookies()).find(({ name }) => name === 'fieldspan_company')?.value.split('.')[0] ?? '';
  await fed('canary', 'equipment@1.0.1', '--include', company);
  await expect.poll(async () => (await liveSet(page.request)).remotes['equipment']?.id).toMatch(/^1\.0\.1\+/);
  expect((await liveSet(request)).remotes['equipment']?.id).toBe(liveId);
  await page.reload();
  await expect(mainMenu(page).getByRole('link', { name: 'Machines' })).toBeVisible();
  const reports = reportsOf(page);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('while it is tried out');
    });
  });
  await expect
    .poll(() => reports)
    .toMatchObject([{ user_error_message: 'while it is tried out', arm: expect.stringContaining('equipment-1.0.1') }]);
  await fed('abort', 'equipment');
  await expect.poll(async () => (await liveSet(page.request)).remotes['equipment']?.id).toBe(liveId);
  await context.close();
}

test('a new version of one remote is published, promoted, visible, rolled back and gone, and nothing else changes', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const before = await liveSet(request);
  const bytesBefore = await bytesOfTheOthers(request);
  expect(Object.keys(bytesBefore).length).toBeGreaterThan(8);

  await publishNextEquipment('Machines');
  expect((await liveSet(request)).seq).toBe(before.seq);

  await tryOutWithOneCompany(browser, request);

  await fed('promote', 'equipment@1.0.1');
  await expect.poll(async () => (await liveSet(request)).remotes['equipment']?.id).toMatch(/^1\.0\.1\+/);
  await openAs(page, 'admin', '/equipment/list');
  await expect(mainMenu(page).getByRole('link', { name: 'Machines' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Equipment' })).toBeVisible();
  expect(await bytesOfTheOthers(request)).toEqual(bytesBefore);

  await fed('rollback', 'equipment');
  await expect
    .poll(async () => (await liveSet(request)).remotes['equipment']?.id)
    .toBe(before.remotes['equipment']?.id);
  await page.reload();
  await expect(mainMenu(page).getByRole('link', { name: 'Equipment', exact: true })).toBeVisible();
  await expect(mainMenu(page).getByRole('link', { name: 'Machines' })).toBeHidden();
  expect(await bytesOfTheOthers(request)).toEqual(bytesBefore);

  const status: unknown = JSON.parse(await fed('status', '--json'));
  expect(status).toMatchObject({
    seq: before.seq + 4,
    shell: { id: before.shell.id },
    remotes: { equipment: { id: before.remotes['equipment']?.id } },
  });
  await fed('verify');
});
