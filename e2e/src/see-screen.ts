import type { Page } from '@playwright/test';
import type { KnownRecords } from './known-records.ts';
import { expect } from './person.ts';

/** Replaces `{kind}` in the text with the slug or title of the record of that kind. */
export const withRecords = (text: string, known: KnownRecords, part: 'slug' | 'title'): string =>
  Object.entries(known).reduce((done, [kind, record]) => done.replaceAll(`{${kind}}`, record[part]), text);

/**
 * Opens an address directly. A record that is open over its list hides the list from screen readers: its heading still
 * counts.
 */
export async function seeScreen(page: Page, address: string, heading: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  const main = page.getByRole('main', { includeHidden: true });
  const title = main.getByRole('heading', { level: 1, includeHidden: true }).filter({ hasText: heading });
  await expect(title.first(), address).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' }), address).toHaveCount(0);
  const failure = page.getByText(
    /system error|You do not have permission|There is no such|not found|could not be loaded/,
  );
  await expect(failure, address).toBeHidden();
}
