// @vitest-environment jsdom
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { open } from '../testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();
const page = (...rows: object[]) => ({ data: rows, meta: { count: rows.length, num_pages: 1 } });

const scales = '[{"title":"Journeyperson","rate":32},{"title":"Lead hand","rate":36}]';
const local = rowOf('Union', { id: 3, slug: 'local-46', title: 'Local 46', is_default: 1, pay_scales: scales });
const version = (more: object) =>
  rowOf('AgreementVersion', { id: 5, slug: 'v-1', union_id: 3, pay_scales: scales, ...more });
const above44 = '{"weekly":{"after_min":2640,"factor":150,"base":"hour","counts":"all"}}';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00') });
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Company/find/1': { data: rowOf('Company', { id: 1, country: 'CA', province: 'ON' }) },
    'Union/get': page(local),
    'AgreementVersion/get': page(version({ effective_from: '2026-05-01', rules_json: above44 })),
    'AgreementVersion/save': { data: { record_id: 6, slug: 'v-2' } },
    'Union/save': { data: { record_id: 4, slug: 'office' } },
  };
  asked = signedIn(stored);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const result = () => within(screen.getByRole('region', { name: 'What it comes to' }));
const total = () => result().getByRole('status').textContent;
const day = (name: RegExp) => within(screen.getByRole('group', { name }));
/** A native time field takes a whole time at once. */
const setTime = (field: HTMLElement, time: string) => fireEvent.change(field, { target: { value: time } });

async function openAgreement() {
  await open('/collective-agreements?agreement=local-46');
  await screen.findByRole('region', { name: 'What it comes to' });
  fireEvent.change(screen.getByLabelText('The week of'), { target: { value: '2026-11-04' } });
}

it('ENT017 a sample week comes to its hours and cents, and each line says why', async () => {
  await openAgreement();
  for (const name of [/^Mon/, /^Tue/, /^Wed/]) setTime(day(name).getByLabelText('Out'), '17:30');
  setTime(day(/^Thu/).getByLabelText('Out'), '16:00');
  setTime(day(/^Fri/).getByLabelText('Out'), '12:30');
  setTime(day(/^Sun/).getByLabelText('In'), '08:00');
  setTime(day(/^Sun/).getByLabelText('Out'), '14:30');
  expect(result().getByText('50.00 h worked')).toBeDefined();
  // No break on Sunday: 6.5 + 30 + 8.5 + 5 hours, six of them above 44.
  expect(total()).toContain('$1,696.00');
  const overtime = result().getByText('Overtime 1.5 ×').closest('details');
  expect(overtime?.textContent).toContain('6.00 h × 48.00');
  expect(overtime?.textContent).toContain(
    'Thu Nov 5, 15:00–16:00: 1.00 h · above 44 h of the week · week 44.00 → 45.00 h',
  );
});

it('the calculator reckons with what stands in the form before it is saved', async () => {
  await openAgreement();
  expect(total()).toContain('$1,280.00');
  await user.click(screen.getByRole('button', { name: 'Add a limit of a day' }));
  const limit = within(screen.getByRole('group', { name: 'Limit of a day 1' }));
  await user.clear(limit.getByLabelText('Above, hours'));
  await user.type(limit.getByLabelText('Above, hours'), '7.5');
  expect(result().getByText('Overtime 1.5 ×')).toBeDefined();
  // Half an hour of each of five days.
  expect(total()).toContain('$1,320.00');
  await user.selectOptions(screen.getByLabelText('Paid as'), 'Lead hand');
  expect(total()).toContain('$1,485.00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await savedForms(asked, 'AgreementVersion/save')).toMatchObject([
      { id: '5', version: '1', rules_json: expect.stringContaining('"daily":[{"after_min":450,"factor":150}]') },
    ]),
  );
});

it('what is half typed takes nothing else of the rules away', async () => {
  await openAgreement();
  await user.click(screen.getByRole('button', { name: 'Add a premium' }));
  const premium = within(screen.getByRole('group', { name: 'Premium 1' }));
  await user.clear(premium.getByLabelText(/^Title/));
  await user.clear(premium.getByLabelText('Dollars an hour'));
  await user.clear(screen.getByLabelText('A new shift begins after a gap of hours'));
  await user.type(screen.getByLabelText('A shift pays at least, hours'), '99999');
  expect(screen.getByLabelText('Above, hours a week')).toHaveProperty('value', '44');
  await user.type(premium.getByLabelText(/^Title/), 'Evening');
  expect(premium.getByLabelText(/^Title/)).toHaveProperty('value', 'Evening');
});

it('a new version begins as the one in force, or as a law', async () => {
  await open('/collective-agreements?agreement=local-46&version=new');
  await user.selectOptions(await screen.findByLabelText('Begin with a law'), 'US');
  fireEvent.change(screen.getByLabelText(/^Pays from/), { target: { value: '2027-05-01' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await savedForms(asked, 'AgreementVersion/save')).toMatchObject([
      {
        union_id: '3',
        effective_from: '2027-05-01',
        pay_scales: scales,
        rules_json: expect.stringContaining('"base":"average"'),
      },
    ]),
  );
});

it('a classification is added, renamed and taken out, each row keeping its own', async () => {
  await openAgreement();
  await user.click(screen.getByRole('button', { name: 'Add a classification' }));
  const third = within(screen.getByRole('group', { name: 'Classification 3' }));
  await user.clear(third.getByLabelText(/^Title/));
  await user.type(third.getByLabelText(/^Title/), 'Apprentice');
  await user.clear(third.getByLabelText('Dollars an hour'));
  await user.type(third.getByLabelText('Dollars an hour'), '21.5');
  await user.click(screen.getByRole('button', { name: 'Remove Journeyperson' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await savedForms(asked, 'AgreementVersion/save')).toMatchObject([
      { pay_scales: '[{"title":"Lead hand","rate":36},{"title":"Apprentice","rate":21.5}]' },
    ]),
  );
});

const log = (id: number, more: object) => ({
  ...rowOf('TimeLog', { id, slug: `log-${id}`, user_id: OWN_ID + 1, status: 'approved', break_hours: 0.5, ...more }),
  User: { id: OWN_ID + 1, slug: 'ada', first_name: 'Ada', last_name: 'Okoro' },
  Job: null,
  Service: null,
  CostCode: null,
});

it('the week of a person is reckoned from their logs, with the classification of each', async () => {
  stored['TimeLog/get'] = page(
    log(1, { time_in: '2026-11-02T12:00:00Z', time_out: '2026-11-02T20:30:00Z' }),
    log(2, { time_in: '2026-11-03T12:00:00Z', time_out: '2026-11-03T20:30:00Z', pay_scale: 'Lead hand' }),
    log(3, { time_in: '2026-11-04T12:00:00Z', time_out: '2026-11-04T20:30:00Z', status: 'submitted' }),
  );
  await openAgreement();
  await user.click(screen.getByRole('radio', { name: 'Week of a person' }));
  expect(await screen.findByText('1 of these time logs is not approved yet.')).toBeDefined();
  expect(result().getByText('24.00 h worked')).toBeDefined();
  expect(total()).toContain('$800.00');
});

it('a new agreement is made with what its hours cost', async () => {
  await open('/company/collective-agreements');
  await user.click(await screen.findByRole('button', { name: 'New agreement' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Title/), 'Office');
  await user.type(dialog.getByLabelText('Cost'), '44.5');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await savedForms(asked, 'Union/save')).toMatchObject([{ title: 'Office', default_cost_hr: '44.5' }]),
  );
});

it('who is no Admin reads the rules and changes nothing', async () => {
  stored['User/find/dana'] = { data: person({ role_type: 'Basic' }) };
  await openAgreement();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a limit of a day' })).toBeNull();
  expect(screen.getByLabelText('Above, hours a week').closest('fieldset:disabled')).not.toBeNull();
  cleanup();
  await open('/collective-agreements');
  expect(await screen.findByText('Local 46')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'New agreement' })).toBeNull();
});
