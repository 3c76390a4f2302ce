import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * Opens the gallery of the design system.
 * @param query such as `?part=button`: only that part
 */
export async function openGallery(page: Page, query = ''): Promise<void> {
  await page.goto(`/dev/gallery${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}
