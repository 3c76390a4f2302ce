import { setTimeout } from 'node:timers/promises';
import { inOwnCompany } from './own-company.ts';
import { expect, test } from './person.ts';
import type { DrawnSheet } from './plan-set.ts';
import { addSet, darkPixels, drag, openPlans } from './plan-steps.ts';
import { seriousFindings } from './serious-findings.ts';

const FIRST: DrawnSheet[] = [
  { number: 'A-301', title: 'LEVEL 3 FLOOR PLAN', revision: 'A', notes: ['Exam room 302', 'SEE M-301 FOR DUCTS'] },
  { number: 'M-301', title: 'LEVEL 3, HVAC PLAN', revision: 'B', notes: ['3/A-301'] },
];
const SECOND: DrawnSheet[] = [{ number: 'M-301', title: 'LEVEL 3, HVAC PLAN', revision: 'C' }];

test('a new company adds a set, checks and publishes it, looks at a sheet, marks it, and compares the next revision', async ({
  page,
  request,
}) => {
  test.setTimeout(330_000);
  await inOwnCompany(page, request);
  await openPlans(page);
  await addSet(page, { name: 'For construction', issued: '2026-09-24', sheets: FIRST });

  const grid = page.getByRole('table', { name: 'Sheets of the set' });
  await expect(grid.getByLabel('Number of page 1')).toHaveValue('A-301');
  await expect(grid.getByLabel('Title of page 2')).toHaveValue('LEVEL 3, HVAC PLAN');
  await grid.getByLabel('Title of page 1').fill('Level 3 floor plan');
  await page.keyboard.press('Enter');
  await expect(grid.getByLabel('Title of page 2')).toBeFocused();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish' }).click();

  await expect(page.getByRole('region', { name: 'Mechanical' }).getByRole('link', { name: 'M-301' })).toBeVisible();
  await page.getByLabel('Sheet or words on it').fill('exam room');
  await expect(page.getByRole('link', { name: 'M-301' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'A-301' })).toBeVisible();
  await expect(page.getByText('Level 3 floor plan')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByLabel('Sheet or words on it').fill('');

  await page.getByRole('link', { name: 'M-301' }).click();
  await expect(page.getByText('Rev B, current')).toBeVisible();
  await expect.poll(() => darkPixels(page, 'M-301'), { timeout: 30_000 }).toBeGreaterThan(1000);
  const zoom = page.getByRole('group', { name: 'Zoom' });
  const before = await zoom.getByRole('status').textContent();
  for (let press = 0; press < 5; press += 1) await zoom.getByRole('button', { name: 'Larger' }).click();
  await expect(zoom.getByRole('status')).not.toHaveText(before ?? '');
  await drag(page, 'M-301', [
    [0.6, 0.6],
    [0.4, 0.5],
  ]);
  await expect(page).toHaveURL(/at=/);
  const look = new URL(page.url()).searchParams.get('at');
  await page.reload();
  await expect(zoom.getByRole('status')).toHaveText(`${look?.split(',')[2]} %`);
  await expect.poll(() => darkPixels(page, 'M-301'), { timeout: 30_000 }).toBeGreaterThan(1000);
  await zoom.getByRole('button', { name: 'Fit' }).click();

  await page.getByRole('button', { name: 'Mark up' }).click();
  await page.getByRole('radio', { name: 'Cloud' }).check();
  await page.getByRole('radio', { name: 'Red' }).check();
  await drag(page, 'M-301', [
    [0.3, 0.3],
    [0.5, 0.5],
  ]);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const layers = page.getByRole('region', { name: 'Layers' });
  await expect(layers.getByText(/only you see it/)).toBeVisible();
  await layers.getByRole('button', { name: 'Publish my marks' }).click();
  await expect(layers.getByText(/published/)).toBeVisible();
  await expect(layers.getByText(/only you see it/)).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mark up' }).click();

  // The next sheet may take longer to come than the address to say how this one is looked at.
  await page.route('**/api/PlanSheet/find/**', async (route) => {
    await setTimeout(1000);
    await route.continue();
  });
  await zoom.getByRole('button', { name: 'Larger' }).click();
  await page.getByRole('button', { name: 'Sheet before' }).click();
  await expect(page.getByRole('application', { name: 'Sheet A-301' })).toBeVisible();
  await page.unroute('**/api/PlanSheet/find/**');
  await page.getByRole('button', { name: 'Close' }).click();
  await addSet(page, { name: 'RFI 14', issued: '2026-11-12', sheets: SECOND });
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: 'M-301' }).click();
  await expect(page.getByText('Rev C, current')).toBeVisible();
  await page.getByLabel('Compare with').selectOption({ index: 1 });
  await expect(page.getByRole('slider', { name: 'From the old revision to the new one' })).toBeVisible();
  await expect.poll(() => darkPixels(page, 'M-301'), { timeout: 30_000 }).toBeGreaterThan(1000);
  await page.getByRole('button', { name: 'End comparing' }).click();

  // The mark of the revision before is offered, and comes when somebody has said so.
  const offer = page.getByRole('region', { name: 'Marks of the revision before' });
  await expect(offer.getByText('1 mark of Rev B is not on this revision.')).toBeVisible();
  await expect(layers.getByText('You', { exact: true })).toHaveCount(0);
  await offer.getByRole('button', { name: 'Carry over…' }).click();
  const carrying = page.getByRole('dialog', { name: 'Carry over marks of Rev B' });
  await expect(carrying.getByLabel('You · 1 mark')).toBeChecked();
  await carrying.getByRole('button', { name: 'Carry over', exact: true }).click();
  await expect(layers.getByText(/only you see it/)).toBeVisible();
  await expect(offer).toHaveCount(0);
});
