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

const contract = {
  ...rowOf('ServiceContract', {
    id: 7,
    slug: 'hvac',
    title: 'Preventive, Harbour',
    customer_id: 9,
    rrule: 'FREQ=WEEKLY;BYDAY=MO',
    starts_on: '2026-11-02',
    time_of_day: '08:00',
    state: 'active',
    expiry: '2099-01-01',
  }),
  Customer: { id: 9, slug: 'harbour', name: 'Harbour Foods' },
};
const visit = {
  ...rowOf('Visit', { id: 3, contract_id: 7, state: 'planned', starts_at: '2026-12-14T13:00:00Z' }),
  Lead: { id: 2, slug: 'cat', first_name: 'Cat', last_name: 'Moe' },
  Service: { id: 5, slug: 'call-5', job_num: 'S-00005' },
};

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'ServiceContract/find/hvac': { data: contract },
    'ServiceContract/save': { data: { record_id: 7, slug: 'hvac' } },
    'ServiceContract/preview': {
      data: {
        words: 'Every 3 months on the second Monday',
        dates: [{ on: '2026-10-12', day: '2026-10-13', starts_at: '2026-10-13T12:00:00Z' }],
      },
    },
    'ServiceContract/make-visits': { data: { made: [1, 2], changed: [3], cancelled: [] } },
    'ServiceContract/visit-changes': {
      data: {
        made: ['2026-12-14T13:00:00.000Z', '2027-03-08T13:00:00.000Z'],
        changed: [{ from: '2026-12-01T13:00:00.000Z', to: '2026-12-02T13:00:00.000Z' }],
        cancelled: [],
        kept: ['2026-11-30T13:00:00.000Z'],
      },
    },
    'Visit/get': page(visit),
    'ServiceContractTask/get': page({
      ...rowOf('ServiceContractTask', { id: 1, contract_id: 7, title: 'Clean the burner' }),
      ServiceTask: null,
    }),
    'ServiceContractTask/save': { data: { record_id: 2, slug: 't' } },
    'ServiceContractMaterial/get': page({
      ...rowOf('ServiceContractMaterial', { id: 1, contract_id: 7, description: 'Filter', quantity: 4 }),
      Material: null,
    }),
    'ServiceContractPersonnel/get': page(),
    'ServiceContractProduct/get': page(),
    'ServiceTask/get': page(rowOf('ServiceTask', { id: 1, slug: 'burner', title: 'Clean the burner', minutes: 20 })),
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

it('a rule is chosen in words, shown as days before it is saved, and put in force', async () => {
  stored['ServiceContract/find/hvac'] = { data: { ...contract, rrule: null, state: 'draft' } };
  await open('/service-contract/hvac/visits');
  await user.clear(await screen.findByLabelText('Every'));
  await user.type(screen.getByLabelText('Every'), '3');
  await user.selectOptions(screen.getByLabelText('On'), 'weekday');
  await user.selectOptions(screen.getByLabelText('Which one'), '2');
  const first = await screen.findByRole('region', { name: 'The first visits' });
  expect(within(first).getByText('Every 3 months on the second Monday')).toBeDefined();
  expect(within(first).getByText(/2026-10-12 is a day off/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Put in force' }));
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'ServiceContract/save')).toMatchObject([
      { id: '7', state: 'active', time_of_day: '08:00', rrule: 'FREQ=MONTHLY;INTERVAL=3;BYDAY=2MO' },
    ]),
  );
});

it('a rule of another program stays as it is until one is chosen here', async () => {
  stored['ServiceContract/find/hvac'] = { data: { ...contract, rrule: 'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1' } };
  await open('/service-contract/hvac/visits');
  expect(await screen.findByText(/rule of another program: FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'ServiceContract/save')).toMatchObject([
      { rrule: 'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1' },
    ]),
  );
});

it('shows the visits that were made, and makes what is due on a press', async () => {
  await open('/service-contract/hvac/visits');
  const link = await screen.findByRole('link', { name: /2026|Dec 14/ });
  expect(link.getAttribute('href')).toBe('/service/call-5/dashboard');
  expect(screen.getByText('S-00005 · Cat Moe')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Make and update visits …' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Make and update visits' }));
  const listed = await dialog.findByRole('region', { name: 'Stay as they were agreed' });
  expect(within(listed).getAllByRole('listitem')).toHaveLength(1);
  expect(dialog.getByRole('region', { name: 'Made' })).toBeDefined();
  expect(dialog.queryByRole('region', { name: 'Cancelled' })).toBeNull();
  expect(await savedForms(asked, 'ServiceContract/make-visits')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Make and update' }));
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'ServiceContract/make-visits')).toMatchObject([{ id: '7' }]),
  );
});

it('ROUTE053 a contract gets a task, which stands on each of its visits', async () => {
  await open('/service-contract/hvac/tasks');
  expect(await screen.findByText('Clean the burner')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add a task' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a task' }));
  await user.type(dialog.getByLabelText(/^What is done/), 'Check the flue');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'ServiceContractTask/save')).toMatchObject([
      { contract_id: '7', title: 'Check the flue' },
    ]),
  );
});

it.each([
  ['materials', '4 × Filter', 'Add a material'],
  ['products', 'No products', 'Add an asset'],
  ['personnel', 'No personnel', 'Add person'],
])('ROUTE054 ROUTE056 ROUTE057 %s shows what there is and offers more', async (tab, shown, button) => {
  await open(`/service-contract/hvac/${tab}`);
  expect(await screen.findByText(shown)).toBeDefined();
  expect(screen.getByRole('button', { name: button })).toBeDefined();
});

it('who only reads contracts changes nothing', async () => {
  stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions: '{"Services":{"read":true}}' }) };
  await open('/service-contract/hvac/tasks');
  expect(await screen.findByText('Clean the burner')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add a task' })).toBeNull();
});

it('says when it ends and offers to renew it', async () => {
  stored['ServiceContract/find/hvac'] = { data: { ...contract, expiry: '2020-01-01', state: 'ended' } };
  await open('/service-contract/hvac/details');
  expect(await screen.findByText(/It makes no visits any more/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Renew…' }));
  expect(screen.getByRole('dialog', { name: 'Renew the contract' })).toBeDefined();
});

it('ROUTE050 lists service tasks with how long they take', async () => {
  await open('/service-tasks');
  expect(await screen.findByRole('link', { name: 'Clean the burner' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'New service task' })).toBeDefined();
});
