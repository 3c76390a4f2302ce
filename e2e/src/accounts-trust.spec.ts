import { createCompany, OWN_PASSWORD, ownAddress, signInWith, toSecurity } from './own-company.ts';
import { expect, openAs, test } from './person.ts';

test(
  'a company is created from the sign-in page; its person is invited by another, declines, thinks again and accepts',
  { tag: '@two-servers' },
  async ({ page, browser, request }) => {
    const email = ownAddress('nia');
    await createCompany(page, request, email);

    const office = await (await browser.newContext()).newPage();
    await openAs(office, 'admin', '/employee/new');
    await office.getByLabel('E-mail').fill(email);
    await office.getByRole('button', { name: 'Save' }).click();
    await expect(office.getByText('This person is invited and has not answered yet.')).toBeVisible();

    await page.goto('/employers');
    const invite = page.getByRole('dialog', { name: 'Company invite' });
    await expect(invite).toContainText('Northgate Mechanical');
    await invite.getByRole('button', { name: 'Decline Invite' }).click();
    await expect(page.getByText('Declined', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Accept Invite' }).click();
    await expect(page.getByText('Active employer')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Harbour Heating' })).toBeVisible();
  },
);

test(
  'a password is changed, and a device is signed out from another one',
  { tag: '@two-servers' },
  async ({ page, browser, request }) => {
    const email = ownAddress('ola');
    await createCompany(page, request, email);
    const phone = await (await browser.newContext()).newPage();
    await phone.goto('/setup');
    await signInWith(phone, email, OWN_PASSWORD);
    await expect(phone.getByRole('button', { name: 'Log Out' })).toBeVisible();

    await toSecurity(page);
    const devices = page.getByRole('region', { name: 'Devices' });
    await expect(devices.getByText('This device')).toBeVisible();
    await devices.getByRole('button', { name: /^Sign out Chrome/ }).click();
    await expect(devices.getByRole('button', { name: /^Sign out Chrome/ })).toBeHidden();
    await phone.reload();
    await expect(phone.getByRole('button', { name: 'Login', exact: true })).toBeVisible();

    await page.getByLabel('Present password').fill(OWN_PASSWORD);
    await page.getByLabel('New Password').fill('aaaaaaaaa');
    await page.getByLabel('Confirm Password').fill('aaaaaaaaa');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText(/too easy to guess/)).toBeVisible();
    await page.getByLabel('New Password').fill('nine wet gloves');
    await page.getByLabel('Confirm Password').fill('nine wet gloves');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText(/Your password is changed/)).toBeVisible();
    await signInWith(phone, email, 'nine wet gloves');
    await expect(phone.getByRole('button', { name: 'Log Out' })).toBeVisible();
  },
);
