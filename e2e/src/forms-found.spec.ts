import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect, openAs, test } from './person.ts';
import { newForm, skipSignature } from './small-form.ts';

const FIELDS = [
  { key: 'f1', type: 'text', label: 'Where do you work?' },
  { key: 'f2', type: 'boolean', label: 'Is the trench shored?', negativeWarningMessage: 'Call your supervisor' },
];

/** A word that no other form has. */
const WORD = `grid${Date.now().toString(36)}`;

/** Fills in a new form as a person does, and sends it. */
async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Where do you work?').fill(`North end, ${WORD}`);
  await page.getByText('No', { exact: true }).click();
  await page.getByRole('button', { name: 'I understand: Next' }).click();
  await skipSignature(page.getByRole('region', { name: 'Acknowledgement' }), page);
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByRole('link', { name: 'View the form' })).toBeVisible();
}

const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());

test('ROUTE160 ENT031 the office finds a form by a word and by its flag, prints it, and has it as PDF and CSV', async ({
  browser,
  page,
}) => {
  await openAs(page, 'admin', '/forms/templates');
  const slug = await newForm(page, FIELDS);
  const tech = await (await browser.newContext()).newPage();
  await openAs(tech, 'tech', `/do-form/${slug}`);
  await fillIn(tech);
  const made = tech.waitForEvent('download');
  await tech.getByRole('button', { name: 'PDF' }).click();
  expect((await bytesOf(await made)).subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto('/forms/list');
  await page.getByRole('searchbox', { name: 'Search answers' }).fill(WORD);
  await expect(page.getByText('1 form, 1 flagged')).toBeVisible();
  await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'Flagged' }).click();
  await expect(page).toHaveURL(/\/forms\/flagged\?q=/);
  await page.reload();
  await page.getByRole('link', { name: 'Trench check' }).click();
  const peek = page.getByRole('complementary', { name: 'The chosen form' });
  await expect(peek.getByText('1 flagged answer')).toBeVisible();
  await expect(peek.getByText(`North end, ${WORD}`)).toBeVisible();
  await expect(peek.getByText('1 of 1')).toBeVisible();
  const pdf = page.waitForEvent('download');
  await peek.getByRole('button', { name: 'PDF' }).click();
  expect((await bytesOf(await pdf)).subarray(0, 5).toString()).toBe('%PDF-');
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const table = (await bytesOf(await csv)).toString();
  expect(table.trim().split('\r\n')).toHaveLength(2);
  await peek.getByRole('button', { name: 'Mark reviewed' }).click();
  await expect(page.getByText('Reviewed.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Trench check/ }).getByText('Complete')).toBeVisible();
  await peek.getByRole('link', { name: 'Open' }).click();
  await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }));
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await page.evaluate(() => 'isPrinted' in window)).toBe(true);
  await page.getByRole('button', { name: 'Active until' }).click();
  const dialog = page.getByRole('dialog', { name: 'Active until' });
  await dialog.getByText('This form is active').click();
  await dialog.getByLabel('Reason for the change').fill('Filled in twice');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No longer active').first()).toBeVisible();
  await page.goto(`/forms/active?q=${WORD}`);
  await expect(page.getByText('No form matches')).toBeVisible();

  const crew = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await openAs(crew, 'crew', `/forms/list?q=${WORD}`);
  await expect(crew.getByText('No form matches')).toBeVisible();
  await tech.setViewportSize({ width: 360, height: 740 });
  await tech.goto(`/forms/mine?q=${WORD}`);
  await tech.getByRole('link', { name: 'Trench check' }).click();
  await expect(tech).toHaveURL(/\/form\/view\//);
  await expect(tech.getByText(`North end, ${WORD}`)).toBeVisible();
  const overflow = await tech.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
