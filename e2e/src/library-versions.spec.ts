import type { Page } from '@playwright/test';
import { inOwnCompany } from './own-company.ts';
import { expect, test } from './person.ts';
import { seriousFindings } from './serious-findings.ts';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

async function upload(page: Page, file: ReturnType<typeof csv>): Promise<void> {
  await page.getByRole('button', { name: 'Upload files' }).first().click();
  await page.getByLabel('Files to upload').setInputFiles([file]);
}

const versions = (page: Page) => page.getByRole('listitem').filter({ hasText: /Version \d/ });

test('a file takes a new version and is an earlier one again', async ({ page, request }) => {
  await inOwnCompany(page, request);
  await page.goto('/library/files');
  await upload(page, csv('Prices.csv', 'pipe,12'));
  await page.getByRole('link', { name: 'Prices.csv', exact: true }).click();
  await expect(page.getByText('This is the first version. A new one keeps this one.')).toBeVisible();

  await page.getByLabel('File for the new version').setInputFiles([csv('Prices of May.csv', 'pipe,14')]);
  await expect(versions(page)).toHaveCount(2);
  await expect(versions(page).first()).toContainText('Version 2');
  await expect(versions(page).first()).toContainText('Current');
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(versions(page)).toHaveCount(3);
  await expect(versions(page).first()).toContainText('Version 1 again');
  await expect(page.getByText('Current', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Restore version/ })).toHaveCount(1);
  const address = await page.getByRole('link', { name: 'Open version 3' }).getAttribute('href');
  expect(await page.evaluate(async (url) => (await fetch(url)).text(), address ?? '')).toBe('pipe,12');
});

test('a file that is there already is asked about; both are found by their content, and one goes with a way back', async ({
  page,
  request,
}) => {
  // Not the files of the other test: the tests of one worker share a company.
  await inOwnCompany(page, request);
  await page.goto('/library/files');
  await upload(page, csv('Costs.csv', 'valve,31'));
  await expect(page.getByRole('link', { name: 'Costs.csv', exact: true })).toBeVisible();
  await page.getByLabel('Files to upload').setInputFiles([csv('Costs again.csv', 'valve,31')]);
  const question = page.getByRole('dialog', { name: '1 file is in the library already' });
  await expect(question).toContainText('is there as “Costs.csv”');
  await question.getByRole('button', { name: 'Add once more' }).click();
  await expect(page.getByRole('link', { name: 'Costs again.csv', exact: true })).toBeVisible();

  await page.goto('/library/duplicates');
  await expect(page.getByText('2 files with the same content')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete Costs again.csv' }).click();
  await expect(page.getByText('2 files with the same content')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 files with the same content')).toBeVisible();
});
