// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { currentSession, endSession } from '@fieldspan/api/session';
import { secondStepAtom } from '@fieldspan/api/sign-in';
import { store } from '@fieldspan/api/store';
import { BridgeRouter } from '@fieldspan/federation/bridge-router';
import { createNavigation } from '@fieldspan/federation/navigation';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LoginScreen } from './login-screen.tsx';

const SIGNED_IN = {
  api_key: 'key',
  session_token: 'token',
  user_id: 7,
  user_slug: 'dana-reyes',
  activateAccountSetupMode: false,
  activateCompanySetupMode: false,
  permissions: null,
};

let asked: Request[];
const CALLS: Record<string, object> = {
  'user/authenticate': { data: { second_step: { token: 'half', has_totp: true, has_passkey: false } } },
  'user/second-step': { success: false, errors: ['This code was used already. Please wait for the next one.'] },
  'user/trust-device': { data: null },
};
let calls: Record<string, object>;

beforeEach(async () => {
  calls = { ...CALLS };
  asked = fakeServer((request) => ({ body: calls[new URL(request.url).pathname.replace('/api/', '')] ?? {} }));
  history.replaceState(null, '', '/projects/list');
  render(
    <QueryClientProvider client={queryClient}>
      <BridgeRouter navigation={createNavigation(window)}>
        <LoginScreen />
      </BridgeRouter>
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText('Email'), 'd@x.ca');
  await userEvent.type(screen.getByLabelText('Password'), 's{Enter}');
});

afterEach(() => {
  cleanup();
  endSession();
  store.set(secondStepAtom, null);
  localStorage.clear();
});

const sent = async (call: string) =>
  Promise.all(
    asked.filter(({ url }) => url.endsWith(call)).map(async (request) => Object.fromEntries(await request.formData())),
  );

it('asks for a code after the password, and stores no session before it is right', async () => {
  const field = await screen.findByLabelText('Code');
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(field.getAttribute('inputmode')).toBe('numeric');
  expect(currentSession()).toBeNull();
  await userEvent.type(field, '123456{Enter}');
  expect(await screen.findByText('This code was used already. Please wait for the next one.')).toBeDefined();
  expect(currentSession()).toBeNull();
  calls['user/second-step'] = { data: SIGNED_IN };
  await userEvent.click(screen.getByRole('checkbox', { name: 'Trust this device for 30 days' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await expect.poll(() => currentSession()).toMatchObject({ apiKey: 'key', staySignedIn: true });
  expect(await sent('user/second-step')).toEqual([
    { token: 'half', code: '123456' },
    { token: 'half', code: '123456' },
  ]);
  await expect.poll(() => sent('user/trust-device')).toHaveLength(1);
});

it('accepts a recovery code instead', async () => {
  calls['user/second-step'] = { data: SIGNED_IN };
  await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await userEvent.type(screen.getByLabelText('Recovery code'), 'abcd-efgh-jkmn-pqrs{Enter}');
  await expect.poll(() => currentSession()).not.toBeNull();
  expect(await sent('user/second-step')).toEqual([{ token: 'half', recovery_code: 'abcd-efgh-jkmn-pqrs' }]);
  expect(await sent('user/trust-device')).toEqual([]);
});

it('can be restarted', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Start again' }));
  expect(await screen.findByLabelText('Password')).toBeDefined();
});
