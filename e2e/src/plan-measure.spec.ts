import type { Page } from '@playwright/test';
import { inOwnCompany } from './own-company.ts';
import { expect, test } from './person.ts';
import { addSet, darkPixels, openPlans } from './plan-steps.ts';
import { seriousFindings } from './serious-findings.ts';

const SHEET = 'M-301';
const pick = (page: Page, tool: string) => page.getByRole('radio', { name: tool }).check();

/** A hand's line is kept to a fraction of a px, so an area is not exact to the last digit. */
const ABOUT_25 = expect.stringMatching(/^(25(\.0\d)?|24\.9\d) m²$/);
const ABOUT_100 = expect.stringMatching(/^(100(\.\d\d?)?|99\.[5-9]\d?) m²$/);

type Place = readonly [number, number];

/** Draws through these places, in px from the sheet's corner: whole ones, so that lengths are exact. */
async function draw(page: Page, [first, ...others]: readonly [Place, ...Place[]]): Promise<void> {
  const box = await page.getByRole('application', { name: `Sheet ${SHEET}` }).boundingBox();
  if (!box) throw new Error('there is no sheet');
  const [left, top] = [Math.round(box.x), Math.round(box.y)];
  await page.mouse.move(left + first[0], top + first[1]);
  await page.mouse.down();
  for (const [x, y] of others) await page.mouse.move(left + x, top + y, { steps: 5 });
  await page.mouse.up();
}

/** Draws over 400 px, and says how long that is in reality. */
async function setScale(page: Page, length: string): Promise<void> {
  await pick(page, 'Set the scale');
  await draw(page, [
    [200, 120],
    [600, 120],
  ]);
  await page.getByRole('textbox', { name: 'How long is this line really? For example 5 m' }).fill(length);
  await page.keyboard.press('Enter');
}

async function measureLength(page: Page): Promise<void> {
  await pick(page, 'Measure a length');
  await draw(page, [
    [200, 200],
    [400, 200],
  ]);
}

/** The words of all measures that the server has. */
const measures = (page: Page) =>
  page.evaluate(async () => {
    const { apiKey } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
    const response = await fetch('/api/ImageDrawLayer/get', { headers: { 'api-key': apiKey } });
    const layers: { layer_json: string }[] = (await response.json()).data;
    const strokes: { measure?: { kind: string }; text?: { words: string } }[] = layers.flatMap(
      ({ layer_json }) => JSON.parse(layer_json).strokes,
    );
    return strokes
      .flatMap(({ measure, text }) => (measure && measure.kind !== 'scale' ? [text?.words ?? ''] : []))
      .toSorted();
  });

test('on a sheet of a plan a known length sets the scale, and lengths and areas are measured by it', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  await inOwnCompany(page, request);
  await openPlans(page);
  await addSet(page, {
    name: 'For construction',
    issued: '2026-09-24',
    sheets: [{ number: SHEET, title: 'HVAC PLAN', revision: 'A' }],
  });
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: SHEET }).click();
  await expect.poll(() => darkPixels(page, SHEET), { timeout: 30_000 }).toBeGreaterThan(1000);
  await page.getByRole('button', { name: 'Mark up' }).click();

  await measureLength(page);
  await expect(page.getByText('Set the scale first: draw along something whose length you know.')).toBeVisible();
  expect(await measures(page)).toEqual([]);

  await setScale(page, 'ten');
  await expect(page.getByText('A length needs a number and a unit, such as 5 m or 16.5 ft.')).toBeVisible();
  await setScale(page, '10 m');
  await measureLength(page);
  await expect.poll(() => measures(page)).toEqual(['5 m']);
  expect(await seriousFindings(page)).toEqual([]);

  // A square of 5 m.
  await pick(page, 'Measure an area');
  await draw(page, [
    [200, 240],
    [400, 240],
    [400, 440],
    [200, 440],
  ]);
  await expect.poll(() => measures(page)).toEqual([ABOUT_25, '5 m']);

  await setScale(page, '20 m');
  await expect.poll(() => measures(page)).toEqual(['10 m', ABOUT_100]);
  await page.keyboard.press('Control+z');
  await expect.poll(() => measures(page)).toEqual([ABOUT_25, '5 m']);
});
