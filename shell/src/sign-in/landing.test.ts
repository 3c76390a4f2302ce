import { expect, it } from 'vitest';
import { landingPath } from './landing.ts';

const signedIn = {
  api_key: 'key',
  session_token: 'token',
  user_id: 7,
  user_slug: 'dana-reyes',
  activateAccountSetupMode: false,
  activateCompanySetupMode: false,
  permissions: null,
};

it('ROUTE002 stays at the requested route', () => {
  expect(landingPath(signedIn, '/projects/list')).toBeNull();
  expect(landingPath(signedIn, '/login-help')).toBeNull();
});

it('AUTH004 goes home from the sign-in pages', () => {
  expect(landingPath(signedIn, '/login')).toBe('/');
  expect(landingPath(signedIn, '/login/partner-access')).toBe('/');
});

it('SESS008 SETUP003 goes to what has to be completed first: the account before the company', () => {
  const company = { ...signedIn, activateCompanySetupMode: true };
  expect(landingPath(company, '/projects/list')).toBe('/setup');
  expect(landingPath({ ...company, activateAccountSetupMode: true }, '/')).toBe('/employee/dana-reyes/profile');
});
