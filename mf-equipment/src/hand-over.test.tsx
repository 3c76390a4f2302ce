// @vitest-environment jsdom
import * as outbox from '@fieldspan/api/outbox/outbox';
import * as reach from '@fieldspan/api/reach';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { equipped } from './testing/equipped.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();

const scanned = (id: number, more: object = {}) => ({
  id,
  slug: `saw-${id}`,
  description: `Saw ${id}`,
  serial_num: `S-${id}`,
  type: 'Saw',
  kit_id: null,
  out_of_service: null,
  custody_id: null,
  is_out: false,
  to_user_id: null,
  job_id: null,
  place_id: null,
  where: '',
  ...more,
});
const pieceOf = (id: number, out_since: string | null) =>
  rowOf('Equipment', { id, slug: `saw-${id}`, description: `Saw ${id}`, out_since, archived: 0 });
const none = { data: [], meta: { count: 0, num_pages: 0 } };

beforeEach(() => {
  stored = {
    ...equipped('Basic'),
    'Equipment/get': none,
    'EquipmentKit/get': none,
    'EquipmentPlace/get': { data: [rowOf('EquipmentPlace', { id: 3, name: 'Yard' })] },
    'Equipment/scan': { data: [scanned(1)] },
    'EquipmentCustody/save': { data: { record_id: 1, slug: 'c' } },
  };
  asked = signedIn(stored);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = (kind: 'check-out' | 'check-in') => openRemote(App, `/equipment/${kind}`);
const scan = async (code: string, found?: object) => {
  if (found) stored['Equipment/scan'] = { data: found };
  await user.type(await screen.findByLabelText('Scan a code, or type a number'), `${code}{Enter}`);
};
const sendButton = (name: string) => screen.findByRole('button', { name });

it('several pieces go out in one pass, to whoever scans them; the same one is not taken twice', async () => {
  await open('check-out');
  await scan('S-1');
  await screen.findByText('Saw 1 added.');
  await scan('s-1');
  expect(await screen.findByText('Saw 1 is in the list already.')).toBeDefined();
  await scan('S-2', [scanned(2)]);
  await user.click(await sendButton('Check out 2'));
  await vi.waitFor(async () => expect(await savedForms(asked, 'EquipmentCustody/save')).toHaveLength(2));
  const sent = await savedForms(asked, 'EquipmentCustody/save');
  expect(sent).toMatchObject([
    { kind: 'out', code: 'S-2', equipment_id: '2', to_user_id: expect.stringMatching(/^\d+$/) },
    { kind: 'out', code: 'S-1', equipment_id: '1' },
  ]);
  expect(new Set(sent.map(({ client_key: key }) => key)).size).toBe(2);
  expect(await screen.findByText('Nothing scanned yet')).toBeDefined();
});

it('pieces that were chosen in a list are in the pass already', async () => {
  stored['Equipment/get'] = { data: [pieceOf(1, null)], meta: { count: 1, num_pages: 1 } };
  await openRemote(App, '/equipment/check-out?ids=1');
  expect(await screen.findByText('Saw 1 added.')).toBeDefined();
  const scans = asked.filter(({ url }) => url.includes('Equipment/scan'));
  expect(scans.map(({ url }) => new URL(url).searchParams.get('code'))).toEqual(['saw-1']);
  expect(await sendButton('Check out 1')).toBeDefined();
});

it('what is out of service stays, what is out is taken over only if that is wanted, and an unknown number is said', async () => {
  await open('check-out');
  await scan('S-1', [scanned(1, { out_of_service: 'The blade wobbles' })]);
  expect(await screen.findByText('Out of service, stays here: The blade wobbles')).toBeDefined();
  await scan('S-2', [scanned(2, { is_out: true, custody_id: 8, where: 'Ben Castillo' })]);
  expect(await screen.findByText('Out already: Ben Castillo')).toBeDefined();
  expect((await sendButton('Check out 0')).hasAttribute('disabled')).toBe(true);
  await scan('S-9', []);
  expect(await screen.findByText('No piece of equipment has the number “S-9”.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Take over Saw 2' }));
  await user.click(await sendButton('Check out 1'));
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'EquipmentCustody/save')).toMatchObject([{ equipment_id: '2', follows_id: '8' }]),
  );
  expect(await screen.findByText('Out of service, stays here: The blade wobbles')).toBeDefined();
});

it('what the server refuses stays on the list with its reason, and a removed piece comes back', async () => {
  await open('check-out');
  await scan('S-1');
  await user.click(await screen.findByRole('button', { name: 'Remove Saw 1' }));
  await user.click(screen.getByRole('button', { name: 'Undo removing Saw 1' }));
  const why = 'Saw 1 is out already: Ben Castillo. Check it in first, or scan it again and take it over.';
  stored['EquipmentCustody/save'] = { success: false, errors: [why] };
  await user.click(await sendButton('Check out 1'));
  expect(await screen.findByText(why)).toBeDefined();
  expect(await sendButton('Check out 0')).toBeDefined();
});

it('a piece that is back in service goes when it is scanned again', async () => {
  await open('check-out');
  await scan('S-1', [scanned(1, { out_of_service: 'The blade wobbles' })]);
  expect(await screen.findByText('Out of service, stays here: The blade wobbles')).toBeDefined();
  await scan('S-1', [scanned(1)]);
  expect(await screen.findByText('Saw 1 can go now.')).toBeDefined();
  expect(screen.queryByText(/stays here/)).toBeNull();
  expect(await sendButton('Check out 1')).toBeDefined();
});

it('a kit names what is missing when it comes back', async () => {
  stored['EquipmentKit/get'] = {
    data: [
      rowOf('EquipmentKit', {
        id: 1,
        name: 'Cutting set',
        Equipment: [pieceOf(1, 'x'), pieceOf(2, 'x'), pieceOf(3, null)],
      }),
    ],
  };
  await open('check-in');
  await scan('S-1', [scanned(1, { is_out: true, custody_id: 4 })]);
  expect(await screen.findByText('Missing of “Cutting set”: Saw 2')).toBeDefined();
});

const cuttingSet = (...pieces: object[]) => ({
  data: [rowOf('EquipmentKit', { id: 1, slug: 'cutting-set', name: 'Cutting set', archived: 0, Equipment: pieces })],
  meta: { count: 1, num_pages: 1 },
});

it('a kit goes out by one press or one scan of its label; what stays says why', async () => {
  stored['EquipmentKit/get'] = cuttingSet(pieceOf(1, null), pieceOf(2, null));
  const of_kit = 'Cutting set';
  stored['Equipment/scan'] = { data: [scanned(1, { of_kit }), scanned(2, { of_kit, out_of_service: 'Worn' })] };
  await open('check-out');
  await user.click(await screen.findByRole('button', { name: 'Kit' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cutting set' }));
  expect(await screen.findByText('“Cutting set” added: 2 pieces.')).toBeDefined();
  expect(screen.getByText('Out of service, stays here: Worn')).toBeDefined();
  await scan('https://fieldspan.test/equipment/check-out?kit=cutting-set');
  expect(await screen.findByText('All of “Cutting set” is in the list already.')).toBeDefined();
  const scans = asked.filter(({ url }) => url.includes('Equipment/scan'));
  expect(scans.map(({ url }) => new URL(url).searchParams.get('code'))).toEqual(['cutting-set', 'cutting-set']);
  await user.click(await sendButton('Check out 1'));
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'EquipmentCustody/save')).toMatchObject([{ code: 'saw-1', equipment_id: '1' }]),
  );
});

it('without a network the pieces of a kit wait on the device, also one that is not known on it', async () => {
  stored['EquipmentKit/get'] = cuttingSet(pieceOf(1, null), pieceOf(2, null));
  await open('check-out');
  await screen.findByRole('button', { name: 'Kit' });
  const sent = vi.spyOn(outbox, 'sendLater');
  vi.spyOn(reach, 'reachNow').mockReturnValue('no-network');
  await scan('cutting SET');
  expect(await screen.findByText('“Cutting set” added: 2 pieces.')).toBeDefined();
  await user.click(await sendButton('Check out 2'));
  expect(await screen.findByText('Nothing scanned yet')).toBeDefined();
  expect(sent.mock.calls.map(([{ lane, call }]) => [lane, call])).toEqual([
    ['equipment:saw-1', 'EquipmentCustody/save'],
    ['equipment:saw-2', 'EquipmentCustody/save'],
  ]);
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'EquipmentCustody/save')).toMatchObject([{ code: 'saw-1' }, { code: 'saw-2' }]),
  );
});

it('of a kit that comes back only what is out is checked in', async () => {
  stored['EquipmentKit/get'] = cuttingSet(pieceOf(1, 'x'), pieceOf(2, null));
  const of_kit = 'Cutting set';
  stored['Equipment/scan'] = { data: [scanned(1, { of_kit, is_out: true, custody_id: 4 }), scanned(2, { of_kit })] };
  await openRemote(App, '/equipment/check-in?kit=cutting-set');
  expect(await sendButton('Check in 1')).toBeDefined();
});

it('what comes back damaged is taken out of service before it is checked in', async () => {
  stored['EquipmentOutage/save'] = { data: { record_id: 1, slug: 'o' } };
  await open('check-in');
  await scan('S-1', [scanned(1, { is_out: true, custody_id: 4 })]);
  await user.click(await screen.findByRole('radio', { name: 'Damaged' }));
  await user.type(screen.getByLabelText('Note'), 'Cracked guard');
  await user.click(await sendButton('Check in 1'));
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'EquipmentCustody/save')).toMatchObject([
      { kind: 'in', equipment_id: '1', follows_id: '4', condition: 'damaged', note: 'Cracked guard' },
    ]),
  );
  expect(await savedForms(asked, 'EquipmentOutage/save')).toMatchObject([
    { equipment_id: '1', cause: 'Cracked guard' },
  ]);
});
