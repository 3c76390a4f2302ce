// @vitest-environment jsdom
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { openPart } from '@fieldspan/federation/testing/open-part';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallAssets } from './contacts/call-assets.tsx';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();
const page = (...rows: object[]) => ({ data: rows, meta: { count: rows.length, num_pages: 1 } });

const harbour = {
  ...rowOf('Contact', { id: 9, slug: 'harbour', name: 'Harbour Foods', is_customer: 1 }),
  Company: null,
};
const boilers = rowOf('AssetCategory', {
  id: 3,
  slug: 'boilers',
  name: 'Boilers',
  color_hex: '#b4432a',
  live_count: 1,
});
const roof = rowOf('ContactLocation', {
  id: 4,
  contact_id: 9,
  name: 'Plant',
  city: 'Guelph',
  access_notes: 'Gate 4711',
});
const boiler = {
  ...rowOf('CustomerAsset', {
    id: 5,
    slug: 'boiler-2',
    name: 'Boiler 2',
    customer_id: 9,
    category_id: 3,
    location_id: 4,
    serial_num: 'B-77',
    warranty_until: '2099-01-01',
  }),
  Customer: { id: 9, slug: 'harbour', name: 'Harbour Foods' },
  ContactLocation: { id: 4, name: 'Plant' },
  AssetCategory: { id: 3, slug: 'boilers', name: 'Boilers', color_hex: '#b4432a' },
};

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Contact/find/harbour': { data: harbour },
    'Contact/find/9': { data: harbour },
    'AssetCategory/get': page(boilers),
    'ContactLocation/get': page(roof),
    'CustomerAsset/get': page(boiler),
    'CustomerAsset/find/boiler-2': { data: boiler },
    'CustomerAsset/find/boiler-3': { data: { ...boiler, id: 6, slug: 'boiler-3' } },
    'CustomerAsset/save': { data: { record_id: 6, slug: 'boiler-3' } },
    'ContactLocation/save': { data: { record_id: 7, slug: 'gate' } },
    'ServiceAsset/save': { data: { record_id: 8, slug: 'sa' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

it('ROUTE091 a contact gets a site with its way in', async () => {
  await open('/contact/harbour/locations');
  expect(await screen.findByText(/Gate 4711/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'New location' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New location' }));
  await user.type(dialog.getByLabelText(/^Name/), 'North gate');
  await user.type(dialog.getByLabelText(/^Access notes/), 'Ring twice');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'ContactLocation/save')).toMatchObject([
      { contact_id: '9', name: 'North gate', access_notes: 'Ring twice' },
    ]),
  );
});

it('ROUTE096 ROUTE097 a contact shows its assets, all or those of a category, which new ones get', async () => {
  await open('/contact/harbour/assets/boilers');
  const link = await screen.findByRole('link', { name: 'Boiler 2' });
  expect(link.getAttribute('href')).toBe('/contact/asset/boiler-2/details');
  expect(screen.getByRole('link', { name: 'Boilers' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByText('Under warranty')).toBeDefined();
  expect(screen.getByRole('link', { name: 'New asset' }).getAttribute('href')).toBe('/contact/asset/new/9/none/3');
});

it.each(['9', 'harbour'])(
  'ROUTE102 a new asset knows customer (%s), site and category from its address',
  async (customer) => {
    await open(`/contact/asset/new/${customer}/4/3`);
    await user.type(await screen.findByLabelText(/^Name/), 'Boiler 3');
    expect(screen.getByLabelText(/^Location/)).toHaveProperty('value', '4');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(async () =>
      expect(await savedForms(asked, 'CustomerAsset/save')).toMatchObject([
        { name: 'Boiler 3', customer_id: '9', location_id: '4', category_id: '3' },
      ]),
    );
  },
);

it('without a category the form says what comes first, and offers it', async () => {
  stored['AssetCategory/get'] = page();
  await open('/contact/asset/new/9/none/none');
  expect(await screen.findByText('First a category')).toBeDefined();
  expect(screen.getByRole('button', { name: 'New category' })).toBeDefined();
});

it('ROUTE101 an asset has its calls as its history, and its label', async () => {
  stored['ServiceAsset/get'] = page({
    ...rowOf('ServiceAsset', { id: 1, service_id: 2, asset_id: 5, work: 'Cleaned the sensor' }),
    Service: { ...rowOf('Service', { id: 2, slug: 's-1', job_num: 'S-1', job_name: 'Lockout' }) },
  });
  stored['PublicLink/find'] = { data: { slug: 'boiler-2-x', is_on: 1, ends_at: null, may_write: true } };
  await open('/contact/asset/boiler-2/history');
  expect((await screen.findByRole('link', { name: 'S-1 Lockout' })).getAttribute('href')).toBe(
    '/service/s-1/dashboard',
  );
  expect(screen.getByText(/Cleaned the sensor/)).toBeDefined();
  cleanup();
  await open('/contact/asset/boiler-2/label');
  expect(await screen.findByText(/whoever scans it sees/)).toBeDefined();
});

it('ROUTE098 a contact is archived with a way back', async () => {
  stored['Contact/save'] = { data: { record_id: 9, slug: 'harbour' } };
  await open('/contact/harbour/settings');
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'Contact/save')).toMatchObject([{ id: '9', archived: '1' }]),
  );
});

it('a reader of contacts is offered no change', async () => {
  const module_permissions = JSON.stringify({ Contacts: { read: true } });
  stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions }) };
  await open('/contact/harbour/assets');
  expect(await screen.findByRole('link', { name: 'Boiler 2' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'New asset' })).toBeNull();
  cleanup();
  await open('/contact/harbour/settings');
  expect(await screen.findByRole('switch', { name: /^Customer/ })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull();
});

it('the page behind the label needs no session and names whom to call', async () => {
  stored['CustomerAsset/public'] = {
    data: {
      slug: 'boiler-2-x',
      name: 'Boiler 2',
      category: 'Boilers',
      color_hex: null,
      manufacturer: 'Viessmann',
      model_num: '200',
      serial_num: 'B-77',
      installed_on: null,
      warranty_until: null,
      archived: 0,
      company_name: 'Northgate',
      company_phone: '519-555-0100',
      last_service: null,
      asset_id: null,
    },
  };
  await open('/contact/asset/view/boiler-2-x');
  expect((await screen.findByRole('link', { name: 'Call Northgate' })).getAttribute('href')).toBe('tel:519-555-0100');
  expect(screen.queryByRole('link', { name: 'Open the asset' })).toBeNull();
});

it('a call names the assets of its customer, and what was done', async () => {
  stored['Service/find/s-1'] = {
    data: {
      ...rowOf('Service', { id: 2, slug: 's-1', job_num: 'S-1', job_name: 'Lockout', customer_id: 9 }),
      Customer: null,
      ServiceStatus: null,
      AssignedTo: null,
    },
  };
  stored['ServiceAsset/get'] = page({
    ...rowOf('ServiceAsset', { id: 1, service_id: 2, asset_id: 5, work: 'Cleaned the sensor' }),
    CustomerAsset: { ...boiler },
  });
  await openPart(CallAssets, { service: { id: 2, slug: 's-1', name: 'Lockout' } });
  expect(await screen.findByText(/Cleaned the sensor/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'What to do with Boiler 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'What was found and done…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'What was found and done' }));
  await user.type(dialog.getByRole('textbox', { name: 'What was found and done' }), ' twice');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'ServiceAsset/save')).toMatchObject([{ id: '1', work: 'Cleaned the sensor twice' }]),
  );
});
