import type { Page } from '@playwright/test';

/** A picture of one dot. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(DOT, 'base64') });

/** The calendar day there, `days` from today. */
export const dayThere = (timeZone: string, days = 0): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(Date.now() + days * 86_400_000));

/** Chooses a record in a field that opens a list. */
export async function choose(page: Page, field: string, title: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click();
  const chooser = page.getByRole('dialog', { name: field, exact: true });
  await chooser.getByLabel('Search').fill(title);
  await chooser.getByRole('button', { name: new RegExp(title) }).click();
}
