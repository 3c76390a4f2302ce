import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, openAs, test } from './person.ts';
import { findingsInEveryTheme } from './serious-findings.ts';
import { skipSignature } from './small-form.ts';

async function openForm(page: Page, [category, template, child]: readonly [string, string, string]): Promise<void> {
  await openAs(page, 'admin', '/forms/templates');
  const main = page.getByRole('main');
  for (const name of [category, template, child]) await main.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: child })).toBeVisible();
}

const HAZARDS = ['Safety', 'Daily hazard assessment', 'Building sites'] as const;

const next = (page: Page) => page.getByRole('button', { name: 'I understand: Next' }).click();
const section = (page: Page, name: string) => expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
const saved = (page: Page) => expect(page.getByText(/^Saved on this device/)).toBeVisible();

async function fillToday(page: Page): Promise<void> {
  await page.getByLabel('Work area').fill('Level 3, grid C to F');
  await page.getByLabel('Name of the facility').fill('Guelph General Hospital');
}

async function sayYes(page: Page): Promise<void> {
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
  for (const group of await page.getByRole('radiogroup').all()) await group.getByText('Yes', { exact: true }).click();
}

test('ROUTE164 CONST025 CONST027 FORM011 a hazard assessment is filled in across a reload, with a sketch and a photo, and is stored', async ({
  page,
}) => {
  await openForm(page, HAZARDS);
  await section(page, 'Today');
  await next(page);
  await expect(page.getByLabel('Work area')).toHaveAttribute('aria-invalid', 'true');
  await fillToday(page);
  await next(page);
  await section(page, 'Work area');
  await sayYes(page);
  await page.getByLabel('Hard hat').check();
  await next(page);
  await section(page, 'Tasks and hazards');
  await page.getByRole('combobox', { name: 'Tasks of the day' }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await saved(page);
  await page.reload();
  await section(page, 'Tasks and hazards');
  await expect(page.getByText(/^Your answers of/)).toBeVisible();
  await next(page);
  await section(page, 'Layout');
  await drawAndShow(page);
  await next(page);
  await section(page, 'Fit for work');
  await sayYes(page);
  await next(page);
  await section(page, 'Complete!');
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByText("You must sign the form to continue, or click 'Skip Signature'")).toBeVisible();
  await skipSignature(page.getByRole('main'), page);
  const saving = page.waitForRequest('**/api/CompanyForm/save');
  await page.getByRole('button', { name: 'Submit Form' }).click();
  const json = (await saving).postData() ?? '';
  await expect(page.getByText(/^Form saved with 1 participants! \(.+\)\. Signature record ids: \d+$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^Form number \d{9}$/ })).toBeVisible();
  expect(json).toContain('Level 3, grid C to F');
  expect(json).not.toContain('isNew');
});

/**
 * Checks sizes (a sheet is 640 by 360, a photo at most 120 high) and that drawing does not swipe to another section.
 */
async function drawAndShow(page: Page): Promise<void> {
  const sheet = page.locator('canvas').first();
  await expect(sheet).toBeVisible();
  const box = await sheet.boundingBox();
  if (!box) throw new Error('There is no sheet');
  const storing = page.waitForRequest('**/api/DrawCanvas/save');
  await page.mouse.move(box.x + 400, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 80, { steps: 8 });
  await page.mouse.up();
  const stored = (await storing).postData() ?? '';
  for (const side of ['width', 'height']) expect(stored).toContain(`name="${side}"`);
  for (const length of ['640', '360']) expect(stored).toContain(length);
  await section(page, 'Layout');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose pictures' }).click();
  await (await choosing).setFiles({ name: 'area.png', mimeType: 'image/png', buffer: png(30, 300) });
  const photo = page
    .getByRole('group', { name: 'Photo of the work area' })
    .or(page.getByRole('main'))
    .locator('img')
    .last();
  await expect(photo).toBeVisible();
  expect(await photo.evaluate((image) => image.getBoundingClientRect().height)).toBeLessThanOrEqual(120);
}

test('FORM001 a form chosen on any screen is filled in over it, and asks before it is closed', async ({ page }) => {
  await openAs(page, 'admin', '/projects/list');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Do a form' }).click();
  const chooser = page.getByRole('dialog', { name: 'Do a form' });
  for (const name of ['Safety', 'Toolbox talk', 'Weekly talk']) {
    await chooser.getByRole('link', { name, exact: true }).click();
  }
  const form = page.getByRole('dialog', { name: 'Company Form' });
  await form.getByLabel('Topic').selectOption('Ladders');
  await expect(page).toHaveURL(/\/projects\/list/);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Are you sure you want to exit?' })).toBeVisible();
  await page.getByRole('button', { name: 'Ok, Continue with Form' }).click();
  await expect(form.getByLabel('Topic')).toHaveValue('Ladders');
  await form.getByLabel('Started at').fill('07:30');
  await form.getByLabel('What was said').fill('Three points of contact.');
  await form.getByRole('button', { name: 'Submit', exact: true }).click();
  await skipSignature(form, page);
  await form.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText(/^Form saved with 1 participants!/)).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/projects\/list/);
});

test('a form is accessible: no serious finding in any theme, wide and narrow', async ({ page }) => {
  test.slow();
  await openForm(page, HAZARDS);
  await section(page, 'Today');
  await next(page);
  expect.soft(await findingsInEveryTheme(page), 'marks').toEqual([]);
  await fillToday(page);
  await next(page);
  await page.setViewportSize({ width: 360, height: 760 });
  await page.getByRole('radiogroup').first().getByText('No', { exact: true }).click();
  expect.soft(await findingsInEveryTheme(page), 'answers and warnings').toEqual([]);
  await page.goto(`${new URL(page.url()).pathname}/preview`);
  await section(page, 'Layout');
  expect.soft(await findingsInEveryTheme(page), 'the whole form').toEqual([]);
});

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}

/** A single-coloured PNG of this size. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height, 128);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    magic,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
