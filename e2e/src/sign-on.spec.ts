import type { Page } from '@playwright/test';
import { CLIENT, openProvider } from './company-provider.ts';
import { createCompany, finishSetup, inOwnCompany, isSignedIn, ownAddress, toSecurity } from './own-company.ts';
import { looksRight } from './looks-right.ts';
import { expect, test } from './person.ts';

/** The provider's own pages: sign-in, and consent for Fieldspan. */
async function signInThere(page: Page, email: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(email);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a company’s own provider is set up, linked and signed in with; its response is valid in one browser, once', async ({
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

  const companyPage = await page.getByRole('link', { name: /\/login\/with\// }).getAttribute('href');

  await toSecurity(page);
  await page.getByRole('button', { name: `Link ${name}` }).click();
  await signInThere(page, email);
  await expect(page.getByText(`From now on you can sign in with ${name}.`)).toBeVisible();
  await looksRight(page, 'linked');
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
  await looksRight(stranger, 'an answer that does not count');
  await stranger.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(stranger.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await stranger.goto(companyPage ?? '');
  await expect(stranger.getByRole('button', { name: `Continue with ${name}` })).toBeVisible();
  await looksRight(stranger, 'the company’s own page');
  await stranger.goto('/login/with/nobody-here');
  await expect(stranger.getByText(/^No company signs in at this address any more/)).toBeVisible();
  await looksRight(stranger, 'a page of no company');
  provider.close();
  // The provider's pages load fonts from the internet and have no icon; only complaints of our pages count.
  const ours = complaints.filter((each) => each.includes(`(${baseURL}`));
  complaints.splice(0, complaints.length, ...ours);
});

test('the pages for people who have to sign in at the company’s provider, and of a shared tablet without people or deregistered, look right', async ({
  page,
  request,
}) => {
  // One in which nobody has a PIN.
  await createCompany(page, request, ownAddress('nia'));
  await finishSetup(page);
  await page.goto('/settings/sign-in');
  await page.getByLabel('Name of this device').fill('Yard');
  await page.getByRole('button', { name: 'Make this device a shared tablet' }).click();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await looksRight(page, 'settings of the sign-in');
  // The answer of a company that requires its own provider; the demo has none.
  await page.route('**/api/UserSignOn/mine*', async (route) => {
    const answer = await route.fetch();
    const ways = [{ slug: 'harbour', name: 'Harbour ID', linked_at: null }];
    await route.fulfill({ response: answer, json: { ...(await answer.json()), success: true, data: ways } });
  });
  await page.route('**/api/Message/check-new*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'account-duty': 'single-sign-on' } });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Link with Harbour ID' })).toBeVisible();
  await looksRight(page, 'the company’s sign-in first');
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByText(/^Nobody has a PIN yet/)).toBeVisible();
  await looksRight(page, 'nobody has a PIN');
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Shared tablet' })).toBeVisible();
  await looksRight(page, 'no shared tablet any more');
});

test('on a shared tablet somebody without e-mail presses their name and types a PIN', async ({ page, request }) => {
  await inOwnCompany(page, request);
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
  await looksRight(page, 'who is here');
  // With the keyboard only: there, back, and there again. The focused element disappears, but the focus is not lost.
  await page.getByRole('button', { name: 'Gil Moss' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('PIN', { exact: true })).toBeFocused();
  await looksRight(page, 'a PIN');
  await page.getByRole('button', { name: 'Somebody else' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Who is here?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Gil Moss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('520818');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This PIN is not right.')).toBeVisible();
  await looksRight(page, 'a wrong PIN');
  for (const digit of '520817') await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'I Agree' }).click();
  await isSignedIn(page);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { name: 'Who is here?' })).toBeVisible();
});
