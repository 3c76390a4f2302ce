// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();

beforeEach(() => {
  stored = { 'User/find/dana': { data: person({ role_type: 'Admin' }) } };
  asked = signedIn(stored);
});
afterEach(cleanup);

const line = async (name: string) => within(await screen.findByRole('group', { name }));
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

const luis = {
  ...rowOf('User', { id: 9, slug: 'luis', first_name: 'Luis', last_name: 'Ferreira', ProfileImage: null }),
  UserPermission: [
    {
      ...rowOf('UserPermission', { id: 5, tenant_id: 1, user_id: 9, role_type: 'Basic', module_permissions: null }),
    },
  ],
};

describe('the permissions of an employee', () => {
  it('grants reading with writing, and sends what was granted', async () => {
    stored['User/find/luis'] = { data: luis };
    stored['UserPermission/save'] = { data: { record_id: 5, slug: 'p' } };
    await open('/employee/luis/permissions');
    await user.click((await line('Locates')).getByRole('checkbox', { name: 'Write' }));
    expect((await line('Locates')).getByRole('checkbox', { name: 'Read' })).toHaveProperty('checked', true);
    await save();
    await vi.waitFor(async () =>
      expect(await savedForms(asked, 'UserPermission/save')).toEqual([
        { id: '5', version: '1', module_permissions: '{"Locates":{"read":true,"write":true}}' },
      ]),
    );
  });

  it('are not shown to people who may not read them', async () => {
    const reads = JSON.stringify({ Users: { read: true } });
    stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions: reads }) };
    stored['User/find/luis'] = { data: luis };
    await open('/employee/luis/permissions');
    expect(await screen.findByText(/shown to those who manage employees/)).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Locates' })).toBeNull();
  });
});
