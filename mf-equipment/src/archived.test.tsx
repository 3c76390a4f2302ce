// @vitest-environment jsdom
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { App } from './app.tsx';

const category = (id: number, name: string, archived: 0 | 1 = 0) =>
  rowOf('EquipmentCategory', { id, slug: name.toLowerCase(), name, archived, version: 3 });
const type = (id: number, name: string, more: object) =>
  rowOf('EquipmentType', {
    id,
    slug: name.toLowerCase(),
    name,
    version: 4,
    services_json: '[]',
    meter_overdue_json: '[]',
    ...more,
  });

const rows: Record<string, unknown> = {
  'EquipmentCategory/get': [category(1, 'Lifts'), category(2, 'Ropes', 1)],
  'EquipmentType/get': [
    type(10, 'Boom', { category_id: 1 }),
    type(11, 'Scissor', { category_id: 1, archived: 1 }),
    type(12, 'Sling', { category_id: 2 }),
  ],
};
const piece = rowOf('Equipment', {
  id: 5,
  slug: 'sl-101',
  description: 'Old scissor',
  type_id: 11,
  EquipmentType: type(11, 'Scissor', { category_id: 1, archived: 1 }),
  LibraryUpload: null,
  Holder: null,
  Job: null,
  EquipmentPlace: null,
  EquipmentKit: null,
});

let sent: { call: string; form: object }[];

beforeEach(() => {
  signInAfresh();
  sent = [];
  const permission = rowOf('UserPermission', { tenant_id: 1, user_id: 4, role_type: 'Admin' });
  const dana = rowOf('User', { id: 4, tenant_id: 1, slug: 'dana', UserPermission: [permission] });
  const profile = { ...dana, CompanySettings: null, JobPersonnelRole: [], ProfileImage: null };
  fakeServer(async ({ call, request }) => {
    if (request.method === 'POST') sent.push({ call, form: Object.fromEntries(await request.formData()) });
    if (call === 'User/find/dana') return { body: { data: profile } };
    if (call === 'Equipment/find/sl-101') return { body: { data: piece } };
    if (call.endsWith('/save')) return { body: { data: { record_id: 11, slug: 'scissor' } } };
    return { body: { data: rows[call] ?? [] } };
  });
});
afterEach(cleanup);

const user = userEvent.setup();

it('archived records are on no level unless they are asked for', async () => {
  await openRemote(App, '/equipment/list');
  expect(await screen.findByRole('link', { name: 'Lifts' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Ropes' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Include archived' }));
  const ropes = await screen.findByRole('link', { name: 'Ropes' });
  expect(within(ropes.closest('li') ?? document.body).getByText('Archived')).toBeDefined();
});

it('a new piece cannot have an archived type, but an existing one keeps it', async () => {
  await openRemote(App, '/equipment/edit/new');
  const select = await screen.findByRole('combobox', { name: /Type/ });
  await user.click(select);
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names).toEqual(['Choose one', 'Lifts › Boom']);
  cleanup();
  await openRemote(App, '/equipment/edit/sl-101');
  expect((await screen.findByRole('combobox', { name: /Type/ })).textContent).toContain('Lifts › Scissor');
});

it('the settings show archived records on request, and restore them', async () => {
  await openRemote(App, '/equipment/settings');
  expect(await screen.findByRole('link', { name: 'Boom' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Scissor' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Include archived' }));
  await screen.findByRole('link', { name: 'Scissor' });
  await user.click(screen.getByRole('button', { name: 'What to do with Scissor' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Restore from the archive' }));
  await waitFor(() =>
    expect(sent).toEqual([{ call: 'EquipmentType/save', form: { id: '11', version: '4', archived: '0' } }]),
  );
});
