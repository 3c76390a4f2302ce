import { SignedInSchema } from '@fieldspan/contract/signed-in';
import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { keepCalls, noteCalls } from './calls/keep-calls.ts';

const PASSWORD = 'fieldspan-demo';

/** Fills in the login screen on the page. */
export async function signIn(page: Page, account: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(`${account}@fieldspan.test`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeHidden();
}

/** With notifications blocked, the page does not show its offer to switch them on, which would be in the way. */
export async function blockNotifications(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied', configurable: true });
  });
}

/** The name under which the app keeps the session in this browser. */
const SESSION_KEY = 'fieldspan.session';

/**
 * Gives the page's browser a new session of this person, without the sign-in screen, which sessions.spec.ts and others
 * walk through: most tests are about what comes after it.
 */
export async function bringSession(page: Page, email: string, password: string): Promise<void> {
  const response = await page.request.post('/api/user/authenticate', { form: { email, password } });
  const { data } = v.parse(v.object({ data: SignedInSchema }), await response.json());
  const session = {
    apiKey: data.api_key,
    sessionToken: data.session_token,
    userId: data.user_id,
    userSlug: data.user_slug,
    tokenEndsAt: Date.now() + 12 * 3_600_000,
    staySignedIn: true,
    masterKey: false,
  };
  // Only in the first page of the app: who signs out later stays signed out.
  await page.addInitScript(
    ({ key, text, mark }) => {
      if (globalThis.top !== globalThis.self || !location.protocol.startsWith('http')) return;
      if (localStorage.getItem(mark) !== null) return;
      localStorage.setItem(mark, 'was signed in');
      localStorage.setItem(key, text);
    },
    { key: SESSION_KEY, text: JSON.stringify(session), mark: `e2e.${crypto.randomUUID()}` },
  );
}

/** Opens an address as this person, who is signed in already. */
export async function openAs(page: Page, account: string, path: string): Promise<void> {
  await blockNotifications(page);
  await bringSession(page, `${account}@fieldspan.test`, PASSWORD);
  await page.goto(path);
}

export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** Playwright's own message; it blocks the service worker in most tests. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

type Watch = { complaints: string[] };

/** Every test fails if the browser's console reported anything, unless the test empties the list. */
export const test = base.extend<Watch>({
  complaints: [
    async ({ browser, page }, use, info) => {
      await blockNotifications(page);
      const complaints: string[] = [];
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning';
        if (isComplaint && message.text() !== WORKER_BLOCKED)
          complaints.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => complaints.push(error.stack ?? String(error)));
      const calls = noteCalls(browser);
      await use(complaints);
      calls.stop();
      await keepCalls(calls.seen, info.workerIndex);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
