// @vitest-environment jsdom
import { generateKeyPairSync, webcrypto } from 'node:crypto';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { open } from './testing/open.ts';

const user = userEvent.setup();
const PIN = '274951';
const PLACE = { id: 41, job_num: 'J-1', job_name: 'Stone Road' };
const CODES = [
  { id: 5, code: '03-100', title: 'Forms' },
  { id: 6, code: '03-200', title: 'Rebar' },
];

let people: { id: number; name: string; time_in: string | null }[];
let running: object | null;
let codes: typeof CODES;
let isAway: boolean;
let pressed: Record<string, string>[];
let key = '';

const fieldsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']));

async function answer(call: string, request: Request) {
  const sent = request.method === 'POST' ? fieldsOf(await request.formData()) : {};
  if (isAway) throw new TypeError('Failed to fetch');
  if (call === 'Kiosk/page')
    return { data: { name: 'Gate', company_name: 'Northgate', key, place: { ...PLACE, codes }, people } };
  if (sent['pin'] !== undefined && sent['pin'] !== PIN)
    return { success: false, data: null, errors: ['This PIN is not right.'] };
  if (call === 'Kiosk/open') return { data: { running, places: [{ ...PLACE, codes, type: 'project' }] } };
  pressed.push(sent);
  const at = '2026-11-20T08:00:00.000Z';
  return {
    data: { record_id: 9, slug: 'l', open: 1, time_in: at, time_out: null, time_on_site: at, clocked_in_offsite: 0 },
  };
}

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto);
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  people = [{ id: 4, name: 'Gil Moss', time_in: null }];
  running = null;
  codes = [];
  isAway = false;
  pressed = [];
  fakeServer(async ({ call, request }) => ({ body: await answer(call, request) }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function typePin(pin: string) {
  await user.click(await screen.findByRole('button', { name: /Gil Moss/ }));
  await user.type(await screen.findByLabelText('PIN'), pin);
  await user.click(screen.getByRole('button', { name: 'Next' }));
}

describe('a kiosk', () => {
  it('clocks whoever types their PIN in, where it stands, and the PIN leaves it only sealed', async () => {
    await open('/kiosk');
    expect(await screen.findByText('Gate · J-1 Stone Road')).toBeDefined();
    await typePin('111222');
    expect(await screen.findByText('This PIN is not right.')).toBeDefined();
    await user.type(screen.getByLabelText('PIN'), PIN);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Clock In on J-1 Stone Road' }));
    expect(await screen.findByRole('heading', { name: /^Clocked in at/ })).toBeDefined();
    expect(pressed).toMatchObject([{ intent: 'in', job_id: '41', service_id: '' }]);
    expect(JSON.stringify(pressed)).not.toContain(PIN);
    expect(pressed[0]?.['sealed']).toMatch(/^[\w+/]{300,}=*$/);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('heading', { name: 'Who clocks in or out?' })).toBeDefined();
  });

  it('asks what somebody works on where the project has cost codes, and switches to another one', async () => {
    codes = CODES;
    await open('/kiosk');
    await typePin(PIN);
    await user.click(await screen.findByRole('button', { name: 'Clock In on J-1 Stone Road' }));
    expect(await screen.findByText('What do you work on?')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Clock In on J-1 Stone Road' }));
    await user.click(await screen.findByRole('button', { name: '03-100 Forms' }));
    await vi.waitFor(() => expect(pressed).toMatchObject([{ intent: 'in', job_id: '41', cost_code_id: '5' }]));
    cleanup();
    running = { time_in: '2026-11-20T07:00:00.000Z', job_id: 41, service_id: null, cost_code_id: 5, ...PLACE };
    await open('/kiosk');
    await typePin(PIN);
    await user.click(await screen.findByRole('button', { name: 'Switch the cost code' }));
    expect(screen.queryByRole('button', { name: '03-100 Forms' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Without a cost code' }));
    await vi.waitFor(() => expect(pressed).toMatchObject([{}, { intent: 'in', job_id: '41', cost_code_id: '' }]));
  });

  it('offers breaks while the clock runs, and their end while one lasts', async () => {
    running = {
      time_in: '2026-11-20T07:00:00.000Z',
      job_id: 41,
      service_id: null,
      job_num: 'J-1',
      job_name: 'Stone Road',
    };
    await open('/kiosk');
    await typePin(PIN);
    expect(await screen.findByText(/^Clocked in since .* on J-1 Stone Road$/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Clock In/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Meal break, unpaid' }));
    expect(await screen.findByRole('heading', { name: /^Meal break from/ })).toBeDefined();
    expect(pressed).toMatchObject([{ intent: 'meal', job_id: '' }]);
  });

  it('keeps presses without a connection, says so where it has no room for them, and sends them later', async () => {
    await open('/kiosk');
    await screen.findByRole('button', { name: /Gil Moss/ });
    isAway = true;
    await typePin(PIN);
    expect(await screen.findByText(/^There is no connection/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clock In on J-1 Stone Road' }));
    expect(await screen.findByText(/^This tablet has no room to keep it, Gil Moss/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByText(/^1 press waits on this tablet/)).toBeDefined();
    expect(pressed).toEqual([]);
    // Another page on this tablet sends it.
    cleanup();
    isAway = false;
    await open('/kiosk');
    await vi.waitFor(() => expect(pressed).toHaveLength(1));
    await vi.waitFor(() => expect(screen.queryByText(/press waits/)).toBeNull());
  });
});
