import type { Browser, BrowserContext } from 'playwright';

export type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * Signs in once, for every context of a round.
 * @param account of the demo; the Admin's by default
 */
export async function signIn(browser: Browser, url: string, account = 'admin'): Promise<StoredSession> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/`);
  await page.getByLabel('Email', { exact: true }).fill(`${account}@fieldspan.test`);
  await page.getByLabel('Password', { exact: true }).fill('fieldspan-demo');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main menu', includeHidden: true }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
