import type { Page } from '@playwright/test';

/** A picture of one dot. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(DOT, 'base64') });

const MORNING_H = 10;
const MOST_BEHIND_H = -12;

/**
 * A time zone in which it is about ten in the morning now: what is planned for today's working hours is near what people
 * report at this moment, whenever the test runs.
 */
export function morningZone(): string {
  const ahead = MORNING_H - new Date().getUTCHours();
  const hours = ahead < MOST_BEHIND_H ? ahead + 24 : ahead;
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

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
