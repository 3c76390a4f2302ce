import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Browser, Download, Page } from '@playwright/test';
import { inOwnCompany, mailedLink, ownAddress } from './own-company.ts';
import { designForm } from './designed-form.ts';
import { expect, test } from './person.ts';
import { picture } from './picture.ts';
import { inviteTechnician } from './technician.ts';
import { outboxLine } from './thread.ts';

// Forms open without a network because the service worker has the code of the pages.
test.use({ serviceWorkers: 'allow' });

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A place that no other form has. */
const WHERE = `North gate ${Date.now().toString(36)}`;

/** Without a network, from the list of forms to the last section. */
async function fillInOffline(phone: Page): Promise<void> {
  await phone.goto('/forms/templates');
  await phone.getByRole('button', { name: /^(Get ready now|Keep again)$/ }).click();
  await expect(phone.getByText(/^Ready for offline: [1-9]/)).toBeVisible({ timeout: 60_000 });
  await picture(phone, '2-ready-for-offline');
  await phone.context().setOffline(true);
  await phone.getByRole('link', { name: /^Trenches/ }).click();
  await phone.getByRole('link', { name: /^Trench check/ }).click();
  await phone.getByRole('link', { name: /^Every morning/ }).click();
  await phone.getByText('No', { exact: true }).first().click();
  await expect(phone.getByText('Tell your supervisor before anyone works here.')).toBeVisible();
  await phone.getByLabel('Where is the trench?').fill(WHERE);
  await phone.getByLabel('Depth', { exact: true }).fill('2.5');
  await expect(phone.getByText('8.2', { exact: true })).toBeVisible();
  await phone
    .locator('li[data-field]')
    .filter({ hasText: 'The trench now' })
    .locator('input[type="file"]')
    .setInputFiles({ name: 'now.png', mimeType: 'image/png', buffer: PIXEL });
  await picture(phone, '3-filled-in-offline');
  // The photo waits, and the line that says so does not cover the way on.
  const next = phone.getByRole('button', { name: 'I understand: Next' });
  await expect(outboxLine(phone)).toBeVisible();
  await expect(async () => {
    const [move, waiting] = [await next.boundingBox(), await outboxLine(phone).boundingBox()];
    expect((move?.y ?? Infinity) + (move?.height ?? 0)).toBeLessThanOrEqual(waiting?.y ?? 0);
  }).toPass({ timeout: 10_000 });
  await next.click();
  await expect(phone.getByRole('heading', { name: 'Complete!', exact: true })).toBeVisible();
}

/** Signs on the open pad by typing the name that stands there. */
async function signTyped(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign your name please' });
  await dialog.getByText('Type', { exact: true }).click();
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Three sign on the phone, and a fourth is to sign by a link. */
async function signWithCrew(phone: Page, linked: string): Promise<void> {
  await phone
    .getByRole('region', { name: 'Acknowledgement' })
    .getByRole('button', { name: 'Sign', exact: true })
    .click();
  await signTyped(phone);
  await addList(phone, 'Add Participant', ['Ana Souza', 'Ben Castillo, Redline']);
  await phone.getByLabel('Your code to get the device back').fill('2580');
  await phone.getByRole('button', { name: 'Everybody has heard it' }).click();
  await expect(phone.getByText('0 of 2 signed')).toBeVisible();
  await picture(phone, '4-pass-the-device-on');
  for (const name of ['Ana Souza', 'Ben Castillo']) {
    await phone.getByRole('button', { name: `I am ${name}: start` }).click();
    await signTyped(phone);
  }
  await phone.getByLabel('Your code').fill('2580');
  await phone.getByRole('button', { name: 'I have the device back' }).click();
  await addList(phone, 'Invite Participant', [`Uma Vega, Redline, ${linked}`]);
  await picture(phone, '5-signed-by-a-crew');
  await phone.getByRole('button', { name: 'Submit Form' }).click();
  await expect(phone.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();
  await picture(phone, '6-waiting-to-be-sent');
  await phone.context().setOffline(false);
  await expect(phone.getByRole('heading', { name: 'Waiting to be sent' })).toBeHidden();
}

async function addList(page: Page, button: string, lines: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.getByText('A list').click();
  await dialog.getByRole('textbox', { name: 'One person on each line' }).fill(lines.join('\n'));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

async function signByLink(browser: Browser, request: APIRequestContext, address: string): Promise<void> {
  const uma = await (await browser.newContext({ viewport: { width: 360, height: 760 } })).newPage();
  await uma.goto(await mailedLink(request, address, 'form/external'));
  await expect(uma.getByText(WHERE)).toBeVisible();
  await uma.getByRole('button', { name: 'Sign', exact: true }).click();
  await signTyped(uma);
  await picture(uma, '7-signed-by-link');
  await uma.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(uma.getByRole('button', { name: 'Submit', exact: true })).toBeHidden();
  await uma.close();
}

const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());

/** The office finds the form by what was answered, and has it as PDF and CSV and on paper. */
async function findAndExport(page: Page): Promise<void> {
  await page.goto('/forms/list');
  await page.getByRole('searchbox', { name: 'Search answers' }).fill(WHERE);
  await page.getByRole('link', { name: 'Every morning' }).click();
  const peek = page.getByRole('complementary', { name: 'The chosen form' });
  await expect(peek.getByText(WHERE)).toBeVisible();
  await expect(peek.getByRole('img', { name: 'Signature of Uma Vega' })).toBeVisible();
  await picture(page, '8-found');
  const pdf = page.waitForEvent('download');
  await peek.getByRole('button', { name: 'PDF' }).click();
  expect((await bytesOf(await pdf)).subarray(0, 5).toString()).toBe('%PDF-');
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await bytesOf(await csv)).toString()).toContain('Every morning,Trench check');
  await peek.getByRole('link', { name: 'Open' }).click();
  for (const name of ['Tom Reyes', 'Ana Souza', 'Ben Castillo', 'Uma Vega'])
    await expect(page.getByRole('img', { name: `Signature of ${name}` }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeHidden();
  await expect(page.getByText(WHERE)).toBeVisible();
  await picture(page, '9-printed');
}

test('from nothing to a printed form: designed, filled in on a phone without a network, signed by four, found and exported', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(150_000);
  page.setDefaultTimeout(10_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await inOwnCompany(page, request);
  await designForm(page);
  const device = { viewport: { width: 360, height: 760 } };
  const phone = await inviteTechnician({ page, browser, request }, { first: 'Tom', last: 'Reyes' }, device);
  phone.setDefaultTimeout(10_000);
  await fillInOffline(phone);
  const linked = ownAddress('uma');
  await signWithCrew(phone, linked);
  await signByLink(browser, request, linked);
  await findAndExport(page);
});
