// @vitest-environment jsdom
import { endSession } from '@fieldspan/api/session';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];

beforeEach(() => {
  stored = { 'User/find/dana': { data: person({ role_type: 'Basic' }) } };
  asked = signedIn(stored);
});
afterEach(cleanup);

const company = {
  type: 'company',
  name: 'Northgate Mechanical',
  address: '12 Mill Street',
  city: 'Guelph',
  postal_code: null,
  phone: '+15195550100',
  website: 'https://northgate.test',
  picture: { slug: 'logo', filename: 'ab12.png' },
};

it('ROUTE014 a person’s public profile opens without an account', async () => {
  endSession();
  const shown = { name: 'Dana Okafor', job_title: 'Foreman', company_name: 'Northgate', company_phone: null };
  stored['Profile/public'] = { data: { type: 'user', ...shown, picture: null } };
  await open('/profile/user/secret');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dana Okafor' })).toBeDefined();
  expect(screen.getByText('Foreman')).toBeDefined();
  expect(screen.getByText('Northgate')).toBeDefined();
  expect(asked.map(({ url }) => new URL(url).search)).toEqual(['?type=user&slug=secret']);
});

it('ROUTE014 a company’s public profile opens with and without an account', async () => {
  stored['Profile/public'] = { data: company };
  await open('/profile/company/secret');
  expect(await screen.findByRole('heading', { level: 1, name: 'Northgate Mechanical' })).toBeDefined();
  expect(screen.getByText('12 Mill Street, Guelph')).toBeDefined();
  expect(screen.getByRole('link', { name: '+15195550100' }).getAttribute('href')).toBe('tel:+15195550100');
  expect(screen.getByRole('link', { name: 'https://northgate.test' })).toBeDefined();
});

it('ROUTE014 what is no address of the web is no link', async () => {
  stored['Profile/public'] = { data: { ...company, website: 'javascript:alert(1)' } };
  await open('/profile/company/secret');
  expect(await screen.findByText('javascript:alert(1)')).toBeDefined();
  expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
});

it.each(['/profile/user/old', '/profile/contact/harbour'])(
  'ROUTE014 %s says that there is no such page',
  async (path) => {
    endSession();
    stored['Profile/public'] = { success: false, errors: ['This profile was not found.'] };
    await open(path);
    expect(await screen.findByText('Profile not found')).toBeDefined();
  },
);

it('people open their own profile to the public', async () => {
  const link = { slug: 'secret', is_on: 0, ends_at: null, may_write: true };
  Object.assign(stored, { 'PublicLink/find': { data: link }, 'PublicLink/save': { data: { ...link, is_on: 1 } } });
  await open('/employee/dana/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Public link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Public link' }));
  expect(await dialog.findByText(/Switched off/)).toBeDefined();
});
