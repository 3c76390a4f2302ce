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

beforeEach(() => {
  stored = {
    ...equipped(),
    'EquipmentType/find/2': { data: rowOf('EquipmentType', { ...type, cost_per_hour: 31, color_hex: '#d9822b' }) },
    'EquipmentCategory/save': { data: { record_id: 9, slug: 'lifts-2' } },
    'EquipmentType/save': { data: { record_id: 9, slug: 'boom' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const open = (address: string) => openRemote(App, address);
const fill = async (label: string | RegExp, text: string) => {
  const field = within(screen.getByRole('dialog')).getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};
const save = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));

it('a company without equipment begins with a category, then a type; a piece needs both', async () => {
  stored['EquipmentCategory/get'] = { data: [] };
  stored['EquipmentType/get'] = { data: [] };
  await open('/equipment/list');
  await screen.findByText('No equipment yet');
  expect(screen.queryByRole('link', { name: 'New equipment' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'New category' }));
  await fill(/^Name/, 'Lifts');
  await user.click(screen.getByRole('radio', { name: 'Orange' }));
  await save();
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'EquipmentCategory/save')).toMatchObject([{ name: 'Lifts', color_hex: '#d9822b' }]),
  );
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a new piece without any type says what comes first', async () => {
  stored['EquipmentType/get'] = { data: [] };
  await open('/equipment/edit/new');
  expect(await screen.findByText('First a category and a type')).toBeDefined();
});

it('a new type has rates by unit: an amount switches its unit on', async () => {
  await open('/equipment/lifts');
  await user.click(await screen.findByRole('button', { name: 'New type' }));
  await fill(/^Name/, 'Boom lift');
  await fill('Amount per day ($)', '120.50');
  expect(screen.getByRole('checkbox', { name: 'per day', checked: true })).toBeDefined();
  await fill(/^Cost to the company/, '9');
  await save();
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'EquipmentType/save')).toMatchObject([
      {
        name: 'Boom lift',
        category_id: '1',
        cost_per_hour: '9',
        charge_out_rates_json: '{"/day":{"enabled":1,"rate":120.5}}',
        charge_out_rate: '120.5',
        charge_out_rate_unit: '/day',
      },
    ]),
  );
});

it('ENT044 a type is edited with what is stored: only what was changed is sent, over its version', async () => {
  await open('/equipment/settings');
  await user.click(await screen.findByRole('button', { name: 'What to do with Scissor lift' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit type' }));
  expect(await dialog.findByDisplayValue('31')).toBeDefined();
  expect(dialog.getByLabelText(/^Name/)).toHaveProperty('value', 'Scissor lift');
  expect(dialog.getByRole('radio', { name: 'Orange', checked: true })).toBeDefined();
  expect(dialog.getByLabelText('Amount per hour ($)')).toHaveProperty('value', '50');
  await user.click(dialog.getByRole('checkbox', { name: 'per hour' }));
  await save();
  await vi.waitFor(async () => {
    const [sent] = await savedForms(asked, 'EquipmentType/save');
    expect(sent).toMatchObject({ id: '2', version: '1', charge_out_rates_json: '{"/hr":{"enabled":0,"rate":50}}' });
    expect(sent).not.toHaveProperty('name');
    expect(sent).not.toHaveProperty('cost_per_hour');
  });
});

it('people who may only read get no button', async () => {
  Object.assign(stored, equipped('Basic'));
  await open('/equipment/lifts');
  await screen.findByRole('link', { name: 'Scissor lift' });
  expect(screen.queryByRole('button', { name: 'New type' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'What to do with Lifts' })).toBeNull();
});
