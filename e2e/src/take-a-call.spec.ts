import type { Browser, Page } from '@playwright/test';
import { OWN_PASSWORD, createCompany, finishSetup, ownAddress, signInWith } from './own-company.ts';
import { blockNotifications, expect, test } from './person.ts';
import { seriousFindings } from './serious-findings.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const dialog = (page: Page) => page.getByRole('dialog');
const grid = (page: Page) => page.getByRole('grid', { name: 'People and hours' });
const bar = (page: Page, name: RegExp) => grid(page).getByRole('gridcell', { name });

/** A quick typist. */
const KEY_MS = 80;

/** From the key to the number on the board, by the keyboard alone. */
async function takeTheCall(page: Page): Promise<number> {
  const from = Date.now();
  await page.keyboard.press('c');
  await expect(dialog(page).getByLabel('Phone')).toBeFocused();
  const type = (text: string) => page.keyboard.type(text, { delay: KEY_MS });
  const answers = ['519 555 0142', 'Wexford Dental Centre', '60 Norfolk St', 'Guelph', '43.5460,-80.2530'];
  for (const answer of answers) {
    await type(answer);
    await page.keyboard.press('Tab');
  }
  await type('No heat, rooftop unit 2');
  await page.keyboard.press('Tab');
  await type('High');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  return Date.now() - from;
}

/** The same person on a phone, in a browser of its own. */
async function onPhone(browser: Browser, email: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const phone = await context.newPage();
  await blockNotifications(phone);
  await phone.goto(path);
  await signInWith(phone, email, OWN_PASSWORD);
  return phone;
}

test('a call is taken by keyboard in half a minute, put to a person and done on a phone, partly without a network', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(180_000);
  const email = ownAddress('nia');
  await createCompany(page, request, email);
  await finishSetup(page);
  await page.goto('/schedule/day/2031-05-06');
  await expect(grid(page)).toBeVisible();
  expect(await takeTheCall(page)).toBeLessThan(30_000);
  const tray = page.getByRole('region', { name: 'Unassigned' });
  await expect(tray.getByText('Wexford Dental Centre')).toBeVisible();
  await expect(tray.getByText('High')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  // The tray's dialog gives it a person and a time.
  await tray.getByRole('button', { name: /^Assign S-/ }).click();
  await dialog(page).getByLabel('Time').fill('10:00');
  await dialog(page).getByRole('button', { name: 'Assign' }).click();
  const planned = bar(page, /^Planned Wexford Dental Centre .*, 10:00–11:00/);
  await expect(planned).toBeVisible();

  // Keys lift it, move it half an hour and drop it; Ctrl Z puts it back.
  await grid(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await page.keyboard.press('Enter');
  await expect(bar(page, /^Planned .*, 10:30–11:45/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(planned).toBeVisible();

  // A mouse drags it to the afternoon.
  const box = await planned.boundingBox();
  if (!box) throw new Error('The bar is not drawn.');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 20 + 62 * 2, box.y + 22, { steps: 6 });
  await page.mouse.up();
  await expect(bar(page, /^Planned .*, 12:00–13:00/)).toBeVisible();

  await page.getByRole('button', { name: 'Publish 1' }).click();
  await expect(bar(page, /^Published .*, 12:00–13:00/)).toBeVisible();
  await bar(page, /^Published/).dblclick();
  const callLink = await dialog(page).getByRole('link', { name: 'Open the call' }).getAttribute('href');
  await page.keyboard.press('Escape');

  const phone = await onPhone(browser, email, (callLink ?? '').replace('dashboard', 'visit'));
  await expect(phone.getByRole('heading', { level: 1, name: 'No heat, rooftop unit 2' })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', 'tel:+15195550142');
  await expect(phone.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /43\.546/);
  await phone.getByRole('button', { name: 'On my way' }).click();
  await expect(bar(page, /^On the way/)).toBeVisible({ timeout: 10_000 });

  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: 'Arrived' }).click();
  await phone.getByLabel('Part', { exact: true }).fill('Igniter HSI-24');
  await phone.getByRole('button', { name: 'Add' }).click();
  await expect(phone.getByText('Igniter HSI-24 × 1')).toBeVisible();
  await phone.getByRole('button', { name: 'Return visit' }).click();
  await dialog(phone).getByLabel('What is left to do').fill('Fit the ordered board');
  await dialog(phone).getByRole('button', { name: 'Ask for it' }).click();
  await phone.getByRole('button', { name: 'Done' }).click();
  await dialog(phone).getByText('Type', { exact: true }).click();
  await dialog(phone).getByLabel('Name of the person signing').fill('Joanne Reid');
  await dialog(phone).getByRole('button', { name: 'Finish the visit' }).click();
  await expect(phone.getByText(/Done · \d kept on this device/)).toBeVisible();

  await phone.context().setOffline(false);
  await expect(tray.getByText('Fit the ordered board')).toBeVisible({ timeout: 40_000 });
  await expect(phone.getByText(/kept on this device/)).toBeHidden({ timeout: 40_000 });
  await expect(phone.getByText('Igniter HSI-24')).toHaveCount(1);
  await phone.context().close();
});
