import type { Page } from '@playwright/test';
import { createCompany, finishSetup, ownAddress } from './own-company.ts';
import { expect, test } from './person.ts';
import { planSet } from './plan-set.ts';
import type { DrawnSheet } from './plan-set.ts';
import { seriousFindings } from './serious-findings.ts';

type Place = readonly [number, number];

const sheet = (page: Page, number: string) => page.getByRole('application', { name: `Sheet ${number}` });

/** Saves a record as the signed-in person. */
const saved = (page: Page, call: string, values: Record<string, string>) =>
  page.evaluate(
    async ([name, fields]) => {
      const { apiKey } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
      const body = new FormData();
      for (const [field, value] of Object.entries(fields)) body.set(field, value);
      const response = await fetch(`/api/${name}`, { method: 'POST', headers: { 'api-key': apiKey }, body });
      return (await response.json()).data;
    },
    [call, values] as const,
  );

/** Drags over the sheet, between shares of its room. */
async function drag(page: Page, number: string, [from, to]: readonly [Place, Place]): Promise<void> {
  const box = await sheet(page, number).boundingBox();
  if (!box) throw new Error('there is no sheet');
  await page.mouse.move(box.x + box.width * from[0], box.y + box.height * from[1]);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * to[0], box.y + box.height * to[1], { steps: 6 });
  await page.mouse.up();
}

/** How many px of the sheet's tiles are dark: it is painted, and not blank. */
const darkPixels = (page: Page, number: string) =>
  sheet(page, number).evaluate((surface) =>
    [...surface.querySelectorAll('canvas')]
      .filter(({ width }) => width === 512 || width === 1024)
      .reduce((sum, canvas) => {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        let dark = 0;
        for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 90 && (data[at + 3] ?? 0) > 200) dark += 1;
        return sum + dark;
      }, 0),
  );

const FIRST: DrawnSheet[] = [
  { number: 'A-301', title: 'LEVEL 3 FLOOR PLAN', revision: 'A', notes: ['Exam room 302', 'SEE M-301 FOR DUCTS'] },
  { number: 'M-301', title: 'LEVEL 3, HVAC PLAN', revision: 'B', notes: ['3/A-301'] },
];
const SECOND: DrawnSheet[] = [{ number: 'M-301', title: 'LEVEL 3, HVAC PLAN', revision: 'C' }];

async function addSet(
  page: Page,
  { name, issued, sheets }: { name: string; issued: string; sheets: DrawnSheet[] },
): Promise<void> {
  await page.getByRole('button', { name: 'Add plans' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add plans' });
  await dialog
    .getByLabel('PDF with the plans')
    .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: await planSet(sheets) });
  await expect(dialog.getByLabel('Name of the set')).toHaveValue(name);
  await dialog.getByLabel('Issued on').fill(issued);
  await dialog.getByRole('button', { name: 'Add plans' }).click();
  await page.getByRole('link', { name: 'Check and publish' }).click({ timeout: 60_000 });
}

test('a new company adds a set, checks and publishes it, looks at a sheet, marks it, and compares the next revision', async ({
  page,
  request,
}) => {
  test.setTimeout(330_000);
  await createCompany(page, request, ownAddress('plans'));
  await finishSetup(page);
  const { slug } = await saved(page, 'Job/save', { job_name: 'Stone Road Medical', job_num: 'J-2041' });
  await page.goto(`/project/${slug}/plans`);
  await addSet(page, { name: 'For construction', issued: '2026-09-24', sheets: FIRST });

  const grid = page.getByRole('table', { name: 'Sheets of the set' });
  await expect(grid.getByLabel('Number of page 1')).toHaveValue('A-301');
  await expect(grid.getByLabel('Title of page 2')).toHaveValue('LEVEL 3, HVAC PLAN');
  // By the keyboard: down a column, and a title corrected.
  await grid.getByLabel('Title of page 1').fill('Level 3 floor plan');
  await page.keyboard.press('Enter');
  await expect(grid.getByLabel('Title of page 2')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(grid.getByLabel('Number of page 2')).toBeFocused();
  await grid.getByLabel('Number of page 2').fill('A301');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('the same number twice: A301')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/Pages 1 and 2 have the same number/).first()).toBeVisible();
  await grid.getByLabel('Number of page 2').fill('M-301');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/the same number twice/)).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish' }).click();

  await expect(page.getByRole('region', { name: 'Mechanical' }).getByRole('link', { name: 'M-301' })).toBeVisible();
  await page.getByLabel('Sheet or words on it').fill('exam room');
  await expect(page.getByRole('link', { name: 'M-301' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'A-301' })).toBeVisible();
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

  await page.getByRole('button', { name: 'Sheet before' }).click();
  await expect(page.getByRole('application', { name: 'Sheet A-301' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await addSet(page, { name: 'RFI 14', issued: '2026-11-12', sheets: SECOND });
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: 'M-301' }).click();
  await expect(page.getByText('Rev C, current')).toBeVisible();
  await page.getByLabel('Compare with').selectOption({ index: 1 });
  await expect(page.getByRole('slider', { name: 'From the old revision to the new one' })).toBeVisible();
  await expect.poll(() => darkPixels(page, 'M-301'), { timeout: 30_000 }).toBeGreaterThan(1000);
  await page.getByRole('button', { name: 'End comparing' }).click();
});
