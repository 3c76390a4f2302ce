import type { Locator, Page } from '@playwright/test';
import { expect } from './person.ts';

/** A point of a sheet, as fractions of its size. */
export type Place = readonly [number, number];

export const sheetOf = (page: Page): Locator => page.getByRole('application', { name: 'Whiteboard' });

/** The picture below the pen in the editor. */
export const surfaceOf = (page: Page): Locator => page.getByRole('application', { name: /to be drawn on$/ });

export async function ready(target: Locator): Promise<void> {
  await expect(target.locator('canvas')).toHaveCount(2);
}

/** Draws between two points. */
export async function drawOn(page: Page, target: Locator, [from, to]: readonly [Place, Place]): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to draw on');
  await page.mouse.move(box.x + box.width * from[0], box.y + box.height * from[1]);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * to[0], box.y + box.height * to[1], { steps: 8 });
  await page.mouse.up();
}

/** Red, green and blue at a point, by the picture of what stands. */
async function colourAt(target: Locator, [x, y]: Place): Promise<readonly number[]> {
  return target
    .locator('canvas')
    .first()
    .evaluate(
      (canvas: HTMLCanvasElement, at) => [
        ...(canvas.getContext('2d')?.getImageData(canvas.width * at.x, canvas.height * at.y, 1, 1).data ?? []),
      ],
      { x, y },
    );
}

/** Whether anything dark is drawn at a point of a white sheet. */
export async function isInked(target: Locator, place: Place): Promise<boolean> {
  const [red = 255] = await colourAt(target, place);
  return red < 128;
}

/** A picture of 600 × 400 with a light corner, uploaded to the library. @returns the button that opens it */
export async function uploadPicture(page: Page, name: string): Promise<Locator> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(600, 400);
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#4a6b40';
      context.fillRect(0, 0, 600, 400);
      context.fillStyle = '#f4f2ee';
      context.fillRect(0, 0, 300, 200);
      // The library knows a file that it has by its content.
      context.fillStyle = `#${Math.random().toString(16).slice(2, 8)}`;
      context.fillRect(590, 390, 10, 10);
    }
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  await page.getByRole('button', { name: 'Upload files' }).first().click();
  const file = { name: `${name}.png`, mimeType: 'image/png', buffer: Buffer.from(bytes) };
  await page.getByLabel('Files to upload').setInputFiles([file]);
  const view = page.getByRole('button', { name: `View ${name}.png`, exact: true });
  await expect(view).toBeVisible();
  return view;
}
