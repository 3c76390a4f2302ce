// @vitest-environment jsdom
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { open } from '../../testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();

const line = { title: null, job: 'J-3001', agreement: 'ESA-ON', adjusts: null };
const week = {
  from: '2026-11-01',
  to: '2026-11-07',
  minutes: 3000,
  cents: 172_600,
  problems: [],
  exported: null,
  people: [
    {
      user_id: 21,
      name: 'Luis Ferreira',
      employee_num: '1042',
      minutes: 3000,
      cents: 172_600,
      lines: [
        { ...line, code: 'REG', minutes: 2640, rate: '32', cents: 140_800 },
        { ...line, code: 'OT15', minutes: 60, rate: '48', cents: 4800 },
        { ...line, code: 'OT15', minutes: 300, rate: '54', cents: 27_000 },
      ],
    },
  ],
};

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Payroll/period': { data: week },
    'Payroll/export': { data: { slug: 'x' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

it('a period shows what everybody is paid, and goes to payroll after a question', async () => {
  await open('/time-logs/payroll?day=2026-11-02');
  const people = within(await screen.findByRole('region', { name: 'People' }));
  expect(people.getByRole('status').textContent).toBe('50.00 h worked$1,726.00');
  expect(people.getByText('Luis Ferreira · 1042')).toBeDefined();
  expect(people.getByText('1.00 h × 48.00 · J-3001 · ESA-ON')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Export this period' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/50\.00 h and \$1,726\.00 go to payroll/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(async () =>
    expect(await savedForms(asked, 'Payroll/export')).toEqual([{ from: '2026-11-01', cents: '172600' }]),
  );
});

it('what is in the way is said, and nothing can be exported meanwhile', async () => {
  stored['Payroll/period'] = { data: { ...week, problems: ['Luis Ferreira has no employee number.'] } };
  await open('/time-logs/payroll');
  expect(await screen.findByText('Luis Ferreira has no employee number.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Export this period' })).toHaveProperty('disabled', true);
});

it('an exported period says so, and its file is fetched in the shape of a product', async () => {
  const exported = { slug: 'x-1', at: '2026-11-09T14:00:00Z', by: 'Ana Ruiz' };
  stored['Payroll/period'] = { data: { ...week, exported } };
  await open('/time-logs/payroll?day=2026-11-02');
  expect(await screen.findByText(/^Exported on .* by Ana Ruiz\./)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Export this period' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('File for'), 'Paychex Flex');
  await user.click(screen.getByRole('button', { name: 'Fetch the file' }));
  await waitFor(() =>
    expect(asked.map(({ url }) => url).some((url) => url.endsWith('Payroll/file?slug=x-1&format=paychex'))).toBe(true),
  );
});

it('who may see pay and is no Admin exports nothing', async () => {
  const module_permissions = '{"TimeLogs":{"read":true,"write":true}}';
  stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions }) };
  await open('/time-logs/payroll?day=2026-11-02');
  expect(await screen.findByText('An administrator exports the period.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Export this period' })).toBeNull();
});
