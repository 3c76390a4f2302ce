// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { lendDevice } from '@fieldspan/api/lent-device';
import { leaveLent } from '@fieldspan/api/lent-mark';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SignInGate } from './sign-in-gate.tsx';

beforeEach(() => {
  // jsdom has no `subtle`.
  vi.stubGlobal('crypto', webcrypto);
  localStorage.clear();
  signInAfresh();
  const dana = { id: OWN_ID, slug: 'dana', first_name: 'Dana', last_name: 'Reyes', UserPermission: [] };
  fakeServer(() => ({
    body: { data: rowOf('User', { ...dana, CompanySettings: null, JobPersonnelRole: [], ProfileImage: null }) },
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Gate = () => (
  <SignInGate>
    <p>The account</p>
  </SignInGate>
);

it('a lent device opens to its lender alone when the page that covered it is left', async () => {
  const user = userEvent.setup();
  await openRemote(Gate, '/');
  expect(await screen.findByText('The account')).toBeDefined();
  await act(() => lendDevice('2580'));
  expect(screen.getByText('The account')).toBeDefined();
  await act(async () => leaveLent());
  expect(await screen.findByText('Give it back to Dana Reyes. What was signed is kept.')).toBeDefined();
  expect(screen.queryByText('The account')).toBeNull();
  await user.type(screen.getByLabelText('Your code'), '1111{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This is not the code/);
  await user.type(screen.getByLabelText('Your code'), '2580{Enter}');
  expect(await screen.findByText('The account')).toBeDefined();
});

it('a reload does not open it', async () => {
  await lendDevice('2580');
  leaveLent();
  await openRemote(Gate, '/');
  expect(await screen.findByText('This device is passed on')).toBeDefined();
  expect(screen.queryByText('The account')).toBeNull();
});
