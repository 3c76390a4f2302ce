// @vitest-environment jsdom
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup({ delay: null });

const visit = (state: string, lead_id = OWN_ID) => ({
  ...rowOf('Visit', { id: 7, state: 'done', lead_id, service_id: 5, starts_at: null }),
  state,
  VisitEvent: [],
  VisitPart: [],
  VisitTask: [],
  ServiceFile: [],
  Lead: null,
});

beforeEach(() => {
  const call = rowOf('Service', { id: 5, slug: 'boiler', job_num: 'S-1', job_name: 'Boiler', assigned_to: null });
  const customer = {
    id: 9,
    slug: 'harbour',
    name: 'Harbour Inn',
    phone: null,
    email: 'desk@harbour.test',
    access_notes: null,
  };
  stored = {
    'User/find/dana': { data: person({ role_type: 'Basic' }) },
    'Service/find/boiler': { data: { ...call, Customer: customer, ServiceStatus: null, AssignedTo: null } },
    'Visit/get': { data: [visit('done')], meta: { count: 1, num_pages: 1 } },
    'Service/send-report': { data: { sent: true } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

describe('the report of a service call', () => {
  it('is sent by the person on the visit, of that visit, to the address that is known', async () => {
    await open('/service/boiler/visit');
    expect(await screen.findByRole('button', { name: 'Report as PDF' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Send to the customer …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send the report of S-1' }));
    expect(dialog.getByLabelText(/E-mail address/)).toHaveProperty('value', 'desk@harbour.test');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'Service/send-report')).toMatchObject([
        { key: 'boiler', visit: '7', email: 'desk@harbour.test', client_key: expect.any(String) },
      ]),
    );
  });

  it('of all visits stands on the call; whoever only reads calls does not send it', async () => {
    const modules = JSON.stringify({ Services: { read: true }, TimeLogs: { read: true } });
    stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions: modules }) };
    stored['Visit/get'] = { data: [visit('done', OWN_ID + 1)], meta: { count: 1, num_pages: 1 } };
    await open('/service/boiler/report');
    expect(await screen.findByRole('button', { name: 'Report as PDF' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send to the customer …' })).toBeNull();
  });

  it('is offered once somebody has begun', async () => {
    stored['Visit/get'] = { data: [visit('published')], meta: { count: 1, num_pages: 1 } };
    await open('/service/boiler/report');
    expect(await screen.findByText(/once somebody has begun a visit/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Report as PDF' })).toBeNull();
  });
});
