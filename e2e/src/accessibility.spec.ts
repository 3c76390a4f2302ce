import { AxeBuilder } from '@axe-core/playwright';
import { expect, openAs, test } from './person.ts';

const SCREENS = [
  '/',
  '/projects/list',
  '/contacts',
  '/equipment/list',
  '/forms/templates',
  '/library/files',
  '/messages',
  '/outbox',
  '/punch-clock',
];
const THEMES = ['light', 'dark', 'sun'];

test('the login screen has no serious accessibility finding', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect(await seriousFindings(new AxeBuilder({ page }))).toEqual([]);
});

for (const path of SCREENS) {
  test(`${path} has no serious accessibility finding in any theme`, async ({ page }) => {
    await openAs(page, 'admin', path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const theme of THEMES) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      expect(await seriousFindings(new AxeBuilder({ page }))).toEqual([]);
    }
  });
}

async function seriousFindings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
