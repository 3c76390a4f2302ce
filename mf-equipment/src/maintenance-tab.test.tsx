// @vitest-environment jsdom
import * as outbox from '@fieldspan/api/outbox/outbox';
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

const van = rowOf('Equipment', {
  id: 5,
  slug: 'van-14',
  description: 'Van 14',
  type_id: 2,
  created_at: '2026-01-01T08:00:00.000Z',
  meter: 90_840,
  first_meter: 80_000,
  next_service_date: '2000-01-01',
  next_service_meter: 90_000,
  EquipmentType: { ...rowOf('EquipmentType', { ...type, name: 'Cargo van', meter_unit: 'km' }) },
  LibraryUpload: null,
  Holder: null,
  Job: null,
  EquipmentPlace: null,
  EquipmentKit: null,
});
const plan = rowOf('MaintenancePlan', {
  id: 3,
  slug: 'oil',
  title: 'Oil',
  type_id: 2,
  every_days: 180,
  every_meter: 10_000,
});

beforeEach(() => {
  stored = {
    ...equipped(),
    'Equipment/find/van-14': { data: van },
    'EquipmentReading/get': { data: [], meta: { count: 0, num_pages: 0 } },
    'MaintenancePlan/get': { data: [plan], meta: { count: 1, num_pages: 1 } },
    'MaintenanceRecord/get': { data: [], meta: { count: 0, num_pages: 0 } },
    'EquipmentReading/save': { data: { record_id: 1, slug: 'r' } },
    'MaintenancePlan/save': { data: { record_id: 1, slug: 'p' } },
    'MaintenanceRecord/save': { data: { record_id: 1, slug: 'm' } },
    'EquipmentFile/get': { data: [], meta: { count: 0, num_pages: 0 } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const open = () => openRemote(App, '/equipment/edit/van-14/maintenance');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const fill = (label: RegExp, text: string) => user.type(within(screen.getByRole('dialog')).getByLabelText(label), text);
const save = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));

it('says what is due, on which day or at what the meter shows, and that it is overdue', async () => {
  await open();
  expect(await screen.findByText(/every 180 days or every 10,000 km · due .* or 90,000 km/)).toBeDefined();
  expect(screen.getAllByText('840 km overdue').length).toBeGreaterThan(0);
});

it('a reading of the meter is written down', async () => {
  await open();
  await press('New reading');
  await fill(/^The meter shows/, '91000');
  await save();
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'EquipmentReading/save')).toMatchObject([{ equipment_id: '5', value: '91000' }]),
  );
});

it('a plan is for all pieces of the type, or for this one', async () => {
  await open();
  await press('New plan');
  await press('All “Cargo van”');
  await fill(/^What is done/, 'Brakes');
  await fill(/^Every so much on the meter/, '40000');
  await save();
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'MaintenancePlan/save')).toMatchObject([
      { title: 'Brakes', type_id: '2', every_meter: '40000' },
    ]),
  );
  await press('New plan');
  await press('Only Van 14');
  await fill(/^What is done/, 'Ramp');
  await fill(/^Every so many days/, '30');
  await save();
  await vi.waitFor(async () =>
    expect((await savedForms(asked, 'MaintenancePlan/save')).at(-1)).toMatchObject({
      equipment_id: '5',
      every_days: '30',
    }),
  );
});

it('what was done is recorded, with the plan that it follows', async () => {
  await open();
  await press('Record a service');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText(/^What was done/)).toHaveProperty('value', 'Oil');
  await fill(/^The meter showed/, '90900');
  await fill(/^Or by a workshop/, 'Wolseley');
  await fill(/^Cost/, '120.5');
  await save();
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'MaintenanceRecord/save')).toMatchObject([
      { equipment_id: '5', plan_id: '3', title: 'Oil', meter: '90900', done_by_name: 'Wolseley', cost: '120.5' },
    ]),
  );
});

it('photos of what was done go with it, and are shown beside it', async () => {
  const record = { id: 1, slug: 'm', title: 'New pump', done_on: '2026-11-20', equipment_id: 5, MaintenancePlan: null };
  const picture = rowOf('LibraryUpload', { id: 60, filename: 'pump.jpg', thumb_filename: 'pump-small.webp' });
  stored['MaintenanceRecord/get'] = { data: [rowOf('MaintenanceRecord', { ...record, DoneBy: null })] };
  stored['EquipmentFile/get'] = {
    data: [
      rowOf('EquipmentFile', { id: 8, file_id: 60, maintenance_id: 1, LibraryUpload: picture, CreatedBy: null }),
      rowOf('EquipmentFile', { id: 9, file_id: 60, maintenance_id: null, LibraryUpload: picture, CreatedBy: null }),
    ],
  };
  const sent = vi.spyOn(outbox, 'sendLater');
  await open();
  const shown = await screen.findAllByRole('button', { name: 'View New pump, photo 1' });
  expect(shown.map((button) => button.querySelector('img')?.getAttribute('src'))).toEqual([
    expect.stringContaining('pump-small.webp'),
  ]);
  // It is shown over the page: an address of its own in a tab would hand on the right to read it.
  expect(screen.queryByRole('link', { name: /New pump, photo/ })).toBeNull();
  // Nothing else is changed.
  await press('Edit New pump');
  const dialog = within(screen.getByRole('dialog'));
  await user.upload(
    dialog.getByLabelText('Photo', { selector: 'input' }),
    new File(['x'], 'filter.jpg', { type: 'image/jpeg' }),
  );
  await save();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    call: 'EquipmentFile/save',
    payload: { equipment_id: 5, maintenance_id: 1 },
    blob: { field: 'file_id' },
  });
  expect(await savedForms(asked, 'MaintenanceRecord/save')).toEqual([]);
});

it('people who may only read write down what the meter shows, and nothing else', async () => {
  Object.assign(stored, { 'User/find/dana': equipped('Basic')['User/find/dana'] });
  await open();
  expect(await screen.findByRole('button', { name: 'New reading' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'New plan' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Record a service' })).toBeNull();
});
