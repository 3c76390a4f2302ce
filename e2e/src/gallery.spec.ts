import type { Page } from '@playwright/test';
import { clippedTexts, smallTargets } from './drawn-facts.ts';
import { openGallery } from './open-gallery.ts';
import { expect, test } from './person.ts';
import { seriousFindings } from './serious-findings.ts';

/*
 * Checks what holds on every machine: contrast, sizes, nothing cut off, no sideways scrolling. There are no screenshot
 * comparisons, because font renderers differ by a pixel.
 */
const THEMES = ['light', 'dark', 'sun'];
const WIDTHS = [360, 800, 1440];
const PARTS = 23;

/** Parts that open above the page. */
const OPENED = [
  {
    part: 'combobox',
    open: (page: Page) => page.getByRole('combobox', { name: 'Assigned to' }).click(),
    shown: (page: Page) => page.getByRole('option', { name: /Marta Okafor/ }),
  },
  {
    part: 'multi-select',
    open: (page: Page) => page.getByRole('combobox', { name: 'Hazards' }).click(),
    shown: (page: Page) => page.getByRole('option', { name: 'Silica dust' }),
  },
  {
    part: 'menu',
    open: (page: Page) => page.getByRole('button', { name: 'File actions' }).click(),
    shown: (page: Page) => page.getByRole('menuitem', { name: 'Download' }),
  },
  {
    part: 'dialog',
    open: (page: Page) => page.getByRole('button', { name: 'New thread' }).click(),
    shown: (page: Page) => page.getByRole('dialog', { name: 'New thread' }),
  },
];

for (const theme of THEMES) {
  test(`every part is accessible in the ${theme} theme`, async ({ page }) => {
    await openGallery(page);
    await expect(page.getByRole('heading', { level: 2 }).nth(PARTS - 1)).toBeVisible();
    await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    expect(await seriousFindings(page)).toEqual([]);
  });

  test(`what opens over the page is accessible in the ${theme} theme`, async ({ page }) => {
    for (const { part, open, shown } of OPENED) {
      await openGallery(page, `?part=${part}`);
      await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
      await open(page);
      await expect(shown(page)).toBeVisible();
      expect(await seriousFindings(page), part).toEqual([]);
    }
  });
}

for (const width of WIDTHS) {
  test(`at ${width} px nothing scrolls sideways and no text is cut off`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openGallery(page);
    for (const theme of THEMES) {
      await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await page.evaluate(clippedTexts), theme).toEqual([]);
    }
  });
}

test('touch targets are 44 px everywhere by default', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await openGallery(page);
  expect(await page.evaluate(smallTargets, 44)).toEqual([]);
  await context.close();
});

test('a list inside a dialog works by touch; Escape closes the list first', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await openGallery(page, '?part=dialog');
  await page.getByRole('button', { name: 'New thread' }).tap();
  const dialog = page.getByRole('dialog', { name: 'New thread' });
  await dialog.getByRole('combobox', { name: 'Who is in it' }).tap();
  await page.getByRole('option', { name: /Marta Okafor/ }).tap();
  await page.getByRole('option', { name: /Luis Ferreira/ }).tap();
  await expect(dialog.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await dialog.getByRole('button', { name: 'Remove Marta Okafor' }).tap();
  await expect(dialog.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await context.close();
});

test('text of twice the size still fits a small page, from either side', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openGallery(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await page.evaluate(clippedTexts)).toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await page.evaluate(clippedTexts)).toEqual([]);
});

test('a mouse gets the compact density, and the comfortable one on request', async ({ page }) => {
  await openGallery(page, '?part=button');
  const button = page.getByRole('button', { name: 'Review' }).first();
  await expect.poll(async () => (await button.boundingBox())?.height).toBe(36);
  expect(await page.evaluate(smallTargets, 24)).toEqual([]);
  await page.getByRole('combobox', { name: 'Density' }).selectOption('Comfortable');
  await expect.poll(async () => (await button.boundingBox())?.height).toBe(44);
  await page.reload();
  await expect.poll(async () => (await button.boundingBox())?.height).toBe(44);
  expect(await page.evaluate(smallTargets, 44)).toEqual([]);
});

test('a part has an address of its own', async ({ page }) => {
  await openGallery(page, '?part=button');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Buttons');
  await page.getByRole('link', { name: 'Dialogs' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Dialogs');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Buttons');
});

test('no motion with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1).length,
  );
  expect(moving).toBe(0);
});
