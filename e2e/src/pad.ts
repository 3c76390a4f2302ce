import type { Locator, Page } from '@playwright/test';

const STROKE = [
  [40, 90],
  [55, 40],
  [70, 95],
  [120, 60],
  [170, 92],
] as const;

/**
 * Draws one stroke on a signature pad with the mouse.
 * @param down how many pixels lower, so that a second stroke is another one
 */
export async function draw(page: Page, pad: Locator, down = 0): Promise<void> {
  const box = await pad.boundingBox();
  if (!box) throw new Error('The pad is not on the page');
  const [[x, y], ...rest] = STROKE;
  await page.mouse.move(box.x + x, box.y + y + down);
  await page.mouse.down();
  for (const [toX, toY] of rest) await page.mouse.move(box.x + toX, box.y + toY + down, { steps: 3 });
  await page.mouse.up();
}
