// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { currentSession, endSession } from '@fieldspan/api/session';
import { BridgeRouter } from '@fieldspan/federation/bridge-router';
import { createNavigation } from '@fieldspan/federation/navigation';
import { fakeServer, fakeServerSaying } from '@fieldspan/testing/fake-server';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { LoginScreen } from './login-screen.tsx';

const SIGNED_IN = {
  data: {
    api_key: 'key',
    session_token: 'token',
    user_id: 7,
    user_slug: 'dana-reyes',
    activateAccountSetupMode: false,
    activateCompanySetupMode: false,
    permissions: null,
  },
};

afterEach(() => {
  cleanup();
  endSession();
  localStorage.clear();
});

const open = (path: string, isPartner = false) => {
  history.replaceState(null, '', path);
  render(
    <QueryClientProvider client={queryClient}>
      <BridgeRouter navigation={createNavigation(window)}>
        <LoginScreen isPartner={isPartner} />
      </BridgeRouter>
    </QueryClientProvider>,
  );
};

const signIn = async () => {
  await userEvent.type(screen.getByLabelText('Email'), 'dana@fieldspan.test');
  await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
};

/** Only the sign-ins: slow typing also causes requests for the company's own sign-in. */
const signIns = (asked: readonly Request[]) => asked.filter(({ url }) => url.endsWith('/authenticate'));

const sentFields = async (request: Request | undefined) =>
  Object.fromEntries(await (request ?? new Request('/')).formData());

describe('signing in', () => {
  it('AUTH024 AUTH025 SESS001 ROUTE002 shows its progress, keeps the session and stays at the requested route', async () => {
    const answer = Promise.withResolvers<{ body: object }>();
    const asked = fakeServer(({ call }) => (call === 'user/authenticate' ? answer.promise : { body: { data: [] } }));
    open('/projects/list');
    await signIn();
    expect(screen.getByText('Logging in...')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Login' }).getAttribute('aria-disabled')).toBe('true');
    answer.resolve({ body: SIGNED_IN });
    await screen.findByText('Success! Redirecting...');
    expect(currentSession()).toMatchObject({ apiKey: 'key', userSlug: 'dana-reyes', staySignedIn: true });
    expect(location.pathname).toBe('/projects/list');
    expect(await sentFields(signIns(asked)[0])).toEqual({ email: 'dana@fieldspan.test', password: 'secret' });
  });

  it('AUTH008 submits on Enter, and once, however often it is pressed', async () => {
    const asked = fakeServer(() => new Promise<never>(() => {}));
    open('/');
    await signIn();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(signIns(asked)).toHaveLength(1);
  });

  it('ROUTE004 goes home from the sign-in page', async () => {
    fakeServerSaying(SIGNED_IN);
    open('/login');
    await signIn();
    await screen.findByText('Success! Redirecting...');
    expect(location.pathname).toBe('/');
  });

  it('AUTH001 AUTH003 AUTH004 sends the channel partner address in the partner variant, and goes home', async () => {
    const asked = fakeServerSaying(SIGNED_IN);
    open('/login/partner-access', true);
    await userEvent.type(screen.getByLabelText('Channel Partner Email'), 'partner@fieldspan.test');
    await signIn();
    await screen.findByText('Success! Redirecting...');
    expect(await sentFields(signIns(asked)[0])).toMatchObject({ channel_partner_email: 'partner@fieldspan.test' });
    expect(location.pathname).toBe('/');
  });
});

describe('the sign-in screen', () => {
  it('AUTH005 AUTH006 AUTH008 AUTH009 ROUTE008 has its fields, its button and its link', () => {
    open('/login');
    expect(screen.getByLabelText('Email').getAttribute('type')).toBe('email');
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
    expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'I forgot my password' })).toBeTruthy();
  });

  it('AUTH002 ROUTE009 asks for the channel partner in that variant only', () => {
    open('/login');
    expect(screen.queryByLabelText('Channel Partner Email')).toBeNull();
    cleanup();
    open('/login/partner-access', true);
    expect(screen.getByLabelText('Channel Partner Email')).toBeTruthy();
  });

  it('AUTH010 opens the reset request', async () => {
    // Imported before, so that the test does not depend on how fast a chunk loads.
    await import('./reset-request-dialog.tsx');
    open('/login');
    await userEvent.click(screen.getByRole('button', { name: 'I forgot my password' }));
    expect(await screen.findByRole('dialog', { name: 'Password Reset Request' }, { timeout: 4000 })).toBeTruthy();
  });
});

describe('a sign-in that fails', () => {
  it('AUTH026 ERR016 shows the first error of the server and keeps what was typed', async () => {
    fakeServerSaying({ success: false, errors: ['Account locked', 'and more'] });
    open('/');
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toBe('Account locked');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'dana@fieldspan.test');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
    expect(currentSession()).toBeNull();
  });

  it('AUTH004 keeps the password if only the channel partner is wrong', async () => {
    fakeServerSaying({ success: false, errors: ['This channel partner has no access to your company.'] });
    open('/login/partner-access', true);
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toContain('This channel partner');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'secret');
  });

  it('AUTH027 ERR016 reads "Incorrect credentials" for the generic refusal', async () => {
    fakeServerSaying({ success: false, errors: ['Request failed'] }, 401);
    open('/');
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toBe('Incorrect credentials');
  });
});

describe('the choice to stay signed in', () => {
  it('AUTH007 SESS004 is on at first and remembered as last chosen', async () => {
    fakeServerSaying(SIGNED_IN);
    open('/');
    const choice = screen.getByRole('checkbox', { name: 'Stay signed in on this device' });
    expect(choice).toHaveProperty('checked', true);
    await userEvent.click(choice);
    await signIn();
    await screen.findByText('Success! Redirecting...');
    cleanup();
    open('/');
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
  });
});
