// @vitest-environment jsdom
import { currentSession, endSession } from '@fieldspan/api/session';
import { Route, Routes } from '@fieldspan/federation/router';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { fakeServerSaying } from '@fieldspan/testing/fake-server';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ResetPasswordRoute } from './reset-password-route.tsx';

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
  localStorage.clear();
});

const Screens = () => (
  <Routes>
    <Route path="/reset-password" element={<ResetPasswordRoute />} />
    <Route path="/reset-password/:token" element={<ResetPasswordRoute />} />
  </Routes>
);

async function change(password: string, confirm: string): Promise<void> {
  if (password !== '') await userEvent.type(screen.getByLabelText('New Password'), password);
  if (confirm !== '') await userEvent.type(screen.getByLabelText('Confirm Password'), confirm);
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
}

const sent = async (request: Request | undefined) => Object.fromEntries((await request?.formData()) ?? []);

describe('the password reset screen', () => {
  it('AUTH016 AUTH017 AUTH019 ROUTE003 shows its heading, two masked fields and the minimum length', async () => {
    await openRemote(Screens, '/reset-password/abc');
    expect(screen.getByRole('heading', { name: 'Reset Your Password' })).toBeTruthy();
    for (const label of ['New Password', 'Confirm Password'])
      expect(screen.getByLabelText(label).getAttribute('type')).toBe('password');
    expect(document.body.textContent).toContain('At least 9 characters');
  });

  it.each(['/reset-password/abc', '/reset-password?token=abc'])(
    'AUTH018 ROUTE025 sends the token of %s',
    async (at) => {
      const asked = fakeServerSaying({ data: SIGNED_IN });
      await openRemote(Screens, at);
      await change('a new secret', 'a new secret');
      await screen.findByRole('status');
      expect(new URL(asked[0]?.url ?? '').pathname).toBe('/api/user/reset-password');
      expect(await sent(asked[0])).toEqual({ password: 'a new secret', confirm: 'a new secret', token: 'abc' });
    },
  );

  it('AUTH020 AUTH021 SHELL033 validates neither length nor match: what was typed is sent', async () => {
    const asked = fakeServerSaying({ success: false, errors: ['Too short.'] });
    await openRemote(Screens, '/reset-password/abc');
    await change('abc', 'xyz');
    expect((await screen.findByRole('alert')).textContent).toBe('Too short.');
    expect(await sent(asked[0])).toEqual({ password: 'abc', confirm: 'xyz', token: 'abc' });
    await change('', '');
    expect(asked).toHaveLength(2);
  });

  it('ERR017 shows the errors in a red alert and leaves the fields as they are', async () => {
    fakeServerSaying({ success: false, errors: ['x', 'y'] });
    await openRemote(Screens, '/reset-password/abc');
    await change('abc', 'abc');
    const alert = await screen.findByRole('alert');
    expect(alert.dataset['type']).toBe('danger');
    expect(alert.textContent).toContain('There were some errors:');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['x', 'y']);
    expect(screen.getByLabelText('New Password')).toHaveProperty('value', 'abc');
  });

  it('AUTH022 AUTH023 keeps the session and says so, with a link to the sign-in', async () => {
    fakeServerSaying({ data: SIGNED_IN });
    await openRemote(Screens, '/reset-password/abc');
    await change('a new secret', 'a new secret');
    const said = await screen.findByRole('status');
    expect(said.textContent).toBe('Password changed successfully. You can now login');
    expect(said.dataset['type']).toBe('success');
    expect(within(said).getByRole('link', { name: 'login' }).getAttribute('href')).toBe('/login');
    expect(currentSession()).toMatchObject({ apiKey: 'key', sessionToken: 'token', userSlug: 'dana-reyes' });
    expect(location.pathname).toBe('/reset-password/abc');
  });
});
