import type { Page } from '@playwright/test';
import { expect, openAs, test } from './person.ts';
import { findingsInEveryTheme } from './serious-findings.ts';
import { newForm, skipSignature } from './small-form.ts';

test.use({ viewport: { width: 360, height: 740 } });

const of = (kind: string, type = 'text', ext: object = {}) => ({ type, ext: { v: 1, of: kind, ...ext } });

const FIELDS = [
  { label: 'Depth', ...of('number', 'text', { unit: 'm', min: 0, max: 6 }) },
  { label: 'Seen', ...of('date-time') },
  { label: 'Where', ...of('gps') },
  { label: 'Tag', ...of('barcode') },
  { label: 'Received by', ...of('signature') },
  { label: 'Lead', ...of('person') },
  { label: 'Customer', ...of('contact') },
  { label: 'Machine', ...of('equipment') },
  { label: 'Papers', ...of('file', 'library-file') },
  { label: 'The trench now', ...of('camera-photo', 'image') },
  {
    label: 'Crew',
    ...of('repeat', 'table', {
      fields: [
        { key: 'who', type: 'text', label: 'Name' },
        { key: 'hours', type: 'text', label: 'Hours', ext: { v: 1, of: 'number' } },
      ],
    }),
    columns: ['Name', 'Hours'],
  },
  { label: 'All hours', ...of('calculated', 'text', { formula: 'sum(crew.hours)', unit: 'h' }) },
  { label: 'Edges guarded?', type: 'boolean', ext: { v: 1, allowNA: true, naReason: true } },
  {
    label: 'Water in it?',
    type: 'boolean',
    positiveWarningMessage: 'Tell your supervisor before anyone works here.',
    ext: { v: 1, stop: 1 },
  },
  {
    label: 'Which pump?',
    type: 'text',
    requiredField: 1,
    ext: { v: 1, visibleIf: { all: [{ key: 'f14', is: 'Yes' }] } },
  },
].map((field, at) => Object.assign({ key: field.label === 'Crew' ? 'crew' : `f${at + 1}` }, field));

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const question = (page: Page, label: string) => page.locator('li[data-field]').filter({ hasText: label });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fillTexts(page: Page): Promise<void> {
  await page.getByLabel('Depth (m)').fill('9');
  await page.getByLabel('Day', { exact: true }).fill('2026-11-23');
  await page.getByLabel('Time', { exact: true }).fill('07:30');
  await button(page, 'Use my position').click();
  await expect(page.getByText('Read by the device, within 8 m')).toBeVisible();
  await page.getByLabel('Tag').fill('0012345');
  await button(page, 'Sign here').click();
  const dialog = page.getByRole('dialog', { name: 'Sign your name please' });
  await dialog.getByLabel('Name').fill('Ray Driver');
  await dialog.getByText('Type', { exact: true }).click();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('combobox', { name: 'Lead' }).click();
  await page.getByRole('option').first().click();
  await question(page, 'Customer').getByRole('button', { name: 'Type a name instead' }).click();
  await page.getByLabel('Customer').fill('City of Guelph');
}

async function fillRest(page: Page): Promise<void> {
  await question(page, 'The trench now')
    .locator('input[type="file"]')
    .setInputFiles({ name: 'now.png', mimeType: 'image/png', buffer: PIXEL });
  await question(page, 'Papers')
    .locator('input[type="file"]')
    .setInputFiles({ name: 'permit.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') });
  await button(page, 'Add the first').click();
  await page.getByLabel('Name', { exact: true }).fill('Ana');
  await page.getByLabel('Hours', { exact: true }).fill('8');
  await button(page, 'Add another').click();
  await page.getByLabel('Name', { exact: true }).nth(1).fill('Ben');
  await page.getByLabel('Hours', { exact: true }).nth(1).fill('6,5');
  await expect(page.getByText('14.5 h')).toBeVisible();
  await question(page, 'Edges guarded?').getByText('N/A').click();
  await page.getByLabel('Why does this not apply?').fill('It is covered');
  await expect(page.getByLabel('Which pump?')).toBeHidden();
  await question(page, 'Water in it?').getByText('Yes').click();
  await page.getByLabel('Which pump?').fill('P-7');
}

test('a form with every kind of question is filled in on a phone, and all of it stands in what is stored', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 43.65, longitude: -79.35, accuracy: 8 });
  await openAs(page, 'admin', '/forms/templates');
  const slug = await newForm(page, FIELDS);
  await page.goto(`/do-form/${slug}`);
  await fillTexts(page);
  await fillRest(page);
  const next = page.getByRole('button', { name: 'I understand: Next' });
  await next.click();
  await expect(page.getByText('This must be from 0 to 6 m.')).toBeVisible();
  await page.getByLabel('Depth (m)').fill('2.5');
  await next.click();
  await expect(page.getByText('Tap “I understand” before you go on.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await findingsInEveryTheme(page)).toEqual([]);
  await button(page, 'I understand').click();
  await next.click();
  await skipSignature(page.getByRole('main'), page);
  const saving = page.waitForResponse('**/api/CompanyForm/save');
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByText(/^Form saved with 1 participants!/)).toBeVisible();
  const { data } = await (await saving).json();
  await page.goto(`/form/view/${data.slug}`);
  await expect(page.getByText('2.5 m')).toBeVisible();
  for (const text of ['43.65000, -79.35000', '0012345', 'City of Guelph', '14.5 h', 'It is covered', 'P-7', 'Ben'])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'Signature of Ray Driver' })).toBeVisible();
  await expect(page.getByText('permit.pdf')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
