// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { currentSession, endSession } from '@fieldspan/api/session';
import { BridgeRouter } from '@fieldspan/federation/bridge-router';
import { createNavigation } from '@fieldspan/federation/navigation';
import { farEnd, farEndSaying } from '@fieldspan/testing/far-end';
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

const sentFields = async (request: Request | undefined) =>
  Object.fromEntries(await (request ?? new Request('/')).formData());

describe('signing in', () => {
  it('says what is going on, keeps the session and stays at the asked route', async () => {
    const answer = Promise.withResolvers<{ body: object }>();
    const asked = farEnd(() => answer.promise);
    open('/projects/list');
    await signIn();
    expect(screen.getByText('Logging in...')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Login' }).getAttribute('aria-disabled')).toBe('true');
    answer.resolve({ body: SIGNED_IN });
    await screen.findByText('Success! Redirecting...');
    expect(currentSession()).toMatchObject({ apiKey: 'key', userSlug: 'dana-reyes', staySignedIn: true });
    expect(location.pathname).toBe('/projects/list');
    expect(await sentFields(asked[0])).toEqual({ email: 'dana@fieldspan.test', password: 'secret' });
  });

  it('sends once, however often Enter is pressed', async () => {
    const asked = farEnd(() => new Promise<never>(() => {}));
    open('/');
    await signIn();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(asked).toHaveLength(1);
  });

  it('goes home from the sign-in page', async () => {
    farEndSaying(SIGNED_IN);
    open('/login');
    await signIn();
    await screen.findByText('Success! Redirecting...');
    expect(location.pathname).toBe('/');
  });

  it('sends the channel partner address in the partner variant only', async () => {
    const asked = farEndSaying(SIGNED_IN);
    open('/login/partner-access', true);
    await userEvent.type(screen.getByLabelText('Channel Partner Email'), 'partner@fieldspan.test');
    await signIn();
    await screen.findByText('Success! Redirecting...');
    expect(await sentFields(asked[0])).toMatchObject({ channel_partner_email: 'partner@fieldspan.test' });
  });
});

describe('a sign-in that fails', () => {
  it('shows the first error of the server and keeps what was typed', async () => {
    farEndSaying({ success: false, errors: ['Account locked', 'and more'] });
    open('/');
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toBe('Account locked');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'dana@fieldspan.test');
    expect(currentSession()).toBeNull();
  });

  it('reads "Incorrect credentials" for the generic refusal', async () => {
    farEndSaying({ success: false, errors: ['Request failed'] }, 401);
    open('/');
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toBe('Incorrect credentials');
  });
});

describe('the choice to stay signed in', () => {
  it('is on at first and remembered as it was last made', async () => {
    farEndSaying(SIGNED_IN);
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
