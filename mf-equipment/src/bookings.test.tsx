// @vitest-environment jsdom
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { equipped, type } from './testing/equipped.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();
const none = { data: [], meta: { count: 0, num_pages: 0 } };

const booking = rowOf('EquipmentBooking', {
  id: 6,
  type_id: 2,
  quantity: 2,
  from_on: '2099-03-01',
  to_on: '2099-03-05',
  job_id: 4,
  EquipmentType: rowOf('EquipmentType', { name: 'Scissor lift' }),
  Job: rowOf('Job', { job_num: 'J-2041', job_name: 'Stone Road' }),
  ForUser: null,
});

beforeEach(() => {
  stored = {
    ...equipped(),
    'EquipmentType/get': { data: [{ ...type, usable_count: 3, taken_json: '[["2000-01-01",null,1]]' }] },
    'EquipmentBooking/get': { data: [booking], meta: { count: 1, num_pages: 1 } },
    'EquipmentBooking/save': { data: { record_id: 7, slug: 'b' } },
    'Equipment/get': none,
    'EquipmentKit/get': none,
    'EquipmentPlace/get': none,
    'Equipment/scan': { data: [] },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

it('a type is booked with how many are free in sight, and a refusal keeps what was typed', async () => {
  await openRemote(App, '/equipment/bookings');
  await user.click(await screen.findByRole('button', { name: 'New booking' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText(/^Type/), 'Scissor lift (2 of 3 free today)');
  await user.clear(dialog.getByLabelText(/^How many/));
  await user.type(dialog.getByLabelText(/^How many/), '2');
  stored['EquipmentBooking/save'] = { success: false, errors: ['1 of 3 are free.'] };
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'EquipmentBooking/save')).toMatchObject([{ type_id: '2', quantity: '2' }]),
  );
  expect(dialog.getByLabelText(/^How many/)).toHaveProperty('value', '2');
});

it('a booking leads to its check-out, which knows the project and the day', async () => {
  await openRemote(App, '/equipment/bookings');
  await user.click(await screen.findByRole('link', { name: /^Check out for Scissor lift/ }));
  expect(await screen.findByText('For the booking of 2 × Scissor lift')).toBeDefined();
  expect(screen.getByText('J-2041 Stone Road')).toBeDefined();
  expect(screen.getByLabelText('Back by')).toHaveProperty('value', '2099-03-05');
});
