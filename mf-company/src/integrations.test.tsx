// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

let stored: Stored;

function signInAs(permission: Parameters<typeof person>[0], more: object = {}): void {
  stored['User/find/dana'] = { data: person(permission, more) };
}

beforeEach(() => {
  stored = {};
  signInAs({ role_type: 'Admin' });
  signedIn(stored);
});
afterEach(cleanup);
it('SHELL003 shows the state of the connection to QuickBooks', async () => {
  stored['QuickbooksConnection/get'] = {
    data: [rowOf('QuickbooksConnection', { realm_id: '4620', is_active: 1, last_sync: null })],
  };
  await open('/apps/integrations');
  const card = within(await screen.findByRole('region', { name: 'QuickBooks' }));
  expect(card.getByText('Connected')).toBeDefined();
  expect(card.getByText('4620')).toBeDefined();
});
