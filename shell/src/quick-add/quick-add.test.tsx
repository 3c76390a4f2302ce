// @vitest-environment jsdom
import type { Places } from '@fieldspan/contract/places';
import { filledHost } from '@fieldspan/federation/testing/filled-host';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { closeQuickAdd } from './quick-add-state.ts';
import { QuickAdd } from './quick-add.tsx';
import { useQuickAdd } from './use-quick-add.tsx';

const Thread = ({ onClose }: Partial<Places['quick.add']>) => (
  <button type="button" onClick={onClose}>
    Close the thread
  </button>
);

const place = 'quick.add';
const project = {
  place,
  part: 'project',
  label: 'New project',
  to: '/project/new/details',
  write: 'Jobs',
  Part: null,
} as const;
const elsewhere = { place, part: 'elsewhere', label: 'New elsewhere', to: '/elsewhere', Part: null } as const;
const message = { place, part: 'thread', label: 'New message', Part: Thread } as const;

function Menu() {
  return (
    <>
      {useQuickAdd((path) => path !== '/elsewhere').map(({ label, onSelect }) => (
        <button key={label} type="button" onClick={onSelect}>
          {label}
        </button>
      ))}
      <QuickAdd />
    </>
  );
}

const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

type Permission = { role_type: 'Admin' | 'Basic'; module_permissions?: string };

async function openAs(permission: Permission | null, fills: Parameters<typeof filledHost>[0] = [message]) {
  const facts = { tenant_id: 1, module_permissions: null, is_inactive: 0, ...permission };
  const UserPermission = permission ? [{ ...rowOf('UserPermission', { id: 1, user_id: OWN_ID }), ...facts }] : [];
  const mine = { id: OWN_ID, slug: 'dana', tenant_id: 1, UserPermission, CompanySettings: null, JobPersonnelRole: [] };
  signInAfresh();
  fakeServer(() => ({ body: { data: rowOf('User', { ...mine, ProfileImage: null }) } }));
  await openRemote(Menu, '/', filledHost([project, elsewhere, ...fills]));
}

afterEach(() => {
  closeQuickAdd();
  cleanup();
});

it.each([
  [{ role_type: 'Admin' } as const, ['New message', 'New project']],
  [{ role_type: 'Basic' } as const, ['New message']],
  [{ role_type: 'Basic', module_permissions: '{"Jobs":{"read":true,"write":false}}' } as const, ['New message']],
  [null, []],
])('offers what the person may write, and nothing whose page does not exist: %j', async (permission, labels) => {
  await openAs(permission);
  await waitFor(() => expect(shown().toSorted()).toEqual(labels));
});

it('shows the remote’s widget over the page until it is done', async () => {
  await openAs({ role_type: 'Admin' });
  await userEvent.click(await screen.findByRole('button', { name: 'New message' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close the thread' }));
  await waitFor(() => expect(shown()).not.toContain('Close the thread'));
});

it('says that the code could not be loaded', async () => {
  await openAs({ role_type: 'Admin' }, [{ ...message, Part: null }]);
  await userEvent.click(await screen.findByRole('button', { name: 'New message' }));
  const dialog = await screen.findByRole('dialog', { name: 'New message' });
  expect(dialog.textContent).toContain('This could not be opened. Check the connection and try again.');
});
