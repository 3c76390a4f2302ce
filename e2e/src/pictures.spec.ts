import type { Page } from '@playwright/test';
import { drawOn, surfaceOf, uploadPicture } from './drawn-sheet.ts';
import { expect, openAs, test } from './person.ts';

const library = (page: Page) => page.getByRole('heading', { level: 1, name: 'Library' });

/** A name that is unique to this run. */
const ownName = (name: string): string => `${name} ${Date.now()}`;

const surface = surfaceOf;
const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit Image' });

async function openEditor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(surface(page).locator('canvas')).toHaveCount(2);
}

test('DRAW001 ERR041 a drawing on a photo is there again, and the photo itself is unchanged', async ({ page }) => {
  await openAs(page, 'admin', '/library/files');
  await expect(library(page)).toBeVisible();
  const name = ownName('Crack at grid C4');
  const view = await uploadPicture(page, name);
  await view.click();
  await openEditor(page);
  await page.getByRole('radio', { name: 'Red' }).click();
  await page.getByRole('radio', { name: 'Arrow' }).click();
  await drawOn(page, surface(page), [
    [0.35, 0.6],
    [0.5, 0.5],
  ]);
  await page.keyboard.press('t');
  await surface(page).click();
  await page.getByRole('textbox', { name: 'Text on the drawing' }).fill('Crack 2 mm');
  await page.keyboard.press('Enter');
  const stored = page.waitForResponse(/ImageDrawLayer\/save/);
  await editor(page).getByRole('button', { name: 'Done' }).click();
  await stored;
  await expect(page.getByText('Image has successfully been saved.')).toBeVisible();

  const picture = page.getByRole('img', { name: `${name}.png` });
  const before = await picture.getAttribute('src');
  await page.reload();
  await page.getByRole('button', { name: `View ${name}.png`, exact: true }).click();
  await expect(page.getByText('Crack 2 mm')).toBeVisible();
  expect(await picture.getAttribute('src')).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('IMG006 a photo is rotated with its drawing, and shows rotated everywhere', async ({ page }) => {
  await openAs(page, 'admin', '/library/files');
  await expect(library(page)).toBeVisible();
  const name = ownName('Turned plate');
  const view = await uploadPicture(page, name);
  await view.click();
  await openEditor(page);
  const turned = page.waitForResponse(/UploadImage\/rotate/);
  await page.getByRole('button', { name: 'Rotate right' }).click();
  await turned;
  await expect(page.getByRole('button', { name: 'Rotate right' })).toHaveAttribute('aria-disabled', 'false');
  await editor(page).getByRole('button', { name: 'Done' }).click();
  const picture = page.getByRole('img', { name: `${name}.png` });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
});

test('IMG001 the viewer covers the window; it is moved by the wheel, by dragging and by keys', async ({ page }) => {
  await openAs(page, 'admin', '/library/files');
  const view = page.getByRole('button', { name: /^View / }).first();
  const name = ((await view.getAttribute('aria-label')) ?? '').replace(/^View /, '');
  await view.click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img', { name, exact: true });
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect(picture).toBeVisible();
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  const width = async () => Math.round((await picture.boundingBox())?.width ?? 0);
  const left = async () => Math.round((await picture.boundingBox())?.x ?? 0);
  const fitted = await width();
  await page.mouse.move(840, 475);
  await page.mouse.wheel(0, -600);
  await expect.poll(width).toBeGreaterThan(fitted * 2);
  // A picture that fits in the window cannot be moved, however small the first one is.
  await page.mouse.wheel(0, -600);
  await expect.poll(width).toBeGreaterThan(2000);
  const before = await left();
  await page.mouse.down();
  await page.mouse.move(940, 475, { steps: 4 });
  await page.mouse.up();
  await expect.poll(left).toBe(before + 100);
  await page.keyboard.press('0');
  await expect.poll(width).toBe(fitted);
});

test('ROUTE007 /canvas is a sheet for everybody; it is stored for signed-in people', async ({ page }) => {
  await page.goto('/canvas');
  const sheet = page.getByRole('application', { name: 'Whiteboard' });
  await expect(sheet.locator('canvas')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeHidden();
  await drawOn(page, sheet, [
    [0.2, 0.2],
    [0.6, 0.6],
  ]);
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'false');

  await openAs(page, 'admin', '/library/files');
  await expect(library(page)).toBeVisible();
  await page.goto('/canvas');
  await expect(sheet.locator('canvas')).toHaveCount(2);
  await drawOn(page, sheet, [
    [0.2, 0.2],
    [0.6, 0.6],
  ]);
  await expect(page).toHaveURL(/\/canvas\?sheet=/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(sheet.locator('canvas')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'false');
});
