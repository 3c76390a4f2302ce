import type { Browser, Download, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, openAs, test } from './person.ts';
import { findingsInEveryTheme } from './serious-findings.ts';
import { newForm, skipSignature } from './small-form.ts';

const FIELDS = [
  { key: 'f1', type: 'boolean', label: 'Is the trench shored?', positiveWarningMessage: 'Look at the shoring first' },
  { key: 'f2', type: 'library-file', label: 'Papers', ext: { v: 1, of: 'file' } },
  { key: 'f3', type: 'image', label: 'The trench now' },
  { key: 'f4', type: 'whiteboard', label: 'Sketch' },
];

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const address = `uma.${crypto.randomUUID().slice(0, 8)}@redline.test`;

const question = (page: Page, label: string) => page.locator('li[data-field]').filter({ hasText: label });

async function drawSketch(page: Page): Promise<void> {
  const sheet = page.locator('canvas').first();
  await sheet.scrollIntoViewIfNeeded();
  const box = await sheet.boundingBox();
  if (!box) throw new Error('There is no sheet');
  const stored = page.waitForResponse('**/api/DrawCanvas/save');
  await page.mouse.move(box.x + 200, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 80, { steps: 8 });
  await page.mouse.up();
  await stored;
}

/** The office fills a form in with a picture, a drawing and a file, and asks Uma to sign it. */
async function fillAndInvite(page: Page): Promise<string> {
  await openAs(page, 'admin', '/forms/templates');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/do-form/${await newForm(page, FIELDS)}`);
  await page.getByText('Yes', { exact: true }).click();
  // First: a picture that arrives moves the sheet.
  await drawSketch(page);
  await question(page, 'Papers')
    .locator('input[type="file"]')
    .setInputFiles({ name: 'permit.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') });
  await question(page, 'The trench now')
    .locator('input[type="file"]')
    .last()
    .setInputFiles({ name: 'now.png', mimeType: 'image/png', buffer: PIXEL });
  await page.getByRole('button', { name: 'I understand: Next' }).click();
  await skipSignature(page.getByRole('region', { name: 'Acknowledgement' }), page);
  await page.getByRole('button', { name: 'Invite Participant' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Participant' });
  await dialog.getByText('External worker').click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Uma Vega');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(address);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const saved = page.waitForResponse('**/api/CompanyForm/save');
  await page.getByRole('button', { name: 'Submit Form' }).click();
  const { data }: { data: { slug: string } } = await (await saved).json();
  await expect(page.getByText(/^Form saved with 2 participants!/)).toBeVisible({ timeout: 30_000 });
  return data.slug;
}

/** The signing link of the newest mail to Uma, other than the ones she knows. */
async function newLink(page: Page, known: readonly string[]): Promise<string> {
  let link = '';
  await expect(async () => {
    const answer: { data: { to: string; text: string }[] } = await (await page.request.get('/api/dev/outbox')).json();
    const text = answer.data.find(({ to }) => to === address)?.text ?? '';
    link = /https?:\/\/[^/]+(\/form\/external\/\S+)/.exec(text)?.[1] ?? '';
    expect(link).not.toBe('');
    expect(known).not.toContain(link);
  }).toPass({ timeout: 15_000 });
  return link;
}

/** Nothing serious for axe in any theme, and nothing wider than the phone. */
async function expectSound(page: Page): Promise<void> {
  expect(await findingsInEveryTheme(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

async function phoneOf(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' })).newPage();
}

/** Uma sees the whole of what she is to sign. */
async function readForm(uma: Page, link: string): Promise<void> {
  await uma.goto(link);
  await expect(uma.getByText('Is the trench shored?')).toBeVisible();
  const photo = uma.getByRole('img', { name: 'Picture 1 of The trench now' });
  await expect(photo).toBeVisible();
  expect(await photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(0);
  await expect(uma.getByRole('img', { name: /Sketch/ })).toBeVisible();
  const file = uma.getByRole('link', { name: /permit\.pdf/ });
  const answer = await uma.request.get((await file.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect((await answer.body()).toString()).toContain('%PDF-1.4');
}

async function decline(uma: Page): Promise<void> {
  await uma.getByRole('button', { name: 'I do not sign' }).click();
  const dialog = uma.getByRole('dialog', { name: 'Not sign this form?' });
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText('Say why you do not sign.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The east side is not shored');
  await expectSound(uma);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(uma.getByText('You declined to sign', { exact: true })).toBeVisible();
  await expect(uma.getByText('Is the trench shored?')).toBeHidden();
}

const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());

test('an external signer sees all of a form, declines, is asked again, renews a dead link, signs and keeps a receipt', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  const slug = await fillAndInvite(page);
  const first = await newLink(page, []);
  const uma = await phoneOf(browser);
  await readForm(uma, first);
  await expectSound(uma);
  await decline(uma);
  await expectSound(uma);

  await test.step('the office sees why, and asks again', async () => {
    await page.goto(`/form/view/${slug}`);
    const waiting = page.getByRole('region', { name: 'Still to sign' });
    await expect(waiting.getByText('Declined', { exact: true })).toBeVisible();
    await expect(waiting.getByText('“The east side is not shored”')).toBeVisible();
    await waiting.getByRole('button', { name: 'Invite again' }).click();
    await expect(waiting.getByText('Declined', { exact: true })).toBeHidden();
  });
  const second = await newLink(page, [first]);

  await test.step('the link that died with the refusal is renewed by its signer’s click', async () => {
    await uma.goto(first);
    await expect(uma.getByText('There is nothing to sign here')).toBeVisible();
    await expectSound(uma);
    await uma.getByRole('button', { name: 'Send me a new link' }).click();
    await expect(uma.getByText(/^If the invitation still stands, a new link is on its way/)).toBeVisible();
  });
  const third = await newLink(page, [first, second]);

  await readForm(uma, third);
  await uma.getByRole('button', { name: 'Sign', exact: true }).click();
  const pad = uma.getByRole('dialog', { name: 'Sign your name please' });
  await pad.getByText('Type', { exact: true }).click();
  await expectSound(uma);
  await pad.getByRole('button', { name: 'OK', exact: true }).click();
  await uma.getByRole('button', { name: 'Submit' }).click();
  await expect(uma.getByText(/^Thank you\. You signed this form on/)).toBeVisible();
  await expectSound(uma);
  const receipt = uma.waitForEvent('download');
  await uma.getByRole('button', { name: 'Receipt' }).click();
  const pdf = (await bytesOf(await receipt)).toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf).toContain('signed-content.json');

  await page.reload();
  const signatures = page.getByRole('region', { name: 'Participants' });
  await expect(signatures.getByRole('img', { name: 'Signature of Uma Vega' })).toBeVisible();
  complaints.length = 0;
});
