// @vitest-environment jsdom
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();
const T = (clock: string, day = 19) =>
  new Date(2026, 10, day, Number(clock.slice(0, 2)), Number(clock.slice(3))).toISOString();

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Basic' }) },
    'TimeLog/save-breaks': { data: { version: 2, break_hours: 0.75 } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const logOf = (more: object) => {
  stored['TimeLog/find/night'] = {
    data: Object.assign(
      rowOf('TimeLog', { id: 7, slug: 'night', user_id: OWN_ID, status: 'open', version: 1, hours: 8, ...more }),
      { User: null, Job: null, Service: null, CostCode: null },
    ),
  };
};

it('each break of a night is corrected by itself; a time before the begin is one after midnight', async () => {
  const meal = { kind: 'meal', is_paid: 0, starts_at: T('23:30'), ends_at: T('23:59') };
  logOf({ time_in: T('22:00'), time_out: T('06:00', 20), break_hours: 0.5, breaks_json: JSON.stringify([meal]) });
  await open('/time-logs/list/night');
  expect(await screen.findByText(/meal 23:30 – 23:59/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Breaks …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Breaks' }));
  await user.click(dialog.getByRole('button', { name: 'Add a break' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Each break needs a beginning and an end.')).toBeDefined();
  const second = within(dialog.getByRole('group', { name: 'Break 2' }));
  await user.selectOptions(second.getByLabelText('Kind'), 'rest');
  expect(second.getByRole('checkbox', { name: 'Paid' })).toHaveProperty('checked', true);
  fireEvent.change(second.getByLabelText(/^From/), { target: { value: '02:00' } });
  fireEvent.change(second.getByLabelText(/^To/), { target: { value: '02:15' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const [form] = await savedForms(asked, 'TimeLog/save-breaks');
  expect(form).toMatchObject({ id: '7', version: '1' });
  const sent: unknown = JSON.parse(String(form?.['breaks']));
  expect(sent).toEqual([meal, { kind: 'rest', is_paid: 1, starts_at: T('02:00', 20), ends_at: T('02:15', 20) }]);
});

it('approved time has breaks that are only seen', async () => {
  const meal = { kind: 'meal', is_paid: 0, starts_at: T('12:00'), ends_at: T('12:30') };
  logOf({ time_in: T('08:00'), time_out: T('16:00'), status: 'approved', breaks_json: JSON.stringify([meal]) });
  await open('/time-logs/list/night');
  expect(await screen.findByText(/meal 12:00 – 12:30/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Breaks …' })).toBeNull();
});
