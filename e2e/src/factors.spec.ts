import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import {
  createCompany,
  isSignedIn,
  mailedLink,
  OWN_PASSWORD,
  ownAddress,
  signInWith,
  toSecurity,
} from './own-company.ts';
import { expect, test } from './person.ts';

const STEP_MS = 30_000;

/** A code of an authenticator app, this many time steps from now. */
const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP_MS });

const another = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

/** Gives the browser a virtual authenticator that confirms the person's presence at once. */
async function plugInAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Reads the key from the page, and enters a code of it. */
async function useApp(page: Page): Promise<string> {
  const text = (await page.getByText(/Type this key instead/).textContent()) ?? '';
  const secret = (/([A-Z2-7]{4} ){4,}[A-Z2-7]{1,4}/.exec(text)?.[0] ?? '').replaceAll(' ', '');
  await page.getByLabel('Code of the app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Use this app' }).click();
  return secret;
}

async function keepCodes(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  return codes;
}

async function enterCode(page: Page, label: 'Code' | 'Recovery code', code: string): Promise<void> {
  if (label === 'Recovery code') await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel(label, { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

test('an authenticator app is required at sign-in; a code and a recovery code are valid once', async ({
  page,
  browser,
  request,
}) => {
  const email = ownAddress('nia');
  await createCompany(page, request, email);
  await toSecurity(page);
  await page.getByRole('button', { name: 'Set up the app' }).click();
  const secret = await useApp(page);
  const [recoveryCode = ''] = await keepCodes(page);
  await expect(page.getByText('You are asked for a second step after your password.')).toBeVisible();

  const phone = await another(browser);
  await phone.goto('/login');
  await signInWith(phone, email, OWN_PASSWORD);
  // The setup used up the current code, so this is the next one.
  const code = codeOf(secret, 1);
  await enterCode(phone, 'Code', code);
  await isSignedIn(phone);

  const thief = await another(browser);
  await thief.goto('/login');
  await signInWith(thief, email, OWN_PASSWORD);
  await enterCode(thief, 'Code', code);
  await expect(thief.getByText('This code was used already. Please wait for the next one.')).toBeVisible();

  const desk = await another(browser);
  await desk.goto('/login');
  await signInWith(desk, email, OWN_PASSWORD);
  await enterCode(desk, 'Recovery code', recoveryCode);
  await isSignedIn(desk);
  await enterCode(thief, 'Recovery code', recoveryCode);
  await expect(thief.getByRole('alert')).toContainText('recovery code');
  await expect(thief.getByLabel('Recovery code', { exact: true })).toBeVisible();
});

test('a passkey alone signs in; a company’s rule makes the next person set up a second step first', async ({
  page,
  browser,
  request,
}) => {
  const email = ownAddress('nia');
  await createCompany(page, request, email);
  await plugInAuthenticator(page);
  await toSecurity(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Office desk');
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await keepCodes(page);
  await expect(page.getByRole('button', { name: 'Remove Office desk' })).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await isSignedIn(page);

  await page.goto('/settings/sign-in');
  await page.getByRole('switch', { name: 'Everybody needs a second step' }).click();
  await expect(page.getByRole('switch', { name: 'Everybody needs a second step' })).toBeChecked();
  const colleague = ownAddress('ola');
  await page.goto('/employee/new');
  await page.getByLabel('E-mail').fill(colleague);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This person is invited and has not answered yet.')).toBeVisible();

  const phone = await another(browser);
  await phone.goto(await mailedLink(request, colleague, 'accept-invite'));
  await phone.getByRole('button', { name: 'Accept Invite' }).click();
  await phone.getByLabel(/^Password( \*)?$/).fill(OWN_PASSWORD);
  await phone.getByLabel('Confirm Password').fill(OWN_PASSWORD);
  await phone.getByRole('button', { name: 'Accept Invite' }).click();
  await expect(phone.getByRole('heading', { name: 'Set up a second step' })).toBeVisible();
  await phone.goto('/projects/list');
  await expect(phone.getByRole('heading', { name: 'Set up a second step' })).toBeVisible();
  await useApp(phone);
  await keepCodes(phone);
  await expect(phone.getByRole('heading', { name: 'Set up a second step' })).toBeHidden();
});
