// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lastList, person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();

function signInAs(permission: Parameters<typeof person>[0], more: object = {}): void {
  stored['User/find/dana'] = { data: person(permission, more) };
}

beforeEach(() => {
  stored = {};
  signInAs({ role_type: 'Admin' });
  asked = signedIn(stored);
});
afterEach(cleanup);

const page = (rows: readonly object[]) => ({ data: rows, meta: { count: rows.length, num_pages: 1 } });
it('SHELL032 filters services by the states of the server, and shows a type it does not know', async () => {
  stored['Service/statuses'] = { data: [{ id: 7, type: 'quarantine', label: 'Held at the gate' }] };
  const service = rowOf('Service', { id: 1, slug: 'rtu', job_num: 'S-1', job_name: 'Rooftop unit', status_id: 7 });
  const state = { id: 7, type: 'quarantine', label: 'Held at the gate' };
  stored['Service/get'] = page([{ ...service, ServiceStatus: state, AssignedTo: null }]);
  await open('/services');
  expect((await screen.findAllByText('Held at the gate')).length).toBeGreaterThan(0);
  await user.selectOptions(
    await screen.findByLabelText('Status'),
    await screen.findByRole('option', { name: 'Held at the gate' }),
  );
  await waitFor(() => expect(lastList(asked, 'Service/get')).toMatchObject({ filters: { status_id: 7 } }));
  expect(window.location.search).toBe('?status=7');
});
