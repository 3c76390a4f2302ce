import type { APIRequestContext, Page } from '@playwright/test';
import { registersFromElsewhere } from './another-address.ts';
import { bringSession, expect } from './person.ts';

export const OWN_PASSWORD = 'copper lantern tide';

/** An address that no other test and no earlier run has used. */
export const ownAddress = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@harbour.test`;

type Message = { to: string; text: string };

/** The link in the newest mail to this address. */
export async function mailedLink(request: APIRequestContext, to: string, part: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const answer: { data: Message[] } = await (await request.get('/api/dev/outbox')).json();
    const text = answer.data.find((message) => message.to === to)?.text ?? '';
    link = new RegExp(`https?://[^/]+(/${part}/\\S+)`).exec(text)?.[1];
    expect(link).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return link ?? '';
}

let companyOfWorker: string | null = null;

/**
 * Signs in to a company that is not the demo, as its Admin. The tests of one worker share it, which saves the time of
 * making one; a test that needs an untouched one calls createCompany.
 */
export async function inOwnCompany(page: Page, request: APIRequestContext): Promise<void> {
  if (companyOfWorker !== null) {
    await bringSession(page, companyOfWorker, OWN_PASSWORD);
    await page.goto('/');
    await isSignedIn(page);
    return;
  }
  const email = ownAddress('nia');
  await createCompany(page, request, email);
  await finishSetup(page);
  companyOfWorker = email;
}

/** Creates a company, from the sign-in page to the terms. */
export async function createCompany(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await registersFromElsewhere(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create a company' }).click();
  await page.getByLabel('Company name').fill('Harbour Heating');
  await page.getByLabel('First name').fill('Nia');
  await page.getByLabel('Last name').fill('Okoro');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password( \*)?$/).fill(OWN_PASSWORD);
  await page.getByLabel('Confirm Password').fill(OWN_PASSWORD);
  await page.getByRole('button', { name: 'Start free trial' }).click();
  await expect(page.getByText(`We sent a mail to ${email}`)).toBeVisible();
  await page.goto(await mailedLink(request, email, 'setup'));
  await expect(page.getByText('Please read them before you begin.')).toBeVisible();
  await page.getByRole('button', { name: 'I Agree' }).click();
  await expect(page.getByRole('button', { name: 'Save and continue' })).toBeVisible();
}

/** Goes on from the first section of setup to the dashboard, without choosing forms. */
export async function finishSetup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByText('Step 2 of 3').waitFor();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  // The starter forms stand above the button and move it when they are there.
  await page.getByLabel('Search the marketplace').waitFor();
  await page.getByRole('button', { name: 'Finish setup' }).click();
  await expect(page).toHaveURL(/\/$/);
}

/** Fills in the login screen on the page. */
export async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

export async function toSecurity(page: Page): Promise<void> {
  const slug = await page.evaluate(() => {
    const kept: unknown = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
    return typeof kept === 'object' && kept !== null && 'userSlug' in kept ? String(kept.userSlug) : '';
  });
  await page.goto(`/employee/${slug}/security`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-in and security' })).toBeVisible();
}

/** On a phone the button that signs out is in a menu, so this looks for one that is there in every width. */
export const isSignedIn = (page: Page) => expect(page.getByRole('button', { name: /^Alerts/ })).toBeVisible();
