import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const PASSWORD = 'fieldspan-demo';

/** Fills in the login screen on the page. */
export async function signIn(page: Page, account: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(`${account}@fieldspan.test`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeHidden();
}

/** With notifications blocked, the page does not show its offer to switch them on, which would be in the way. */
async function blockNotifications(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied', configurable: true });
  });
}

/** Opens an address as this person: signs in on the login screen that shows first. */
export async function openAs(page: Page, account: string, path: string): Promise<void> {
  await blockNotifications(page);
  await page.goto(path);
  await signIn(page, account);
}

export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** Playwright's own message; it blocks the service worker in most tests. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

type Watch = { complaints: string[] };

/** Every test fails if the browser's console reported anything, unless the test empties the list. */
export const test = base.extend<Watch>({
  complaints: [
    async ({ page }, use) => {
      await blockNotifications(page);
      const complaints: string[] = [];
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning';
        if (isComplaint && message.text() !== WORKER_BLOCKED)
          complaints.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => complaints.push(error.stack ?? String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
