// @vitest-environment jsdom
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Job/find/pump': {
      data: rowOf('Job', {
        id: 41,
        slug: 'pump',
        job_num: 'J-41',
        job_name: 'Pump house',
        start_date: '2026-11-02',
        Customer: null,
        Manager: null,
        JobBid: [],
        JobEstimate: null,
      }),
    },
    'TimeLog/get': {
      data: [
        rowOf('TimeLog', {
          id: 1,
          time_in: new Date(2026, 10, 3, 7, 0).toISOString(),
          time_out: new Date(2026, 10, 3, 15, 30).toISOString(),
          hours: 8.5,
          User: { id: 8, slug: 'luis', first_name: 'Luis', last_name: 'Ferreira' },
        }),
      ],
    },
    'Visit/get': {
      data: [
        rowOf('Visit', {
          id: 2,
          starts_at: new Date(2026, 10, 3, 8, 0).toISOString(),
          ends_at: new Date(2026, 10, 3, 10, 0).toISOString(),
          state: 'planned',
          Lead: null,
        }),
        rowOf('Visit', { id: 3, starts_at: null, ends_at: null, state: 'tray', Lead: null }),
      ],
    },
    'Locate/get': { data: [rowOf('Locate', { id: 4, ticket_num: '2026451', expiry: '2026-11-20' })] },
    'CompanyForm/get': {
      data: [
        {
          ...rowOf('CompanyForm', { id: 5, created_at: new Date(2026, 10, 3, 7, 5).toISOString() }),
          FormChildTemplate: { id: 1, description: 'Hazard assessment' },
          FormTemplate: null,
          User: null,
        },
      ],
    },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

it('shows planned visits over worked time, with forms and locates, and what has no time yet', async () => {
  await open('/schedule-timeline/project/pump');
  expect(await screen.findByText('Planned 08:00–10:00 · Worked 07:00–15:30')).toBeDefined();
  expect(screen.getByText('Form: Hazard assessment')).toBeDefined();
  expect(screen.getByText('Locate 2026451 ends')).toBeDefined();
  expect(screen.getByText('Start')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Visits that have no time yet: 1' })).toBeDefined();
});

it('says that it does not show all forms', async () => {
  stored['CompanyForm/get'] = { ...stored['CompanyForm/get'], meta: { count: 140, num_pages: 140 } };
  await open('/schedule-timeline/project/pump');
  expect(await screen.findByText('Forms: the latest 1 of 140 are on this timeline.')).toBeDefined();
  expect(screen.queryByText(/^Locates: the latest/)).toBeNull();
});

it('asks for no locates of somebody who may not read them', async () => {
  stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions: '{"Jobs":{"read":true}}' }) };
  asked = signedIn(stored);
  await open('/schedule-timeline/project/pump');
  expect(await screen.findByText('Planned 08:00–10:00 · Worked 07:00–15:30')).toBeDefined();
  expect(screen.queryByText('Locate 2026451 ends')).toBeNull();
  expect(asked.map(({ url }) => url).filter((url) => url.includes('Locate/get'))).toEqual([]);
});
