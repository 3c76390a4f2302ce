// @vitest-environment jsdom
import { openPart } from '@fieldspan/federation/testing/open-part';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PayrollSettings } from './payroll-settings.tsx';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();
const page = (...rows: object[]) => ({ data: rows, meta: { count: rows.length, num_pages: 1 } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00') });
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Company/find/1': { data: rowOf('Company', { id: 1, country: 'CA', province: 'QC' }) },
    'CompanySetting/get': page(rowOf('CompanySetting', { id: 2, payroll_json: '{"off":["good-friday"]}' })),
    'CompanySetting/save': { data: { record_id: 2, slug: 's' } },
  };
  asked = signedIn(stored);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const kept = async () => {
  const [form] = await savedForms(asked, 'CompanySetting/save');
  return JSON.parse(String(form?.['payroll_json']));
};

it('the holidays of the province are listed with their source, and one is switched off and one on', async () => {
  await openPart(PayrollSettings, {});
  expect(await screen.findByText(/Source: Act respecting labour standards/)).toBeDefined();
  expect(screen.getAllByRole('checkbox').filter((box) => box instanceof HTMLInputElement && box.checked)).toHaveLength(
    7,
  );
  await user.click(screen.getByLabelText('National Holiday of Quebec, Wed Jun 24'));
  await user.click(screen.getByLabelText('Good Friday, Fri Apr 3'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await kept()).toMatchObject({ off: ['saint-jean'] }));
});

it('the company adds a holiday of its own, and says whose midnight counts', async () => {
  await openPart(PayrollSettings, {});
  await user.click(await screen.findByRole('button', { name: 'Add a holiday' }));
  const own = within(screen.getByRole('group', { name: 'Own holiday 1' }));
  await user.clear(own.getByLabelText(/^Title/));
  await user.type(own.getByLabelText(/^Title/), 'Founder');
  fireEvent.change(own.getByLabelText(/^Day/), { target: { value: '2026-12-24' } });
  await user.click(own.getByLabelText('Every year'));
  await user.selectOptions(screen.getByLabelText('A day ends at midnight in'), 'America/Halifax');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await kept()).toMatchObject({
      zone: 'America/Halifax',
      own: [{ title: 'Founder', day: '2026-12-24', isYearly: true }],
    }),
  );
});

it('the company says how long its periods are, and what its payroll product calls things', async () => {
  await openPart(PayrollSettings, {});
  await user.selectOptions(await screen.findByLabelText('A period of pay is'), 'two weeks');
  fireEvent.change(screen.getByLabelText('One of them begins on'), { target: { value: '2026-11-01' } });
  await user.type(screen.getByLabelText('Company'), 'NGM');
  await user.type(screen.getByLabelText('Overtime at 2'), 'DBL');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await kept()).toMatchObject({
      period: 'two-weeks',
      begins: '2026-11-01',
      company_code: 'NGM',
      codes: { OT20: 'DBL' },
      off: ['good-friday'],
    }),
  );
});

it('who is no Admin reads them', async () => {
  stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions: '{"TimeLogs":{"read":true}}' }) };
  await openPart(PayrollSettings, {});
  expect(await screen.findByLabelText(/^Canada Day/)).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
