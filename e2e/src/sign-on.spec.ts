import type { Page } from '@playwright/test';
import { CLIENT, openProvider } from './company-provider.ts';
import { createCompany, isSignedIn, ownAddress, toSecurity } from './own-company.ts';
import { expect, test } from './person.ts';

/** The provider's own pages: who, and whether Fieldspan may know. */
async function signInThere(page: Page, email: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(email);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a company’s own provider is set up, linked and signed in with; its answer counts in one browser, once', async ({
  page,
  browser,
  request,
  baseURL,
  complaints,
}) => {
  const provider = await openProvider(`${baseURL}/sign-in/return`);
  const email = ownAddress('nia');
  const name = `Harbour ID ${crypto.randomUUID().slice(0, 6)}`;
  await createCompany(page, request, email);
  await page.goto('/settings/sign-in');
  const form = page.getByRole('form', { name: 'Single sign-on' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Issuer').fill(provider.issuer);
  await form.getByLabel('Client id').fill(CLIENT.id);
  await form.getByLabel('Client secret').fill(CLIENT.secret);
  await form.getByLabel('Mail domains').fill('elsewhere.test');
  await form.getByRole('button', { name: 'Set up single sign-on' }).click();
  await expect(
    page.getByText(/No Admin of your company has an account with an address at elsewhere.test/),
  ).toBeVisible();
  await form.getByLabel('Mail domains').fill('harbour.test');
  await form.getByRole('button', { name: 'Set up single sign-on' }).click();
  await expect(page.getByText(`People continue with ${name}`)).toBeVisible();

  await toSecurity(page);
  await page.getByRole('button', { name: `Link ${name}` }).click();
  await signInThere(page, email);
  await expect(page.getByText(`From now on you can sign in with ${name}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByRole('button', { name: `Unlink ${name}` })).toBeVisible();

  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  const back = page.waitForRequest(/\/sign-in\/return\?/);
  await page.getByRole('button', { name: `Continue with ${name}` }).click();
  const answered = (await back).url();
  await isSignedIn(page);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(answered);
  await expect(stranger.getByText(/was answered already, or began in another browser/)).toBeVisible();
  await stranger.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(stranger.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  provider.close();
  // The provider's own pages ask for fonts of the internet and have no icon: what counts is what ours say.
  const ours = complaints.filter((each) => each.includes(`(${baseURL}`));
  complaints.splice(0, complaints.length, ...ours);
});

test('on a shared tablet somebody without e-mail presses their name and types a PIN', async ({ page, request }) => {
  await createCompany(page, request, ownAddress('nia'));
  await page.goto('/settings/sign-in');
  await page.getByRole('button', { name: 'Add somebody without e-mail' }).click();
  const person = page.getByRole('dialog', { name: 'Somebody without e-mail' });
  await person.getByLabel('First name').fill('Gil');
  await person.getByLabel('Last name').fill('Moss');
  await person.getByLabel('PIN').fill('123456');
  await person.getByRole('button', { name: 'Save' }).click();
  await expect(person.getByText(/too easy to guess/)).toBeVisible();
  await person.getByLabel('PIN').fill('520817');
  await person.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'New PIN for Gil Moss' })).toBeVisible();
  await page.getByLabel('Name of this device').fill('Shop, by the door');
  await page.getByRole('button', { name: 'Make this device a shared tablet' }).click();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { name: 'Who is here?' })).toBeVisible();
  await page.getByRole('button', { name: 'Gil Moss' }).click();
  await page.getByLabel('PIN', { exact: true }).fill('520818');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('This PIN is not right.')).toBeVisible();
  for (const digit of '520817') await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'I Agree' }).click();
  await isSignedIn(page);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { name: 'Who is here?' })).toBeVisible();
});
