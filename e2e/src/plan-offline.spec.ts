import { inOwnCompany } from './own-company.ts';
import { expect, test } from './person.ts';
import { addSet, darkPixels, drag, openPlans } from './plan-steps.ts';

/** Dark px where both scans are painted; one alone has half of what there is. */
const DARK_OF_BOTH = 300_000;

test.use({ serviceWorkers: 'allow' });

test('a set is kept on the device: a sheet nobody has opened yet opens without a network, and is marked there once', async ({
  page,
  request,
  context,
  complaints,
}) => {
  test.setTimeout(240_000);
  await inOwnCompany(page, request);
  await openPlans(page);
  await addSet(page, {
    name: 'For construction',
    issued: '2026-09-24',
    sheets: [{ number: 'A-301', title: 'LEVEL 3 FLOOR PLAN', revision: 'A', scans: ['jpx', 'jbig2'] }],
  });
  await page.getByRole('button', { name: 'Publish' }).click();
  const sets = page.getByRole('region', { name: 'Sets', exact: true });
  await expect(sets.getByText(/1 sheet/)).toBeVisible();
  // What reads PDFs is large: who opens none has it not on the device.
  const readers = () =>
    page.evaluate(
      async () =>
        (await (await caches.open('fieldspan-files')).keys()).filter(({ url }) => url.includes('pdf.worker')).length,
    );
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await readers()).toBe(0);
  await sets.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(sets.getByRole('button', { name: 'Kept on this device' })).toBeVisible({ timeout: 120_000 });
  expect(await readers()).toBe(1);

  const found = await page.getByRole('link', { name: 'A-301' }).getAttribute('href');
  await context.setOffline(true);
  await page.goto(found ?? '');
  // The two scans are most of the sheet; either alone is too little.
  await expect.poll(() => darkPixels(page, 'A-301'), { timeout: 60_000 }).toBeGreaterThan(DARK_OF_BOTH);
  await page.getByRole('button', { name: 'Mark up' }).click();
  await page.getByRole('radio', { name: 'Cloud' }).check();
  await drag(page, 'A-301', [
    [0.3, 0.3],
    [0.5, 0.5],
  ]);
  await expect(page.getByText(/^Kept on this device; it is stored/)).toBeVisible({ timeout: 40_000 });

  await context.setOffline(false);
  const strokes = () =>
    page.evaluate(async (slug) => {
      const { apiKey } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
      const read = async (call: string) =>
        (await (await fetch(`/api/${call}`, { headers: { 'api-key': apiKey } })).json()).data;
      const { id } = await read(`PlanSheet/find/${slug}`);
      const layers: { sheet_id: number | null; layer_json: string }[] = await read('ImageDrawLayer/get');
      return layers
        .filter((layer) => layer.sheet_id === id)
        .map((layer) => JSON.parse(layer.layer_json).strokes.length);
    }, found?.split('/').at(-1));
  await expect.poll(strokes, { timeout: 60_000 }).toEqual([1]);
  // The browser reports every file that it could not load.
  complaints.length = 0;
});
