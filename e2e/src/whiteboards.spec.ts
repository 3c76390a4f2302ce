import type { Page } from '@playwright/test';
import { drawOn, isInked, ready as isReady, sheetOf, type Place } from './drawn-sheet.ts';
import { inOwnCompany } from './own-company.ts';
import { expect, openAs, test } from './person.ts';

const sheet = sheetOf;
const ready = (page: Page) => isReady(sheetOf(page));
const draw = (page: Page, line: readonly [Place, Place]) => drawOn(page, sheetOf(page), line);

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

test('two people draw on one whiteboard, see each other’s strokes, and lose nothing', async ({ page, browser }) => {
  await openAs(page, 'admin', '/library/whiteboards');
  await page.goto('/canvas');
  await ready(page);
  await draw(page, [
    [0.1, 0.2],
    [0.5, 0.2],
  ]);
  await expect(page).toHaveURL(/\/canvas\?sheet=/);
  await saved(page);
  const colleague = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await openAs(colleague, 'tech', '/library/whiteboards');
  await colleague.goto(page.url());
  await ready(colleague);
  await expect.poll(() => isInked(sheet(colleague), [0.3, 0.2])).toBe(true);

  await draw(colleague, [
    [0.1, 0.5],
    [0.5, 0.5],
  ]);
  await expect.poll(() => isInked(sheet(page), [0.3, 0.5]), { intervals: [50] }).toBe(true);
  // Both at once: neither layer is stored over the other.
  const lines = [
    [page, 0.7],
    [colleague, 0.9],
  ] as const;
  await Promise.all(
    lines.map(([screen, height]) =>
      draw(screen, [
        [0.1, height],
        [0.5, height],
      ]),
    ),
  );
  for (const height of [0.2, 0.5, 0.7, 0.9])
    for (const screen of [page, colleague]) await expect.poll(() => isInked(sheet(screen), [0.3, height])).toBe(true);

  // Clear asks nothing, and takes one’s own marks alone; one undo brings them back.
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => isInked(sheet(page), [0.3, 0.2])).toBe(false);
  expect(await isInked(sheet(page), [0.3, 0.5])).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => isInked(sheet(page), [0.3, 0.2])).toBe(true);
  await colleague.context().close();
});

test('a whiteboard is stored with its first stroke alone, has a name, and is found in the list', async ({
  page,
  request,
}) => {
  await inOwnCompany(page, request);
  await page.goto('/library/whiteboards');
  const rows = page.getByRole('row');
  const before = await rows.count();
  await page.goto('/canvas');
  await ready(page);
  await page.goto('/canvas');
  await ready(page);
  await draw(page, [
    [0.1, 0.2],
    [0.5, 0.2],
  ]);
  await saved(page);
  await page.getByRole('button', { name: 'Name and sharing' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Yard of Baker');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yard of Baker' })).toBeVisible();
  // Opened again, it is a new sheet without anything on it, and nothing is stored by that.
  await page.goto('/canvas');
  await ready(page);
  expect(await isInked(sheet(page), [0.3, 0.2])).toBe(false);
  await page.goto('/library/whiteboards');
  await expect(page.getByRole('link', { name: 'Yard of Baker' })).toBeVisible();
  if (before > 0) await expect(rows).toHaveCount(before + 1);
});

test('a mark is selected, moved and deleted, and each is undone', async ({ page, request }) => {
  await inOwnCompany(page, request);
  await page.goto('/canvas');
  await ready(page);
  await draw(page, [
    [0.1, 0.2],
    [0.5, 0.2],
  ]);
  await page.getByRole('radio', { name: 'Select and change' }).check();
  await expect(sheet(page).locator('.konvajs-content')).toHaveCount(2);
  await draw(page, [
    [0.3, 0.2],
    [0.3, 0.6],
  ]);
  await saved(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('radio', { name: 'Pen', exact: true }).check();
  await expect.poll(() => isInked(sheet(page), [0.3, 0.2])).toBe(true);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => isInked(sheet(page), [0.3, 0.6])).toBe(true);
  expect(await isInked(sheet(page), [0.3, 0.2])).toBe(false);

  await page.getByRole('radio', { name: 'Select and change' }).check();
  await draw(page, [
    [0.3, 0.6],
    [0.3, 0.6],
  ]);
  await page.getByRole('button', { name: 'Delete the selected mark' }).click();
  await page.getByRole('radio', { name: 'Pen', exact: true }).check();
  await expect.poll(() => isInked(sheet(page), [0.3, 0.6])).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => isInked(sheet(page), [0.3, 0.6])).toBe(true);
});
