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

const NOBODY = { Person: null, Reporter: null, Job: null, Service: null, ClosedBy: null, Picture: null };
const CUT = {
  ...rowOf('Incident', {
    id: 4,
    slug: 'cut',
    number: 7,
    title: 'Hand cut on a duct edge',
    happened_on: '2026-11-12',
    learned_on: '2026-11-12',
    person_name: 'Kim Roy',
    outcome: 'days_away',
    law: 'both',
    may_look: 1,
  }),
  ...NOBODY,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-13T12:00:00Z') });
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Incident/get': page(CUT),
    'Incident/find/cut': { data: CUT },
    'Task/get': page({
      ...rowOf('Task', { id: 2, slug: 'guards', title: 'Edge guards', due_on: '2026-11-16', incident_id: 4 }),
      AssignedUser: { id: 9, slug: 'luis', first_name: 'Luis', last_name: 'Ferreira' },
      Job: null,
      Service: null,
      Equipment: null,
    }),
    'Task/save': { data: { record_id: 3, slug: 'talk' } },
    'Incident/register': {
      data: {
        year: 2026,
        company: { name: 'Stone', address: null },
        cases: [
          {
            id: 4,
            slug: 'cut',
            number: 7,
            name: 'Kim Roy',
            job_title: null,
            happened_on: '2026-11-12',
            place: 'Roof',
            injury: 'Cut, left hand',
            column: 'H',
            days_away: 3,
            days_restricted: 0,
            illness: 1,
          },
        ],
        totals: { G: 0, H: 1, I: 0, J: 0, K: 3, L: 0, M: [1, 0, 0, 0, 0, 0] },
        hours: 40_000,
        people: 20,
        months: Array.from({ length: 12 }, (_, at) => ({
          month: `2026-${String(at + 1).padStart(2, '0')}`,
          counts: { none: 0, first_aid: 0, medical: 0, restricted: 0, days_away: at === 10 ? 1 : 0, death: 0 },
        })),
      },
    },
  };
  asked = signedIn(stored);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('lists what is open, and anybody can report', async () => {
  stored['User/find/dana'] = { data: person({ role_type: 'Basic' }) };
  await open('/safety/incidents');
  expect(await screen.findByText('Hand cut on a duct edge')).toBeDefined();
  expect(screen.getByText('Kim Roy')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Report an incident' }).getAttribute('href')).toBe('/safety/incident/new');
});

it('counts the days until the law wants its forms, and adds an action', async () => {
  await open('/safety/incident/cut');
  expect(await screen.findByText('Form 7 to the WSIB')).toBeDefined();
  expect(screen.getByText('4 days left')).toBeDefined();
  expect(screen.getByText('6 days left')).toBeDefined();
  expect(await screen.findByText('Edge guards')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'New action' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New action' }));
  await user.type(dialog.getByRole('textbox', { name: /^What has to be done/ }), 'Toolbox talk');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'Task/save')).toMatchObject([{ title: 'Toolbox talk', incident_id: '4' }]),
  );
});

it('shows the log by its columns, and the rate of the year', async () => {
  await open('/safety/register');
  const log = within(await screen.findByRole('table'));
  expect(log.getByRole('row', { name: /^7 Kim Roy 2026-11-12 Roof Cut, left hand ✕ 3 0 1$/ })).toBeDefined();
  expect(screen.getByRole('img', { name: 'Incidents by month: Nov 1' })).toBeDefined();
  expect(screen.getByText('5')).toBeDefined();
});
