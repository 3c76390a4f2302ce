// @vitest-environment jsdom
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();
const page = (...rows: object[]) => ({ data: rows, meta: { count: rows.length, num_pages: 1 } });
const modules = '{"Locates":{"read":true,"write":true}}';
const foreman = rowOf('PermissionTemplate', { id: 3, slug: 'foreman', title: 'Foreman', module_permissions: modules });
const luis = {
  ...rowOf('User', { id: 9, slug: 'luis', first_name: 'Luis', last_name: 'Ferreira', ProfileImage: null }),
  UserPermission: [
    rowOf('UserPermission', { id: 5, tenant_id: 1, user_id: 9, role_type: 'Basic', module_permissions: null }),
  ],
};

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'User/find/luis': { data: luis },
    'PermissionTemplate/get': page(foreman),
    'PermissionTemplate/save': { data: { record_id: 4, slug: 'dispatcher' } },
    'UserPermission/save': { data: { record_id: 5, slug: 'p' } },
    'JobPersonnelRole/save': { data: { record_id: 2, slug: 'lead' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

it('ROUTE124 an Admin names what a kind of people may do', async () => {
  await open('/permission-templates');
  expect(await screen.findByText(/^Writes Locates/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'New permission template' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Title/), 'Dispatcher');
  await user.click(within(dialog.getByRole('group', { name: 'Services' })).getByRole('checkbox', { name: 'Write' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'PermissionTemplate/save')).toMatchObject([
      { title: 'Dispatcher', module_permissions: '{"Services":{"read":true,"write":true}}' },
    ]),
  );
});

it('who only manages employees reads the templates and changes none', async () => {
  const module_permissions = JSON.stringify({ Users: { read: true, write: true } });
  stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions }) };
  await open('/permission-templates');
  expect(await screen.findByText('Foreman')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'New permission template' })).toBeNull();
});

it('a template fills the boxes of a person in, and the person is saved, not the template', async () => {
  await open('/employee/luis/permissions');
  await user.click(await screen.findByRole('button', { name: 'Fill in from a template' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Foreman' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'UserPermission/save')).toMatchObject([{ id: '5', module_permissions: modules }]),
  );
});

it('ROUTE032 a role on a job is made, and one is opened by its address', async () => {
  stored['JobPersonnelRole/get'] = page(
    rowOf('JobPersonnelRole', { id: 1, slug: 'manager', title: 'Project manager', role_required: 1, write_perms: 1 }),
  );
  await open('/employees/settings/roles/manager');
  expect((await screen.findByLabelText<HTMLInputElement>(/^Title/)).value).toBe('Project manager');
  cleanup();
  await open('/employees/settings/roles/new');
  const dialog = within(await screen.findByRole('dialog', { name: 'New role' }));
  await user.type(dialog.getByLabelText(/^Title/), 'Lead hand');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'JobPersonnelRole/save')).toMatchObject([{ title: 'Lead hand', read_perms: '1' }]),
  );
});
