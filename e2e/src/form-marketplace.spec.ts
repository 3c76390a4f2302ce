import type { Page } from '@playwright/test';
import { createCompany, ownAddress } from './own-company.ts';
import { expect, test } from './person.ts';
import { findingsInEveryTheme } from './serious-findings.ts';
import { skipSignature } from './small-form.ts';

const PHONE = { width: 360, height: 780 };

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
const next = (page: Page) => page.getByRole('button', { name: 'I understand: Next' }).click();
const say = (page: Page, question: string, answer: 'Yes' | 'No') =>
  page.getByRole('radiogroup', { name: question }).getByText(answer, { exact: true }).click();

/** Setup, up to its last section. */
async function toFormChoice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByText('Step 2 of 3').waitFor();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByText('Step 3 of 3').waitFor();
}

async function fillToolboxTalk(page: Page): Promise<void> {
  await page.getByLabel('Date of the talk').fill('2026-11-23');
  await page.getByLabel('Start time of the talk').fill('07:15');
  await page.getByLabel('Where the talk was held').fill('Site trailer');
  await page.getByLabel('Who led the talk').fill('Nia Okoro');
  await page.getByLabel('Topic').selectOption('Falls and ladders');
  await page.getByRole('combobox', { name: 'Languages the talk was given in' }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await page.keyboard.press('Escape');
  await next(page);
  await page.getByLabel('Main points of the talk').fill('Three points of contact');
  await page.getByLabel('Examples from this site').fill('The stair to level 2');
  await say(page, 'Did the leader ask questions', 'Yes');
  await say(page, 'Was anybody of the crew absent?', 'Yes');
  await page.getByLabel('Who was absent, and who tells them?').fill('Lou; the foreperson tells them');
  await next(page);
  await say(page, 'Did the crew name a hazard', 'No');
  await say(page, 'Are there promises from earlier talks', 'No');
  await say(page, 'Was the crew reminded', 'Yes');
  await next(page);
}

test('ROUTE161 an Admin chooses forms by trade while setting up, and fills one in on a phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  await createCompany(page, request, ownAddress('rosa'));
  await toFormChoice(page);
  await page.getByRole('link', { name: /^Roofing/ }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(5);
  expect(await fits(page)).toBe(true);

  await page.getByRole('link', { name: 'Preview “Harness and lanyard inspection”' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Webbing and stitching' })).toBeVisible();
  expect(await fits(page)).toBe(true);
  await page.goBack();

  await page.getByRole('link', { name: /^All trades/ }).click();
  await page.getByRole('checkbox', { name: 'Toolbox talk record' }).check();
  await page.getByRole('checkbox', { name: 'Near miss and hazard report' }).check();
  await page.getByRole('button', { name: 'Copy 2 forms' }).click();
  await expect(page.getByText('2 forms copied.')).toBeVisible();
  await expect(page.getByText('In your company')).toHaveCount(2);
  await page.getByRole('button', { name: 'Finish setup' }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/forms/templates');
  for (const name of ['Safety', 'Toolbox talk record', 'Toolbox talk record'])
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await fillToolboxTalk(page);
  await expect(page.getByText('Part of the crew missed the talk and is told before starting work.')).toBeVisible();
  await skipSignature(page.getByRole('main'), page);
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByText(/^Form saved with 1 participants!/)).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/forms/marketplace?trade=general');
  const own = page.getByRole('link', { name: 'Open “Toolbox talk record”' });
  await expect(own).toBeVisible();
  expect(await findingsInEveryTheme(page)).toEqual([]);
  await own.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Toolbox talk record' })).toBeVisible();
});
