import type { Expected } from './expected.ts';

/** The calls of shared tablets, kiosks and PINs; see call-expectations.ts. */
export const TABLETS_EXPECTED: Readonly<Record<string, Expected>> = {
  '/Tablet/people': 'anybody',
  '/Tablet/sign-in': 'anybody',
  '/Kiosk/page': 'anybody',
  '/Kiosk/open': 'anybody',
  '/Kiosk/press': 'anybody',
  '/CompanyTablet/read': 'Admin',
  '/CompanyTablet/register': 'Admin',
  '/CompanyTablet/revoke': 'Admin',
  '/CompanyTablet/add-person': 'Admin',
  '/CompanyTablet/set-pin': 'Admin',
  '/CompanyTablet/remove-pin': 'Admin',
  '/UserPin/mine': 'signed in',
  '/UserPin/change': 'signed in',
};
