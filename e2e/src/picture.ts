import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const PICTURES =
  process.env['PICTURES'] === '1' ? fileURLToPath(new URL('../../docs/pictures/forms/', import.meta.url)) : null;

/** With `PICTURES=1` the steps of the walk through forms are written to docs/pictures/forms. */
export async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES === null) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}${name}.png`, animations: 'disabled' });
}
