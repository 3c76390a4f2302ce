import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test';
import { mailedLink, OWN_PASSWORD, ownAddress } from './own-company.ts';
import { expect } from './person.ts';

type Invited = { first: string; last: string };

/**
 * Somebody whom the Admin on the page invites, and who accepts on a phone of their own.
 * @returns the phone, behind the terms
 */
export async function inviteTechnician(
  { page, browser, request }: { page: Page; browser: Browser; request: APIRequestContext },
  { first, last }: Invited,
  device: BrowserContextOptions,
): Promise<Page> {
  const address = ownAddress(first.toLowerCase());
  await page.goto('/employee/new');
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('E-mail').fill(address);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This person is invited and has not answered yet.')).toBeVisible();
  const phone = await (await browser.newContext({ serviceWorkers: 'allow', ...device })).newPage();
  await phone.addLocatorHandler(phone.getByRole('button', { name: 'Not Now' }), (button) => button.click());
  await phone.goto(await mailedLink(request, address, 'accept-invite'));
  await phone.getByRole('button', { name: 'Accept Invite' }).click();
  await phone.getByLabel(/^Password( \*)?$/).fill(OWN_PASSWORD);
  await phone.getByLabel('Confirm Password').fill(OWN_PASSWORD);
  await phone.getByRole('button', { name: 'Accept Invite' }).click();
  await phone.getByRole('button', { name: 'I Agree' }).click();
  return phone;
}
