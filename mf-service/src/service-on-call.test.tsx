// @vitest-environment jsdom
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

let stored: Stored;

beforeEach(() => {
  const call = rowOf('Service', {
    id: 5,
    slug: 'boiler',
    job_num: 'S-1',
    job_name: 'Boiler lockout',
    assigned_to: OWN_ID,
    city: 'Guelph',
  });
  const customer = {
    id: 9,
    slug: 'harbour',
    name: 'Harbour Inn',
    phone: '519 555 0148',
    email: null,
    access_notes: 'Gate 4417',
  };
  stored = {
    'User/find/dana': { data: person({ role_type: 'Basic' }) },
    'Service/find/boiler': { data: { ...call, Customer: customer, ServiceStatus: null, AssignedTo: null } },
  };
  signedIn(stored);
});
afterEach(cleanup);

describe('a service call, for people on it', () => {
  it('lets them change status and completion; the rest is read-only', async () => {
    await open('/service/boiler/details');
    expect(await screen.findByLabelText('Completed on')).toBeDefined();
    expect(screen.queryByLabelText('Number')).toBeNull();
    expect(screen.queryByLabelText('City')).toBeNull();
    expect(screen.getByText('Guelph')).toBeDefined();
  });

  it('shows its customer with a phone number, without a link to contacts that they may not open', async () => {
    await open('/service/boiler/dashboard');
    expect(await screen.findByRole('link', { name: '519 555 0148' })).toBeDefined();
    expect(screen.getByText('Gate 4417')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Harbour Inn' })).toBeNull();
  });
});

it('a service call can be changed completely by people who plan calls', async () => {
  const modules = JSON.stringify({ Services: { read: true, write: true }, Contacts: { read: true } });
  stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions: modules }) };
  await open('/service/boiler/details');
  expect(await screen.findByDisplayValue('S-1')).toBeDefined();
  expect(screen.getByDisplayValue('Guelph')).toBeDefined();
});
