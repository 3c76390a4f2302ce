import type { Page } from '@playwright/test';
import { looksRight } from './looks-right.ts';
import { createCompany, finishSetup, ownAddress } from './own-company.ts';
import { expect, test } from './person.ts';

// The page of a kiosk opens without a network because the service worker has its code.
test.use({ serviceWorkers: 'allow' });

const PIN = '520817';

async function typePin(page: Page, pin: string): Promise<void> {
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByRole('button', { name: 'Next' }).click();
}

test('a tablet becomes a kiosk: people clock in and out by PIN, with and without a connection, and the office ends it', async ({
  page,
  request,
  complaints,
}) => {
  // Not the company that the tests of one worker share: another one needs it without a PIN.
  await createCompany(page, request, ownAddress('nia'));
  await finishSetup(page);
  await page.goto('/settings/sign-in');
  await page.getByRole('button', { name: 'Add somebody without e-mail' }).click();
  const person = page.getByRole('dialog', { name: 'Somebody without e-mail' });
  await person.getByLabel('First name').fill('Gil');
  await person.getByLabel('Last name').fill('Moss');
  await person.getByLabel('PIN').fill(PIN);
  await person.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'New PIN for Gil Moss' })).toBeVisible();
  await page.getByRole('radio', { name: /a kiosk/ }).check();
  await page.getByLabel('Name of this device').fill('Gate');
  await looksRight(page, 'settings of a kiosk');
  await page.getByRole('button', { name: 'Make this device a kiosk' }).click();

  // The Admin is signed out: the tablet shows the clock alone, at any address.
  await expect(page.getByRole('heading', { name: 'Who clocks in or out?' })).toBeVisible();
  await page.goto('/time-logs/list');
  await expect(page.getByRole('heading', { name: 'Who clocks in or out?' })).toBeVisible();
  await looksRight(page, 'a kiosk');

  await page.getByRole('button', { name: /Gil Moss/ }).click();
  await typePin(page, '520818');
  await expect(page.getByText('This PIN is not right.')).toBeVisible();
  await typePin(page, PIN);
  await looksRight(page, 'a clock on a kiosk');
  await page.getByRole('button', { name: 'Clock In without a job' }).click();
  await expect(page.getByRole('heading', { name: /^Clocked in at/ })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: /Gil Moss In since/ })).toBeVisible();

  // Without a connection, also after a restart of the page.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: /Gil Moss/ }).click();
  await typePin(page, PIN);
  await expect(page.getByText(/^There is no connection/)).toBeVisible();
  await looksRight(page, 'a kiosk without a connection');
  await page.getByRole('button', { name: 'Clock Out' }).click();
  await expect(page.getByText(/^Kept on this tablet, Gil Moss/)).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/^1 press waits on this tablet/)).toBeVisible();
  // A wrong PIN is found out later, and said to whoever stands there.
  await page.getByRole('button', { name: /Gil Moss/ }).click();
  await typePin(page, '520818');
  await page.getByRole('button', { name: 'Clock In without a job' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.context().setOffline(false);
  await expect(page.getByText(/clocking in was not taken. This PIN is not right. Ask the office/)).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('button', { name: /Gil Moss Not clocked in/ })).toBeVisible();
  // The browser reports each request that failed.
  complaints.length = 0;
});
