import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from './person.ts';
import { seriousFindings } from './serious-findings.ts';

/** The key is stored beside the registry of the running product. */
async function operatorKey(): Promise<string> {
  const registry = process.env['RELEASES_DIR'] ?? '';
  return (await readFile(join(dirname(registry), 'keys', 'ops.key'), 'utf8')).trim();
}

test('an operator signs in by key, sees the live set, and has to confirm before anything happens', async ({
  page,
  complaints,
}) => {
  await page.goto('/ops/releases');
  await page.getByLabel('Operator key').fill('not the key');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('This is not the key.');
  // The browser reports the refusal itself.
  complaints.length = 0;
  await page.getByLabel('Operator key').fill(await operatorKey());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Set \d+ is live in/);
  await expect(page.getByRole('img', { name: 'Versions over time' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  const equipment = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'equipment', exact: true }) });
  await equipment.getByText('Turn off…').first().click();
  await equipment.getByLabel('What people read in place of equipment').fill('Being repaired.');
  await equipment.getByRole('button', { name: 'Turn off…' }).click();
  await expect(page.getByRole('heading', { name: 'The gate lets it pass' })).toBeVisible();
  await expect(page.getByText('equipment disabled: none → Being repaired.')).toBeVisible();
  await page.getByRole('link', { name: 'Back, change nothing' }).click();
  await expect(page.getByText('Being repaired.')).toBeHidden();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto('/ops/releases');
  await expect(page.getByLabel('Operator key')).toBeVisible();
});
