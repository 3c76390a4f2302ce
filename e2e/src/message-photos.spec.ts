import type { Page } from '@playwright/test';
import { expect, test } from './person.ts';
import { startThread } from './thread.ts';

/** Two plain photos of different colours. */
async function photos(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  const files: number[][] = await page.evaluate(() =>
    Promise.all(
      ['#4a6b40', '#f4f2ee'].map(async (color) => {
        const canvas = new OffscreenCanvas(600, 400);
        const context = canvas.getContext('2d');
        if (context) {
          context.fillStyle = color;
          context.fillRect(0, 0, 600, 400);
        }
        const photo = await canvas.convertToBlob({ type: 'image/png' });
        return Array.from(new Uint8Array(await photo.arrayBuffer()));
      }),
    ),
  );
  return files.map((bytes, at) => ({
    name: `photo-${at + 1}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(bytes),
  }));
}

const surface = (page: Page) => page.getByRole('application', { name: /to be drawn on$/ });

async function drawArrow(page: Page): Promise<void> {
  await expect(surface(page).locator('canvas')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Red' }).click();
  await page.getByRole('radio', { name: 'Arrow' }).click();
  const box = await surface(page).boundingBox();
  if (!box) throw new Error('there is nothing to draw on');
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.5);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.5, { steps: 10 });
  await page.mouse.up();
}

/** How many pixels of a picture are the red of a pen. */
const redPixels = (page: Page, source: string): Promise<number> =>
  page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    if (!context) return 0;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at] ?? 0) > 150 && (data[at + 1] ?? 0) < 90 && (data[at + 2] ?? 0) < 90) count += 1;
    }
    return count;
  }, source);

test('MSG043 photos chosen together are sent as messages in their order, and a drawing on one is in the picture that is sent', async ({
  page,
}) => {
  await startThread(page, 'admin', 'Photos');
  const chosen = await photos(page);
  await page.getByLabel('File to attach').setInputFiles(chosen);
  const files = page.getByRole('list', { name: 'Files that go with the message' });
  await expect(files.getByRole('listitem')).toHaveCount(2);

  await files.getByRole('button', { name: 'Draw on photo-1.png' }).click();
  await drawArrow(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const box = page.getByRole('textbox', { name: 'Message', exact: true });
  await box.fill('Crack at grid C4');
  await box.press('Enter');
  const articles = page.getByRole('article').filter({ has: page.getByRole('img', { name: /photo-/ }) });
  await expect(articles).toHaveCount(2);
  await expect(articles.first()).toContainText('Crack at grid C4');
  const pictures = articles.getByRole('img', { name: /photo-/ });
  const [first, second] = await Promise.all([0, 1].map((at) => pictures.nth(at).getAttribute('src')));
  expect(await redPixels(page, first ?? '')).toBeGreaterThan(50);
  expect(await redPixels(page, second ?? '')).toBe(0);
});
