import type { Page } from '@playwright/test';
import { expect, openAs, test } from './person.ts';
import { findingsInEveryTheme } from './serious-findings.ts';
import { newForm, skipSignature } from './small-form.ts';

test.use({ viewport: { width: 360, height: 740 } });

const QUESTIONS = [
  { key: 'where', type: 'text', label: 'Where it stands' },
  {
    key: 'safe',
    type: 'boolean',
    label: 'Safe to use?',
    requiredField: 1,
    negativeWarningMessage: 'Tag it out.',
    conditionalRemarksLabel: 'What is wrong?',
    conditionalRemarksResponseValue: 0,
  },
  {
    key: 'photo',
    type: 'image',
    label: 'Photo of the ladder',
    requiredField: 1,
    ext: { v: 1, visibleIf: { all: [{ key: 'safe', is: 1 }] } },
  },
  { key: 'sign', type: 'text', label: 'Checked by', ext: { v: 1, of: 'signature' } },
];

const LADDERS = {
  key: 'ladders',
  type: 'table',
  label: 'Ladder',
  columns: QUESTIONS.map(({ label }) => label),
  ext: { v: 1, of: 'repeat', fields: QUESTIONS },
};

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function signRow(page: Page, name: string): Promise<void> {
  await button(page, 'Sign here').first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign your name please' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByText('Type', { exact: true }).click();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}

/** A safe ladder with its photo, and one that is not, each signed for. */
async function fillRows(page: Page): Promise<void> {
  await button(page, 'Add the first').click();
  await page.getByLabel('Where it stands').fill('Bay 1');
  await expect(page.locator('input[type="file"]')).toHaveCount(0);
  await page.getByText('Yes', { exact: true }).click();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'bay.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(page.getByRole('button', { name: 'View Photo of the ladder, picture 1' })).toBeVisible();
  await signRow(page, 'Ana Souza');
  await button(page, 'Add another').click();
  await page.getByLabel('Where it stands').nth(1).fill('Stair B');
  await page.getByText('No', { exact: true }).nth(1).click();
  await expect(page.getByText('Tag it out.')).toBeVisible();
  await page.getByLabel('What is wrong?').fill('A rung is loose');
  await signRow(page, 'Ben Castillo');
}

test('rows take pictures, signatures and conditions: kept over a reload, stored, shown, and on paper', async ({
  page,
}) => {
  await openAs(page, 'admin', '/forms/templates');
  const slug = await newForm(page, [LADDERS]);
  await page.goto(`/do-form/${slug}`);
  await fillRows(page);
  await expect(page.getByText(/Saved on this device/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Where it stands').nth(1)).toHaveValue('Stair B');
  for (const name of ['Ana Souza', 'Ben Castillo'])
    await expect(page.getByRole('img', { name: `Signature of ${name}` })).toBeVisible();
  await expect(page.getByLabel('What is wrong?')).toHaveValue('A rung is loose');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await findingsInEveryTheme(page)).toEqual([]);
  await page.getByRole('button', { name: 'I understand: Next' }).click();
  await expect(page.getByText('Tag it out.')).toBeVisible();
  await skipSignature(page.getByRole('main'), page);
  const saving = page.waitForResponse('**/api/CompanyForm/save');
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByText(/^Form saved with 1 participants!/)).toBeVisible();
  const { data } = await (await saving).json();
  await page.goto(`/form/view/${data.slug}`);
  await expect(page.getByRole('button', { name: 'Look at picture 1 of Photo of the ladder' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Signature of Ben Castillo' })).toBeVisible();
  await expect(page.getByText('A rung is loose', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More about this form' }).click();
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/);
});
