// @vitest-environment jsdom
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { App } from './app.tsx';

const LINK = { slug: 'new-address', is_on: 1, ends_at: null, may_write: true };

const piece = rowOf('Equipment', {
  id: 5,
  slug: 'sl-101',
  description: 'Scissor lift, EQ-101',
  type_id: 2,
  EquipmentType: rowOf('EquipmentType', { id: 2, slug: 'scissor', name: 'Scissor lift', category_id: 1 }),
  LibraryUpload: null,
  Holder: null,
  Job: null,
  EquipmentPlace: null,
  EquipmentKit: null,
});

/** The link's state at the fake server, and the requests. */
let link: Omit<typeof LINK, 'ends_at'> & { ends_at: string | null };
let sent: { call: string; form: object }[];

beforeEach(() => {
  signInAfresh();
  link = LINK;
  sent = [];
  const permission = rowOf('UserPermission', { tenant_id: 1, user_id: 4, role_type: 'Admin' });
  const dana = rowOf('User', { id: 4, tenant_id: 1, slug: 'dana', UserPermission: [permission] });
  const profile = { ...dana, CompanySettings: null, JobPersonnelRole: [], ProfileImage: null };
  fakeServer(async ({ call, request }) => {
    if (request.method === 'POST') sent.push({ call, form: Object.fromEntries(await request.formData()) });
    if (call === 'PublicLink/save') link = { ...link, is_on: 0 };
    if (call === 'PublicLink/renew') link = { ...LINK, slug: 'newer-address' };
    if (call.startsWith('PublicLink/')) return { body: { data: link } };
    if (call === 'User/find/dana') return { body: { data: profile } };
    return { body: { data: call.startsWith('Equipment/find/') ? piece : [] } };
  });
});
afterEach(cleanup);

const user = userEvent.setup();
const code = () => screen.findByRole('img', { name: /^QR code/ });

it('the label has the current address of the public page, not the record’s own', async () => {
  await openRemote(App, '/equipment/edit/sl-101/label');
  expect((await code()).getAttribute('aria-label')).toMatch(/\/equipment\/view\/new-address$/);
});

it('a machine’s link can be switched off, and then there is no label to print', async () => {
  await openRemote(App, '/equipment/edit/sl-101/label');
  await code();
  await user.click(screen.getByRole('button', { name: 'Public link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Public link' }));
  expect(await dialog.findByText(/\/equipment\/view\/new-address$/)).toBeDefined();
  expect(dialog.getByRole('link', { name: 'Open the page' }).getAttribute('href')).toBe('/equipment/view/new-address');
  await user.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(await dialog.findByText(/^Switched off/)).toBeDefined();
  expect(sent.at(-1)).toEqual({ call: 'PublicLink/save', form: { model: 'Equipment', record_id: '5', is_on: '0' } });
  expect(await screen.findByText('The public link is closed')).toBeDefined();
});

it('a new address asks first, because printed labels stop working with the old one', async () => {
  await openRemote(App, '/equipment/edit/sl-101');
  await user.click(await screen.findByRole('button', { name: 'Public link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Public link' }));
  await user.click(await dialog.findByRole('button', { name: 'New address' }));
  const question = within(await screen.findByRole('dialog', { name: 'A new address?' }));
  expect(question.getByText(/Labels that are printed already open nothing/)).toBeDefined();
  expect(sent).toEqual([]);
  await user.click(question.getByRole('button', { name: 'New address' }));
  expect(await dialog.findByText(/\/equipment\/view\/newer-address$/)).toBeDefined();
  await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(['PublicLink/renew']));
});

it('people who may only read see the state of the link, and cannot change it', async () => {
  link = { ...LINK, may_write: false, ends_at: '2026-01-01T00:00:00Z' };
  await openRemote(App, '/equipment/edit/sl-101');
  await user.click(await screen.findByRole('button', { name: 'Public link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Public link' }));
  expect(await dialog.findByText(/^The link ended on/)).toBeDefined();
  expect(dialog.queryByRole('button', { name: /Switch|New address|Set the end/ })).toBeNull();
});
