import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { drawOn, surfaceOf, uploadPicture } from './drawn-sheet.ts';
import { inOwnCompany } from './own-company.ts';
import { expect, test } from './person.ts';

/** A film of a second and a half, as this browser records it. Its ground is orange. */
const filmed = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 240;
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/mp4' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    for (let at = 0; at < 30; at += 1) {
      if (context) context.fillStyle = at % 2 === 0 ? '#e07a10' : '#e07a14';
      context?.fillRect(0, 0, 320, 240);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });

/** A part of a film that says nothing, of so many bytes. */
function freeSpace(length: number): Buffer {
  const part = randomBytes(length);
  part.writeUInt32BE(length, 0);
  part.write('free', 4, 'latin1');
  return part;
}

test('a film that is uploaded is shown by a picture out of it', async ({ page, request }) => {
  await inOwnCompany(page, request);
  await page.goto('/library/files');
  const bytes = await filmed(page);
  await page.getByRole('button', { name: 'Upload files' }).first().click();
  const file = { name: 'Trench walk.mp4', mimeType: 'video/mp4', buffer: Buffer.from(bytes) };
  await page.getByLabel('Files to upload').setInputFiles([file]);
  const tile = page.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: 'Trench walk.mp4' });
  const picture = tile.locator('[data-slot="picture"]');
  await expect(picture).toBeVisible({ timeout: 30_000 });
  const colour = await picture.evaluate(async ({ style }: HTMLElement) => {
    const shown = new Image();
    shown.src = style.backgroundImage.slice('url("'.length, -'")'.length);
    await shown.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    const context = canvas.getContext('2d');
    context?.drawImage(shown, 0, 0, 1, 1);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
  });
  const [red = 0, , blue = 255] = colour;
  expect(red).toBeGreaterThan(180);
  expect(blue).toBeLessThan(90);
});

test('a film of 60 MB is stored byte for byte, though the line is cut and the page is reloaded meanwhile', async ({
  page,
  request,
  context,
  complaints,
}) => {
  test.slow();
  await inOwnCompany(page, request);
  await page.goto('/library/files');
  const bytes = await filmed(page);
  // What follows the last part of a film is skipped by whoever plays it.
  const film = Buffer.concat([Buffer.from(bytes), freeSpace(60_000_000 - bytes.length)]);
  const folder = await mkdtemp(join(tmpdir(), 'fieldspan-film-'));
  const path = join(folder, 'Site walk.mp4');
  await writeFile(path, film);
  await page.getByRole('button', { name: 'Upload files' }).first().click();
  await page.getByLabel('Files to upload').setInputFiles(path);
  const panel = page.getByRole('progressbar').first();
  await expect(panel).toBeVisible();
  await context.setOffline(true);
  await context.setOffline(false);
  await page.reload();
  await page.getByRole('link', { name: 'Site walk.mp4', exact: true }).click({ timeout: 90_000 });
  const address = await page.getByRole('link', { name: 'Download' }).getAttribute('href');
  const stored = await page.evaluate(async (url) => {
    const file = await (await fetch(url)).arrayBuffer();
    const sum = await crypto.subtle.digest('SHA-256', file);
    return [file.byteLength, ...new Uint8Array(sum)];
  }, address ?? '');
  expect(stored).toEqual([film.length, ...createHash('sha256').update(film).digest()]);
  await rm(folder, { recursive: true });
  // The browser reports every call that it could not make; nothing was asked for that is not there.
  expect(complaints.filter((complaint) => !complaint.includes('net::ERR_'))).toEqual([]);
  complaints.length = 0;
});

test('a picture leaves with its marks, as a JPG and as a PDF, and without them', async ({ page, request }) => {
  await inOwnCompany(page, request);
  await page.goto('/library/files');
  const view = await uploadPicture(page, `Marked wall ${Date.now()}`);
  await view.click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(surfaceOf(page).locator('canvas')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Red' }).click();
  await page.getByRole('radio', { name: 'Rectangle', exact: true }).check();
  await drawOn(page, surfaceOf(page), [
    [0.4, 0.4],
    [0.6, 0.6],
  ]);
  const saved = async (item: string): Promise<Buffer> => {
    await page.getByRole('button', { name: 'Save a copy' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    return readFile(await (await download).path());
  };
  const redPixels = async (jpeg: Buffer) =>
    page.evaluate(
      async (bytes) => {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext('2d');
        if (!context) return { red: 0, width: 0 };
        context.drawImage(bitmap, 0, 0);
        const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
        const isRed = (at: number) => {
          const [r = 0, g = 0, b = 0] = data.slice(at, at + 3);
          return r > 150 && g < 90 && b < 90;
        };
        const red = Array.from({ length: data.length / 4 }, (_, at) => at * 4).filter(isRed).length;
        return { red, width: bitmap.width };
      },
      [...jpeg],
    );
  const marked = await redPixels(await saved('JPG with the marks'));
  expect(marked).toMatchObject({ width: 600 });
  expect(marked.red).toBeGreaterThan(300);
  expect((await redPixels(await saved('JPG without marks'))).red).toBeLessThan(marked.red / 4);
  const pdf = await saved('PDF with the marks');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.includes('/DCTDecode')).toBe(true);
});
