// @vitest-environment jsdom
import { endSession } from '@fieldspan/api/session';
import { Route, Routes } from '@fieldspan/federation/router';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServerSaying } from '@fieldspan/testing/fake-server';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SetupLinkScreen } from './setup-link-screen.tsx';

const SIGNED_IN = {
  api_key: 'key',
  session_token: 'token',
  user_id: 7,
  user_slug: 'nia',
  activateAccountSetupMode: false,
  activateCompanySetupMode: true,
  permissions: null,
};

beforeEach(() => {
  signInAfresh();
  endSession();
});
afterEach(cleanup);

const Screens = () => (
  <Routes>
    <Route path="/setup/:sectionNum/:token" element={<SetupLinkScreen />} />
    <Route path="/onboarding/:sectionNum/:token" element={<SetupLinkScreen />} />
    <Route path="*" element={<p>Section</p>} />
  </Routes>
);

describe('the link of the welcome mail', () => {
  it.each([
    ['ROUTE019', '/setup/2/tok', '/setup/2'],
    ['ROUTE020', '/onboarding/2/tok', '/onboarding/2'],
  ])('%s %s signs in and shows %s', async (_, link, path) => {
    const asked = fakeServerSaying({ data: SIGNED_IN });
    await openRemote(Screens, link);
    await screen.findByText('Section');
    expect(location.pathname).toBe(path);
    expect(Object.fromEntries((await asked[0]?.formData()) ?? [])).toEqual({ token: 'tok' });
    expect(asked).toHaveLength(1);
  });

  it('ROUTE019 need not be used again by somebody who is signed in', async () => {
    signInAfresh();
    const asked = fakeServerSaying({ data: SIGNED_IN });
    await openRemote(Screens, '/setup/1/tok');
    await waitFor(() => expect(location.pathname).toBe('/setup/1'));
    expect(asked).toHaveLength(0);
  });

  it('that was used says so, and where to sign in', async () => {
    fakeServerSaying({ success: false, errors: ['This link has expired or was already used.'] });
    await openRemote(Screens, '/setup/1/tok');
    expect(await screen.findByText('This link has expired or was already used.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/setup');
  });
});
