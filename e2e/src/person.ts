import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const PASSWORD = 'fieldspan-demo';

/** Fills in the login screen that stands on the page now. */
async function signIn(page: Page, account: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(`${account}@fieldspan.test`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeHidden();
}

/** Opens an address as this person: signs in on the login screen that stands in its place. */
export async function openAs(page: Page, account: string, path: string): Promise<void> {
  await page.goto(path);
  await signIn(page, account);
}

export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

type Watch = { complaints: string[] };

/** Every test fails when the browser's console complained, unless the test empties the list. */
export const test = base.extend<Watch>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.stack ?? String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
