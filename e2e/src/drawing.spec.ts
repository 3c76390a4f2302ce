import type { Page } from '@playwright/test';
import { drawOn, isInked, ready, sheetOf } from './drawn-sheet.ts';
import { inOwnCompany } from './own-company.ts';
import { expect, openAs, test } from './person.ts';

const line = (height: number) =>
  [
    [0.1, height],
    [0.5, height],
  ] as const;
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const tool = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

test('what is drawn on a whiteboard without a network goes out once it is back, beside a colleague’s strokes', async ({
  page,
  browser,
  complaints,
}) => {
  await openAs(page, 'admin', '/library/whiteboards');
  await page.goto('/canvas');
  const own = sheetOf(page);
  await ready(own);
  await drawOn(page, own, line(0.2));
  await expect(page).toHaveURL(/\/canvas\?sheet=/);
  await saved(page);
  const colleague = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await openAs(colleague, 'tech', '/library/whiteboards');
  await colleague.goto(page.url());
  const theirs = sheetOf(colleague);
  await ready(theirs);

  await page.context().setOffline(true);
  await drawOn(page, own, line(0.4));
  await expect(page.getByText(/^Kept on this device/)).toBeVisible({ timeout: 40_000 });
  await drawOn(colleague, theirs, line(0.6));
  await saved(colleague);
  expect(await isInked(theirs, [0.3, 0.4])).toBe(false);
  await page.context().setOffline(false);
  for (const height of [0.2, 0.4, 0.6])
    for (const sheet of [own, theirs])
      await expect.poll(() => isInked(sheet, [0.3, height]), { timeout: 60_000 }).toBe(true);
  await page.reload();
  await ready(own);
  for (const height of [0.2, 0.4, 0.6]) await expect.poll(() => isInked(own, [0.3, height])).toBe(true);
  // The console names the requests that met no network.
  expect(complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  complaints.length = 0;
  await colleague.context().close();
});

test('a mark is resized by its corner and rubbed out by the eraser, and both are undone', async ({ page, request }) => {
  await inOwnCompany(page, request);
  await page.goto('/canvas');
  const sheet = sheetOf(page);
  await ready(sheet);
  await tool(page, 'Rectangle');
  await drawOn(page, sheet, [
    [0.2, 0.2],
    [0.4, 0.4],
  ]);
  await saved(page);
  await tool(page, 'Select and change');
  await expect(sheet.locator('.konvajs-content')).toHaveCount(2);
  await drawOn(page, sheet, [
    [0.3, 0.2],
    [0.3, 0.2],
  ]);
  // The handle stands beside the corner.
  const box = await sheet.boundingBox();
  const beside = 6;
  const [across, down] = [beside / (box?.width ?? 1), beside / (box?.height ?? 1)];
  await drawOn(page, sheet, [
    [0.4 + across, 0.4 + down],
    [0.6 + across, 0.6 + down],
  ]);
  await tool(page, 'Pen');
  await expect.poll(() => isInked(sheet, [0.5, 0.6])).toBe(true);
  expect(await isInked(sheet, [0.3, 0.4])).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => isInked(sheet, [0.3, 0.4])).toBe(true);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => isInked(sheet, [0.5, 0.6])).toBe(true);

  await drawOn(page, sheet, line(0.8));
  await tool(page, 'Eraser');
  await drawOn(page, sheet, [
    [0.5, 0.5],
    [0.5, 0.7],
  ]);
  await expect.poll(() => isInked(sheet, [0.5, 0.6])).toBe(false);
  // What the eraser did not touch stays.
  expect(await isInked(sheet, [0.3, 0.8])).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => isInked(sheet, [0.5, 0.6])).toBe(true);
});
