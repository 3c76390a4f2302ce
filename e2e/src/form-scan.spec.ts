import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { barcodeFilm } from './barcode-film.ts';
import { expect, openAs, test } from './person.ts';
import { newForm } from './small-form.ts';

const TAG = { key: 'f1', type: 'text', label: 'Tag of the box', ext: { v: 1, of: 'barcode' } };
const CODE = '4006381333931';

test('a code is read by the camera, and stands in the answer', async ({ baseURL, launchOptions }) => {
  const folder = await mkdtemp(join(tmpdir(), 'fieldspan-camera-'));
  const film = join(folder, 'code.y4m');
  await writeFile(film, barcodeFilm(CODE));
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), ...camera, `--use-file-for-fake-video-capture=${film}`],
  });
  try {
    const page = await browser.newPage({
      ...(baseURL !== undefined && { baseURL }),
      permissions: ['camera'],
      serviceWorkers: 'block',
      viewport: { width: 360, height: 740 },
    });
    await openAs(page, 'admin', '/forms/templates');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`/do-form/${await newForm(page, [TAG])}`);
    await page.getByRole('button', { name: 'Scan', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Tag of the box' })).toBeHidden({ timeout: 30_000 });
    await expect(page.getByLabel('Tag of the box')).toHaveValue(CODE);
    await expect(page.getByText(/Saved on this device/)).toBeVisible();
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
});
