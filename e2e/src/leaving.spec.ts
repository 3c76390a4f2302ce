import { readFile } from 'node:fs/promises';
import { checkStates } from './check-states.ts';
import { expect, openAs, test } from './person.ts';

test('an Admin exports the company’s data: proof, progress, a zip, a line in the activity', async ({ page }) => {
  await openAs(page, 'admin', '/settings/export');
  await page.getByRole('button', { name: /Export everything|Make a new export/ }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const link = page.getByRole('link', { name: /^Download the export/ });
  // Somebody who has just signed in is not asked to prove who they are again.
  await expect(
    proof
      .or(link)
      .or(page.getByText(/begins in a moment|% is done/))
      .first(),
  ).toBeVisible();
  if (await proof.isVisible()) {
    await proof.getByLabel('Password').fill('fieldspan-demo');
    await proof.getByRole('button', { name: 'Confirm' }).click();
  }
  await expect(link).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^Made .*, kept until/)).toBeVisible();

  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const zip = await readFile(await download.path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  // The names of the files are in plain text in the directory at the end of a zip.
  for (const name of ['schema.json', 'Job.jsonl', 'Job.csv']) expect(zip.includes(name)).toBe(true);

  await checkStates(page, [
    { name: 'your data', path: '/settings/export' },
    { name: 'your data, tablet', path: '/settings/export', width: 800 },
    { name: 'your data, phone', path: '/settings/export', width: 360 },
  ]);
  await page.goto('/settings/activity?kind=export');
  await expect(page.getByRole('listitem').filter({ hasText: 'Dana Reyes' }).first()).toBeVisible();
});

test('only an Admin can export the data', async ({ page }) => {
  await openAs(page, 'office', '/settings/export');
  await expect(page.getByText(/permission|Only an Admin can take the company’s data out/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /export/i })).toBeHidden();
});
