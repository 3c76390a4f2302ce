// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lastList, open, person, signedIn } from './testing/signed-in.tsx';
import type { Stored } from './testing/signed-in.tsx';

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

const holder = (id: number, first_name: string) => ({
  ...rowOf('JobPersonnel', { id, job_id: 5, user_id: id, personnel_role_id: 1 }),
  User: { id, slug: `p${id}`, first_name, last_name: 'Okoro', job_title: null, phone_mobile: null },
  JobPersonnelRole: { id: 1, title: 'Project manager', review_timelogs: 1 },
});

const contact = (id: number, name: string, more: object) => ({
  ...rowOf('Contact', { id, slug: `c${id}`, name, ...more }),
  Company: null,
});

const rowOfContact = async (name: string) => (await screen.findByText(name)).closest('tr, li')?.textContent ?? '';

describe('people of a job', () => {
  beforeEach(() => {
    const job = rowOf('Job', { id: 5, slug: 'pump', job_num: 'J-5', job_name: 'Pump house' });
    stored['Job/find/pump'] = {
      data: { ...job, Customer: null, Manager: null, JobBid: [], JobEstimate: { id: 9, total: 900 } },
    };
    stored['JobPersonnel/get'] = page([holder(8, 'Ada'), holder(9, 'Ike')]);
    stored['User/get'] = page([{ id: 8, slug: 'p8' }]);
    stored['JobPersonnelRole/get'] = page([
      rowOf('JobPersonnelRole', { id: 1, title: 'Project manager', role_required: 1 }),
      rowOf('JobPersonnelRole', { id: 2, title: 'Safety representative', role_required: 1 }),
      rowOf('JobPersonnelRole', { id: 3, title: 'Apprentice' }),
      rowOf('JobPersonnelRole', { id: 4, title: 'Fire watch', role_required: 1, archived: 1 }),
    ]);
  });

  it('ROLE029 leave out whoever is inactive at the company', async () => {
    await open('/project/pump/personnel');
    expect(await screen.findByText('Ada Okoro')).toBeDefined();
    expect(screen.queryByText('Ike Okoro')).toBeNull();
    expect(lastList(asked, 'User/get')).toMatchObject({ filters: { ids: [8, 9], 'UserPermission.is_inactive': 0 } });
  });

  it('ROLE025 say which required role nobody holds', async () => {
    await open('/project/pump/personnel');
    expect(await screen.findByText('Required, and held by nobody: Safety representative')).toBeDefined();
  });

  it('ROLE024 hide the money of a project without the flag, and show it with it', async () => {
    const role = rowOf('JobPersonnelRole', { id: 1, read_perms: 1 });
    signInAs({ role_type: 'Basic' }, { JobPersonnelRole: [{ ...role, job_id: 5 }] });
    await open('/project/pump/dashboard');
    await screen.findByRole('region', { name: 'Hours' });
    expect(screen.queryByText('$900.00')).toBeNull();
    cleanup();
    signedIn(stored);
    signInAs({ role_type: 'Basic' }, { JobPersonnelRole: [{ ...role, read_financials: 1, job_id: 5 }] });
    await open('/project/pump/dashboard');
    expect(await screen.findByText('$900.00')).toBeDefined();
  });
});

describe('lists of the menu', () => {
  it('SHELL002 tells customers, suppliers and people apart', async () => {
    stored['Contact/get'] = page([
      contact(1, 'Harbour Foods', { is_customer: 1, is_company: 1 }),
      contact(2, 'Kiln Valve', { is_supplier: 1, is_company: 1 }),
      contact(3, 'Ike Obi', { is_customer: 1 }),
    ]);
    await open('/contacts');
    const [customer, supplier, individual] = [
      await rowOfContact('Harbour Foods'),
      await rowOfContact('Kiln Valve'),
      await rowOfContact('Ike Obi'),
    ].map((text) => text.replace(/Harbour Foods|Kiln Valve|Ike Obi/, ''));
    expect(new Set([customer, supplier]).size).toBe(2);
    expect(customer).toContain('Customer');
    expect(supplier).toContain('Supplier');
    expect(individual).toBeDefined();
  });

  it('SHELL003 says how the connection to QuickBooks stands', async () => {
    stored['QuickbooksConnection/get'] = {
      data: [rowOf('QuickbooksConnection', { realm_id: '4620', is_active: 1, last_sync: null })],
    };
    await open('/apps/integrations');
    const card = within(await screen.findByRole('region', { name: 'QuickBooks' }));
    expect(card.getByText('Connected')).toBeDefined();
    expect(card.getByText('4620')).toBeDefined();
  });

  it('SHELL032 filters services by the states that the server names, and shows a type it does not know', async () => {
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
});
