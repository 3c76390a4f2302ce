import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { registersFromElsewhere } from './another-address.ts';
import { isSignedIn } from './own-company.ts';
import { expect, openAs, test } from './person.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** An address that no other test and no earlier run has used. */
function newAddress(name: string): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => LETTERS[byte % LETTERS.length]);
  return `${name}.${letters.join('')}@harbour.test`;
}

type Message = { to: string; text: string };

/** The link in the newest mail to this address. */
async function mailedLink(request: APIRequestContext, to: string, part: string): Promise<string> {
  return newerLink(request, { to, part, than: '' });
}

type Newer = { to: string; part: string; than: string };

/** The link in a newer mail than the one with the known link. */
async function newerLink(request: APIRequestContext, { to, part, than }: Newer): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const answer: { data: Message[] } = await (await request.get('/api/dev/outbox')).json();
    const text = answer.data.find((message) => message.to === to)?.text ?? '';
    link = new RegExp(`https?://[^/]+(/${part}/\\S+)`).exec(text)?.[1];
    expect(link).toBeDefined();
    expect(link).not.toBe(than);
  }).toPass({ timeout: 10_000 });
  return link ?? '';
}

const NEW_PASSWORD = 'copper lantern tide';

async function fillPassword(page: Page, label: string): Promise<void> {
  await page.getByLabel(new RegExp(`^${label}( \\*)?$`)).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm Password').fill(NEW_PASSWORD);
}

async function register(page: Page, request: APIRequestContext, email: string): Promise<string> {
  await registersFromElsewhere(page);
  await page.goto('/register?referral=user-dana-reyes');
  await page.getByLabel('Company name').fill('Harbour Heating');
  await page.getByLabel('First name').fill('Nia');
  await page.getByLabel('Last name').fill('Okoro');
  await page.getByLabel('Email').fill(email);
  await fillPassword(page, 'Password');
  await page.getByRole('button', { name: 'Start free trial' }).click();
  await expect(page.getByText(`We sent a mail to ${email}`)).toBeVisible();
  const link = await mailedLink(request, email, 'setup');
  await page.goto(link);
  await expect(page).toHaveURL(/\/setup\/1$/);
  return link;
}

/** A person on another device. */
async function stranger(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

test(
  'ROUTE010 ROUTE019 SESS008 ERR013 a company registers, agrees to the terms, and continues its setup on another device',
  { tag: '@two-servers' },
  async ({ page, browser, request }) => {
    const email = newAddress('nia');
    const first = await register(page, request, email);
    await page.getByRole('button', { name: 'I Agree' }).click();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByText('Saved!')).toBeVisible();
    await expect(page).toHaveURL(/\/setup\/2$/);

    const other = await stranger(browser);
    const link = await newerLink(request, { to: email, part: 'setup', than: first });
    await other.goto(link);
    await expect(other).toHaveURL(/\/setup\/1$/);
    await isSignedIn(other);
    const third = await stranger(browser);
    await third.goto(link);
    await expect(third.getByText(/This link has expired or was already used/)).toBeVisible();
  },
);

test(
  'AUTH016 AUTH022 AUTH023 ROUTE025 a forgotten password is reset with the mailed link',
  { tag: '@two-servers' },
  async ({ page, browser, request }) => {
    const email = newAddress('ola');
    await register(page, request, email);
    const other = await stranger(browser);
    await other.goto('/login');
    await other.getByLabel('Email', { exact: true }).fill(email);
    await other.getByRole('button', { name: 'I forgot my password' }).click();
    await other.getByRole('button', { name: 'Request reset' }).click();
    await other.getByRole('button', { name: 'Done' }).click();
    await other.goto(await mailedLink(request, email, 'reset-password'));
    await fillPassword(other, 'New Password');
    await other.getByRole('button', { name: 'Change Password' }).click();
    await expect(other.getByText('Password changed successfully. You can now login')).toBeVisible();
    await other.getByRole('link', { name: 'login' }).click();
    // Nobody of this company has agreed to the terms yet.
    await other.getByRole('button', { name: 'I Agree' }).click();
    await isSignedIn(other);
  },
);

test(
  'INV005 ROUTE011 somebody who was added joins with the mailed link, once',
  { tag: '@two-servers' },
  async ({ page, browser, request }) => {
    await openAs(page, 'admin', '/');
    const email = newAddress('gus');
    await page.evaluate(async (address) => {
      const { apiKey } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
      const body = new FormData();
      body.set('email', address);
      body.set('first_name', 'Gus');
      body.set('last_name', 'Okafor');
      await fetch('/api/User/save', { method: 'POST', body, headers: { 'api-key': apiKey } });
    }, email);
    const link = await mailedLink(request, email, 'accept-invite');

    const gus = await stranger(browser);
    await gus.goto(link);
    await expect(gus.getByText('Northgate Mechanical')).toBeVisible();
    await gus.getByRole('button', { name: 'Accept Invite' }).click();
    await fillPassword(gus, 'Password');
    await gus.getByRole('button', { name: 'Accept Invite' }).click();
    await expect(gus).toHaveURL(/\/$/);
    await gus.getByRole('button', { name: 'I Agree' }).click();
    await isSignedIn(gus);
    await (await stranger(browser)).goto(link);
    await gus.goto(link);
    await expect(gus.getByText('This invitation was already accepted.')).toBeVisible();
  },
);

test('ROUTE018 a thank-you page links onwards', async ({ page }) => {
  await page.goto('/thank-you');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Fieldspan' }).click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});

test('ROUTE021 a link by type and id leads to the record, also after the sign-in', async ({ page }) => {
  await page.goto('/redirect/Contact/1');
  await expect(page).toHaveURL(/\/contact\/1\/details$/);
  await openAs(page, 'admin', '/redirect/Contact/1');
  await expect(page).toHaveURL(/\/contact\/[^/]+\/details$/);
  await page.goto('/redirect/Contact/1');
  await expect(page).toHaveURL(/\/contact\/[a-z][^/]*\/details$/);
  await page.goto('/redirect/Spaceship/1');
  await expect(page.getByText('There is no page for “Spaceship”.')).toBeVisible();
});
