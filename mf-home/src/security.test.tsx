// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

const session = (id: number, more: object) => ({
  id,
  device: 'Chrome on Android',
  address: '203.0.113.9',
  created_at: '2026-11-20T08:00:00Z',
  last_used_at: '2026-11-22T08:00:00Z',
  is_current: 0,
  ...more,
});

const FACTORS = {
  has_password: true,
  has_totp: false,
  passkeys: [],
  recovery_codes_left: 0,
  trusted_devices: 0,
  is_required: false,
  is_proven: false,
};

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Basic' }) },
    'UserFactor/mine': { data: FACTORS },
    'UserPin/mine': { data: { has_pin: false } },
    'UserSignOn/mine': { data: [] },
    'user/sessions': { data: [session(4, { device: 'Firefox on Linux', is_current: 1 }), session(3, {})] },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

it('the current password and a new one are sent as typed; a refusal is shown beside them', async () => {
  stored['user/change-password'] = { success: false, errors: ['Your present password is not right.'] };
  await open('/employee/dana/security');
  await user.type(await screen.findByLabelText('Present password'), 'old');
  await user.type(screen.getByLabelText('New Password'), 'new');
  await user.type(screen.getByLabelText('Confirm Password'), 'newer');
  await user.click(screen.getByRole('checkbox', { name: 'Show passwords' }));
  expect(screen.getByLabelText('New Password').getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
  expect(await screen.findByText('Your present password is not right.')).toBeDefined();
  expect(await savedForms(asked, 'user/change-password')).toEqual([
    { old_password: 'old', password: 'new', confirm: 'newer' },
  ]);
});

it('a device is signed out from the list; the current one is only named', async () => {
  stored['user/end-session'] = { data: null };
  await open('/employee/dana/security');
  const devices = within(await screen.findByRole('region', { name: 'Devices' }));
  expect(devices.getByText('This device')).toBeDefined();
  await user.click(devices.getByRole('button', { name: 'Sign out Chrome on Android' }));
  expect(await savedForms(asked, 'user/end-session')).toEqual([{ id: '3' }]);
});

it('an authenticator app is set up after the password, with a code; recovery codes are shown once', async () => {
  await open('/employee/dana/security');
  stored['UserFactor/begin-totp'] = { data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Fieldspan' } };
  stored['UserFactor/confirm-totp'] = { data: { recovery_codes: ['aaaa-bbbb', 'cccc-dddd'] } };
  stored['UserFactor/confirm'] = { data: null };
  await user.click(await screen.findByRole('button', { name: 'Set up the app' }));
  const question = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await user.type(question.getByLabelText('Password'), 'pw');
  await user.click(question.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
  await user.type(screen.getByLabelText('Code of the app'), '123456{Enter}');
  expect(await screen.findByText('aaaa-bbbb')).toBeDefined();
  expect(await savedForms(asked, 'UserFactor/confirm')).toEqual([{ password: 'pw' }]);
  expect(await savedForms(asked, 'UserFactor/confirm-totp')).toEqual([{ code: '123456' }]);
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  await expect.poll(() => screen.queryByText('aaaa-bbbb')).toBeNull();
});

it('is visible to nobody else', async () => {
  stored['User/find/sam'] = { data: person({ role_type: 'Basic' }, { id: 9, slug: 'sam' }) };
  await open('/employee/sam/security');
  expect(await screen.findByText('Everybody sees only their own sign-in.')).toBeDefined();
});

it('the own PIN is changed with the current one', async () => {
  stored['UserPin/mine'] = { data: { has_pin: true } };
  stored['UserPin/change'] = { data: null };
  await open('/employee/dana/security');
  await user.type(await screen.findByLabelText('Present PIN'), '274951');
  await user.type(screen.getByLabelText('New PIN'), '385172');
  await user.click(screen.getByRole('button', { name: 'Change PIN' }));
  expect(await screen.findByText('Your PIN is changed.')).toBeDefined();
  expect(await savedForms(asked, 'UserPin/change')).toEqual([{ old_pin: '274951', pin: '385172' }]);
});

it('single sign-on is unlinked after a confirmation', async () => {
  stored['UserSignOn/mine'] = { data: [{ slug: 'north-id', name: 'North ID', linked_at: '2026-11-20T08:00:00Z' }] };
  stored['UserFactor/mine'] = { data: { ...FACTORS, is_proven: true } };
  stored['UserSignOn/unlink'] = { data: null };
  await open('/employee/dana/security');
  await user.click(await screen.findByRole('button', { name: 'Unlink North ID' }));
  await expect.poll(() => savedForms(asked, 'UserSignOn/unlink')).toEqual([{ slug: 'north-id' }]);
});
