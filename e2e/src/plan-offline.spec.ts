import { createCompany, finishSetup, ownAddress } from './own-company.ts';
import { expect, test } from './person.ts';
import { addSet, darkPixels, drag, saved } from './plan-steps.ts';

test.use({ serviceWorkers: 'allow' });

test('a set is kept on the device: a sheet nobody has opened yet opens without a network, and is marked there once', async ({
  page,
  request,
  context,
  complaints,
}) => {
  test.setTimeout(330_000);
  await createCompany(page, request, ownAddress('plans-kept'));
  await finishSetup(page);
  const { slug } = await saved(page, 'Job/save', { job_name: 'Stone Road Medical', job_num: 'J-2041' });
  await page.goto(`/project/${slug}/plans`);
  await addSet(page, {
    name: 'For construction',
    issued: '2026-09-24',
    sheets: [
      { number: 'A-301', title: 'LEVEL 3 FLOOR PLAN', revision: 'A' },
      { number: 'A-302', title: 'SCANNED, JPEG 2000', revision: 'A', scan: 'jpx' },
      { number: 'A-303', title: 'SCANNED, JBIG2', revision: 'A', scan: 'jbig2' },
    ],
  });
  await page.getByRole('button', { name: 'Publish' }).click();
  const sets = page.getByRole('region', { name: 'Sets', exact: true });
  await expect(sets.getByText(/3 sheets/)).toBeVisible();
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
  await expect.poll(() => darkPixels(page, 'A-301'), { timeout: 30_000 }).toBeGreaterThan(1000);
  for (const scanned of ['A-302', 'A-303']) {
    await page.getByRole('link', { name: new RegExp(scanned) }).click();
    await expect(page.getByRole('application', { name: `Sheet ${scanned}` })).toBeVisible();
    // Half of the sheet is black, where the picture could be read.
    await expect.poll(() => darkPixels(page, scanned), { timeout: 30_000 }).toBeGreaterThan(100_000);
  }
  await page.getByRole('link', { name: /A-301/ }).click();
  await page.getByRole('button', { name: 'Mark up' }).click();
  await page.getByRole('radio', { name: 'Cloud' }).check();
  await drag(page, 'A-301', [
    [0.3, 0.3],
    [0.5, 0.5],
  ]);
  await expect(page.getByText(/^Kept on this device; it is stored/)).toBeVisible({ timeout: 40_000 });
  await page.reload();
  await expect.poll(() => darkPixels(page, 'A-301'), { timeout: 30_000 }).toBeGreaterThan(1000);

  await context.setOffline(false);
  const strokes = () =>
    page.evaluate(async () => {
      const { apiKey } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
      const response = await fetch('/api/ImageDrawLayer/get', { headers: { 'api-key': apiKey } });
      const { data } = await response.json();
      return data.map((layer: { layer_json: string }) => JSON.parse(layer.layer_json).strokes.length);
    });
  await expect.poll(strokes, { timeout: 60_000 }).toEqual([1]);

  await page.goto(`/project/${slug}/plans`);
  await sets.getByRole('button', { name: 'Kept on this device' }).click();
  await page.getByRole('menuitem', { name: /Remove from this device/ }).click();
  await expect(sets.getByRole('button', { name: 'Keep on this device' })).toBeVisible();
  const left = await page.evaluate(async () => (await (await caches.open('fieldspan-plans')).keys()).length);
  expect(left).toBe(0);
  // The browser reports every file that it could not load.
  complaints.length = 0;
});
