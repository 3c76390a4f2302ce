// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { currentSession, endSession } from '@fieldspan/api/session';
import { BridgeRouter } from '@fieldspan/federation/bridge-router';
import { createNavigation } from '@fieldspan/federation/navigation';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LoginScreen } from './login-screen.tsx';
import { SignOnReturn } from './sign-on-return.tsx';

const WAYS = { data: [{ slug: 'north-id', name: 'North ID' }] };
const SIGNED_IN = {
  api_key: 'key',
  session_token: 'token',
  user_id: 7,
  user_slug: 'dana-reyes',
  activateAccountSetupMode: false,
  activateCompanySetupMode: false,
  permissions: null,
};

afterEach(() => {
  cleanup();
  endSession();
  queryClient.clear();
  sessionStorage.clear();
  localStorage.clear();
});

function open(path: string, Screen: ComponentType): void {
  history.replaceState(null, '', path);
  render(
    <QueryClientProvider client={queryClient}>
      <BridgeRouter navigation={createNavigation(window)}>
        <Screen />
      </BridgeRouter>
    </QueryClientProvider>,
  );
}

const answering = (answers: Readonly<Record<string, object>>) =>
  fakeServer(({ call }) => ({ body: answers[call] ?? { success: false, errors: ['Not asked here.'] } }));

it('is offered for the domain of an address, without sending the address itself', async () => {
  const asked = answering({ 'user/sign-on-ways': WAYS });
  open('/', LoginScreen);
  await userEvent.type(screen.getByLabelText('Email'), 'dana@north.test');
  expect(await screen.findByRole('button', { name: 'Continue with North ID' })).toBeTruthy();
  expect(new URL(asked[0]?.url ?? '').search).toBe('?domain=north.test');
});

it('is offered on the company’s own page before anything was typed', async () => {
  const asked = answering({ 'user/sign-on-ways': WAYS });
  open('/login/with/north-id', LoginScreen);
  expect(await screen.findByRole('button', { name: 'Continue with North ID' })).toBeTruthy();
  expect(new URL(asked[0]?.url ?? '').search).toBe('?slug=north-id');
});

it('comes first on the company’s own page, and an unknown company is reported', async () => {
  answering({ 'user/sign-on-ways': WAYS });
  open('/login/with/north-id', LoginScreen);
  const own = await screen.findByRole('button', { name: 'Continue with North ID' });
  const [first] = screen.getAllByRole('button');
  expect(first).toBe(own);
  cleanup();
  queryClient.clear();
  answering({ 'user/sign-on-ways': { data: [] } });
  open('/login/with/nobody', LoginScreen);
  expect(await screen.findByText(/^No company signs in at this address any more/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
});

it('says why a provider cannot be reached', async () => {
  answering({ 'user/sign-on-ways': WAYS, 'user/sign-on-begin': { success: false, errors: ['North ID is away.'] } });
  open('/login/with/north-id', LoginScreen);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with North ID' }));
  expect(await screen.findByText('North ID is away.')).toBeTruthy();
});

it('ends where the person was, with a session; the response is used once', async () => {
  sessionStorage.setItem('fieldspan.sign-on', JSON.stringify({ to: '/projects/list' }));
  const asked = answering({ 'user/sign-on-end': { data: SIGNED_IN } });
  open('/sign-in/return?code=c&state=s', SignOnReturn);
  await expect.poll(() => location.pathname).toBe('/projects/list');
  expect(currentSession()).toMatchObject({ apiKey: 'key' });
  const sent = await Promise.all(
    asked
      .filter(({ url }) => url.endsWith('/sign-on-end'))
      .map(async (each) => Object.fromEntries(await each.formData())),
  );
  expect(sent).toEqual([{ answer: 'code=c&state=s' }]);
});

it('never leads to another site, whatever was stored', async () => {
  sessionStorage.setItem('fieldspan.sign-on', JSON.stringify({ to: '//elsewhere.example' }));
  answering({ 'user/sign-on-end': { data: SIGNED_IN } });
  open('/sign-in/return?code=c&state=elsewhere', SignOnReturn);
  await expect.poll(() => location.pathname).toBe('/');
});

it('asks for the second step', async () => {
  const second_step = { token: 'half', has_totp: true, has_passkey: false };
  answering({ 'user/sign-on-end': { data: { second_step } } });
  open('/sign-in/return?code=c&state=half', SignOnReturn);
  expect(await screen.findByLabelText('Code')).toBeTruthy();
  expect(currentSession()).toBeNull();
});

it('shows a refusal in words, with a link back', async () => {
  answering({ 'user/sign-on-end': { success: false, errors: ['The answer was refused.'] } });
  open('/sign-in/return?code=c&state=bad', SignOnReturn);
  expect(await screen.findByText('The answer was refused.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to sign-in' }).getAttribute('href')).toBe('/login');
});
