// @vitest-environment jsdom
import { currentSession, endSession } from '@fieldspan/api/session';
import { Route, Routes } from '@fieldspan/federation/router';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AcceptInviteScreen } from './accept-invite-screen.tsx';

const INVITATION = {
  state: 'pending',
  company_name: 'Northgate Mechanical',
  image: { slug: 'face', filename: 'ng.png' },
  first_name: 'Gus',
  email: 'gus@fieldspan.test',
  has_password: false,
  is_mine: null,
};
const SIGNED_IN = {
  api_key: 'key',
  session_token: 'token',
  user_id: 7,
  user_slug: 'gus',
  activateAccountSetupMode: false,
  activateCompanySetupMode: false,
  permissions: null,
};

beforeEach(() => {
  signInAfresh();
  endSession();
  localStorage.clear();
});
afterEach(cleanup);

const Screens = () => (
  <Routes>
    <Route path="/accept-invite" element={<AcceptInviteScreen />} />
    <Route path="/accept-invite/:token" element={<AcceptInviteScreen />} />
    <Route path="*" element={<p>Another page</p>} />
  </Routes>
);

/** The server knows this invitation and accepts everything else. */
function invitedBy(invitation: object) {
  return fakeServer(({ call }) => {
    if (call === 'CompanyUser/invitation') return { body: { data: { ...INVITATION, ...invitation } } };
    if (call === 'CompanyUser/join' || call === 'user/authenticate') return { body: { data: SIGNED_IN } };
    return { body: { data: { record_id: 4, slug: 'tok' } } };
  });
}

const calls = (asked: Request[]) => asked.map(({ url }) => new URL(url).pathname.replace('/api/', ''));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a mailed invitation', () => {
  it.each(['/accept-invite/tok', '/accept-invite?token=tok'])(
    'INV005 ROUTE011 at %s shows the company to somebody who is not signed in',
    async (at) => {
      const asked = invitedBy({});
      await openRemote(Screens, at);
      expect(await screen.findByText('Northgate Mechanical')).toBeTruthy();
      expect(screen.getByRole('heading', { name: 'Hello Gus' })).toBeTruthy();
      expect(document.querySelector('img')?.getAttribute('src')).toBe('/resources/profile-images/face/ng.png');
      expect(new URL(asked[0]?.url ?? '').searchParams.get('token')).toBe('tok');
    },
  );

  it('is accepted with a first password by somebody without one', async () => {
    const asked = invitedBy({});
    await openRemote(Screens, '/accept-invite/tok');
    await screen.findByText('Northgate Mechanical');
    await press('Accept Invite');
    await userEvent.type(screen.getByLabelText('Password'), 'first secret');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'first secret');
    await press('Accept Invite');
    await waitFor(() => expect(location.pathname).toBe('/'));
    const join = asked.find(({ url }) => url.endsWith('/CompanyUser/join'));
    expect(Object.fromEntries((await join?.formData()) ?? [])).toEqual({
      token: 'tok',
      password: 'first secret',
      confirm: 'first secret',
    });
    expect(currentSession()?.userSlug).toBe('gus');
  });

  it('asks somebody with an account to sign in first, with the address it was sent to', async () => {
    const asked = invitedBy({ has_password: true });
    await openRemote(Screens, '/accept-invite/tok');
    await screen.findByText('Northgate Mechanical');
    await press('Accept Invite');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'gus@fieldspan.test');
    await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(calls(asked).filter((call) => call === 'CompanyUser/invitation')).toHaveLength(2));
    expect(location.pathname).toBe('/accept-invite/tok');
  });

  it('INV004 is declined: signed in, on to the employers; else it says so', async () => {
    const asked = invitedBy({});
    await openRemote(Screens, '/accept-invite/tok');
    await screen.findByText('Northgate Mechanical');
    await press('Decline Invite');
    await screen.findByText('You have declined the invitation of Northgate Mechanical.');
    expect(calls(asked)).toContain('CompanyUser/decline-employment');
    cleanup();
    signInAfresh();
    invitedBy({ is_mine: true });
    await openRemote(Screens, '/accept-invite/tok');
    await screen.findByText('Northgate Mechanical');
    await press('Decline Invite');
    await waitFor(() => expect(location.pathname).toBe('/employers'));
  });

  it('says that it is for somebody else, and offers to sign in as that person', async () => {
    signInAfresh();
    invitedBy({ is_mine: false });
    await openRemote(Screens, '/accept-invite/tok');
    await screen.findByText(/This invitation is for somebody else/);
    expect(screen.queryByRole('button', { name: 'Accept Invite' })).toBeNull();
    await press('Sign in as somebody else');
    expect(currentSession()).toBeNull();
  });

  it.each([
    ['accepted', 'This invitation was already accepted.'],
    ['withdrawn', 'The company has taken this invitation back.'],
  ])('that is %s says so', async (state, words) => {
    invitedBy({ state });
    await openRemote(Screens, '/accept-invite/tok');
    await screen.findByText(words);
    expect(screen.queryByRole('button', { name: 'Accept Invite' })).toBeNull();
  });

  it('that is unknown shows the server’s message, and signs nobody out', async () => {
    signInAfresh();
    fakeServer(() => ({ status: 401, body: { success: false, errors: ['This invitation is not known.'] } }));
    await openRemote(Screens, '/accept-invite/nope');
    await screen.findByText('This invitation is not known.');
    expect(currentSession()).not.toBeNull();
  });
});
