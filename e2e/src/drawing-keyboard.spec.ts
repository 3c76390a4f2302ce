import type { Locator, Page } from '@playwright/test';
import { isInked, ready, sheetOf, type Place } from './drawn-sheet.ts';
import { walkByTab } from './keyboard-stops.ts';
import { inOwnCompany } from './own-company.ts';
import { expect, test } from './person.ts';
import { addSet, darkPixels, openPlans } from './plan-steps.ts';
import { seriousFindings } from './serious-findings.ts';

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const tools = (page: Page) => page.getByRole('group', { name: 'Tool' }).getByRole('radio');
const FURTHEST = 60;

/** Goes on with Tab until this has the focus. Nothing here is pressed with a pointer. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < FURTHEST; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** A place so many fifths of the shorter side away from the middle: what Enter draws reaches one of them to each side. */
async function fromMiddle(sheet: Locator, [across, down]: Place): Promise<Place> {
  const { width, height } = (await sheet.boundingBox()) ?? { width: 1, height: 1 };
  const reach = Math.min(width, height) / 5;
  return [0.5 + (across * reach) / width, 0.5 + (down * reach) / height];
}

const inkedAt = (sheet: Locator, place: Place) => async () => isInked(sheet, await fromMiddle(sheet, place));

test('a whiteboard by keyboard: every tool is reached, a mark is made, moved, resized, recoloured, deleted, and undone', async ({
  page,
  request,
}) => {
  await inOwnCompany(page, request);
  await page.goto('/canvas');
  const sheet = sheetOf(page);
  await ready(sheet);
  const { faults } = await walkByTab(page);
  expect(faults).toEqual([]);
  await page.goto('/canvas');
  await ready(sheet);

  await tabTo(page, tools(page).nth(1));
  const reached = new Set<string>();
  for (const tool of await tools(page).all()) {
    await press(page, 'ArrowRight');
    reached.add((await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) ?? '');
    await expect(tool).toBeVisible();
  }
  expect(reached.size).toBe(await tools(page).count());

  await tabTo(page, sheet);
  await press(page, 'r', 'Enter');
  await saved(page);
  await expect.poll(inkedAt(sheet, [0, 0.6])).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);

  // Page down chooses the newest mark; the arrows move it by ten px, and with Shift they resize it.
  await press(page, 'PageDown');
  await expect(page.getByRole('radio', { name: 'Select and change' })).toBeChecked();
  await expect(sheet).toBeFocused();
  await expect(sheet.locator('.konvajs-content')).toHaveCount(2);
  for (let step = 0; step < 5; step += 1) await press(page, 'ArrowUp');
  await press(page, 'p');
  await expect.poll(inkedAt(sheet, [0, 0.6])).toBe(false);
  for (let step = 0; step < 5; step += 1) await press(page, 'Control+z');
  await expect.poll(inkedAt(sheet, [0, 0.6])).toBe(true);

  await press(page, 'PageDown', 'Shift+ArrowRight', 'p');
  await expect.poll(inkedAt(sheet, [0, 0.6])).toBe(false);
  await expect.poll(inkedAt(sheet, [0.2, 0.72])).toBe(true);
  await press(page, 'Control+z');

  await press(page, 'PageDown');
  await tabTo(page, page.getByRole('radio', { name: 'Black' }));
  await press(page, 'ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Green' })).toBeChecked();
  await tabTo(page, sheet);
  await press(page, 'p');
  await expect.poll(inkedAt(sheet, [0, 0.6])).toBe(true);
  await press(page, 'PageDown', 'Delete');
  await expect.poll(inkedAt(sheet, [0, 0.6])).toBe(false);
  await press(page, 'Control+z', 'p');
  await expect.poll(inkedAt(sheet, [0, 0.6])).toBe(true);

  await press(page, 't', 'Enter');
  await expect(page.getByRole('textbox', { name: 'Text on the drawing' })).toBeFocused();
  await page.keyboard.type('Keep free');
  await press(page, 'Enter');
  await tabTo(page, sheet);
  await press(page, 's', 'Enter');
  await expect(page.getByRole('group', { name: 'Stamp' })).toBeVisible();
  await saved(page);
  await page.reload();
  await ready(sheet);
  await expect.poll(inkedAt(sheet, [0, 0.6])).toBe(true);
});

test('a sheet of a plan by keyboard: marks, a pin that is placed and opened, and the revision before', async ({
  page,
  request,
}) => {
  test.setTimeout(330_000);
  await inOwnCompany(page, request);
  await openPlans(page);
  for (const [revision, issued] of [
    ['A', '2026-09-24'],
    ['B', '2026-11-12'],
  ] as const) {
    await addSet(page, {
      name: `Issue ${revision}`,
      issued,
      sheets: [{ number: 'M-301', title: 'HVAC PLAN', revision }],
    });
    await tabTo(page, page.getByRole('button', { name: 'Publish' }));
    await press(page, 'Enter');
    await expect(page.getByRole('link', { name: 'M-301' })).toBeVisible();
  }
  await tabTo(page, page.getByRole('link', { name: 'M-301' }));
  await press(page, 'Enter');
  const sheet = page.getByRole('application', { name: 'Sheet M-301' });
  await expect.poll(() => darkPixels(page, 'M-301'), { timeout: 30_000 }).toBeGreaterThan(1000);

  await tabTo(page, sheet);
  await press(page, '+', '+', '+', 'ArrowRight');
  await expect(page).toHaveURL(/at=/);
  await tabTo(page, page.getByRole('button', { name: 'Mark up' }));
  await press(page, 'Enter');
  await tabTo(page, sheet);
  await press(page, 'k', 'Enter');
  await saved(page);
  const layers = page.getByRole('region', { name: 'Layers' });
  await expect(layers.getByText(/only you see it/)).toBeVisible();
  // The same keys go to the next sheet where nobody draws.
  await press(page, 'PageDown', 'ArrowRight', 'Delete');
  await expect(layers.getByText(/only you see it/)).toHaveCount(0);
  await press(page, 'Control+z');
  await expect(layers.getByText(/only you see it/)).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Add a pin' }));
  await press(page, 'Enter');
  await page.getByRole('menuitem', { name: 'Task' }).focus();
  await press(page, 'Enter');
  await tabTo(page, sheet);
  await press(page, 'Enter');
  await expect(page.getByRole('dialog', { name: 'New pin: Task' })).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'What is to be done' }));
  await page.keyboard.type('Check the damper');
  await tabTo(page, page.getByRole('button', { name: 'Pin it' }));
  await press(page, 'Enter');
  const pin = sheet.getByRole('button', { name: /Check the damper/ });
  await tabTo(page, pin);
  await press(page, 'Enter');
  await expect(page.getByRole('region', { name: 'Selected pin' })).toBeVisible();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');

  await tabTo(page, page.getByLabel('Compare with'));
  await press(page, 'ArrowDown');
  await expect(page.getByRole('slider', { name: 'From the old revision to the new one' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'End comparing' }));
  await press(page, 'Enter');
  await expect(page.getByRole('slider', { name: 'From the old revision to the new one' })).toHaveCount(0);
});
