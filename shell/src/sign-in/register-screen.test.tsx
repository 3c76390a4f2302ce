// @vitest-environment jsdom
import { currentSession, endSession } from '@fieldspan/api/session';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { fakeServerSaying } from '@fieldspan/testing/fake-server';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { RegisterScreen } from './register-screen.tsx';

const TYPED = {
  'Company name': 'Harbour Heating',
  'First name': 'Nia',
  'Last name': 'Okoro',
  Email: 'nia@harbour.test',
  Password: 'a long secret',
  'Confirm Password': 'a long secret',
};

afterEach(() => {
  cleanup();
  endSession();
  localStorage.clear();
});

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}( \\*)?$`));

async function register(): Promise<void> {
  for (const [label, text] of Object.entries(TYPED)) await userEvent.type(field(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Start free trial' }));
}

describe('registering a company', () => {
  it('ROUTE010 sends what was typed and the referrer, signs nobody in and says that a mail is on its way', async () => {
    const asked = fakeServerSaying({ data: null });
    await openRemote(RegisterScreen, '/register?referral=user-dana-reyes');
    await register();
    expect(await screen.findByText(/We sent a mail to nia@harbour.test/)).toBeTruthy();
    expect(Object.fromEntries((await asked[0]?.formData()) ?? [])).toEqual({
      company_name: 'Harbour Heating',
      first_name: 'Nia',
      last_name: 'Okoro',
      email: 'nia@harbour.test',
      password: 'a long secret',
      confirm: 'a long secret',
      referral: 'dana-reyes',
    });
    expect(currentSession()).toBeNull();
  });

  it('SHELL033 validates nothing itself, and shows the server’s errors', async () => {
    const asked = fakeServerSaying({
      success: false,
      errors: ['Company name is required.', 'First name is required.'],
    });
    await openRemote(RegisterScreen, '/register');
    await userEvent.click(screen.getByRole('button', { name: 'Start free trial' }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getAllByRole('listitem')).toHaveLength(2);
    expect(asked).toHaveLength(1);
    expect(await asked[0]?.formData()).not.toContain('referral');
  });

  it('of somebody who is signed in asks only for the company’s name', async () => {
    signInAfresh();
    const asked = fakeServerSaying({ success: false, errors: ['Company name is required.'] });
    await openRemote(RegisterScreen, '/register');
    expect(screen.queryByLabelText(/Password/)).toBeNull();
    await userEvent.type(field('Company name'), 'Second');
    await userEvent.click(screen.getByRole('button', { name: 'Start free trial' }));
    expect(await screen.findByText('Company name is required.')).toBeTruthy();
    const sent = asked.find(({ url }) => url.endsWith('user/register-company'));
    expect(Object.fromEntries((await sent?.formData()) ?? [])).toEqual({ company_name: 'Second' });
  });

  it('links to the sign-in for people who have an account', async () => {
    await openRemote(RegisterScreen, '/register');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  });
});
