// @vitest-environment jsdom
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import { ExportSettings } from './export-settings.tsx';

afterEach(cleanup);

const made = {
  id: 3,
  state: 'ready',
  created_at: '2026-11-20T12:00:00.000Z',
  done: 80,
  total: 80,
  bytes: 4_200_000,
  filename: 'ab0123.zip',
  ends_at: '2026-11-27T12:00:00.000Z',
};

function open(role: 'Admin' | 'Basic', last: object | null, isProven = true) {
  const asked = signedIn({
    'User/find/dana': { data: person({ role_type: role }) },
    'CompanyExport/last': { data: last, next: { data: { ...made, state: 'running', done: 20, filename: null } } },
    'CompanyExport/start': { data: { record_id: 4 } },
    'UserFactor/mine': {
      data: {
        is_proven: isProven,
        has_password: true,
        has_totp: false,
        passkeys: [],
        recovery_codes_left: 0,
        trusted_devices: 0,
        is_required: false,
      },
    },
  });
  return openRemote(ExportSettings, '/settings/export').then(() => asked);
}

it('starts an export, and shows its progress', async () => {
  const asked = await open('Admin', null);
  await userEvent.click(await screen.findByRole('button', { name: 'Export everything' }));
  await waitFor(async () => expect(await savedForms(asked, 'CompanyExport/start')).toEqual([{}]));
  expect((await screen.findByRole('status')).textContent).toContain('25 % is done');
  expect(screen.getByRole('button', { name: 'Make a new export' }).hasAttribute('disabled')).toBe(true);
});

it('asks for the password first if the sign-in was a while ago', async () => {
  const asked = await open('Admin', null, false);
  await userEvent.click(await screen.findByRole('button', { name: 'Export everything' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(await savedForms(asked, 'CompanyExport/start')).toEqual([]);
});

it('offers a finished export, and says how long it is kept', async () => {
  await open('Admin', made);
  const link = await screen.findByRole('link', { name: /Download the export/ });
  expect(link.getAttribute('href')).toBe('/resources/exports/tok/ab0123.zip');
  expect(screen.getByText(/kept until Nov(ember)? 27/)).toBeTruthy();
});

it('is only for Admins', async () => {
  await open('Basic', null);
  expect(await screen.findByText('Only an Admin can take the company’s data out.')).toBeTruthy();
});
