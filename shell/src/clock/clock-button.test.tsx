// @vitest-environment jsdom
import { look } from '@fieldspan/api/reach';
import { alertsAtom } from '@fieldspan/api/alerts';
import { outboxAtom, startOutbox } from '@fieldspan/api/outbox/outbox';
import { store } from '@fieldspan/api/store';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClockButton } from './clock-button.tsx';
import { before, dana, JOB, NOW, openLog, punched, SITE, standAt } from './testing/clock-rows.ts';
import { keepPress, refusedPressAtom } from './refused-press.ts';

const USER = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });

let running: object | null;
let answer: object;
let refusal: string | null;
let isAway: boolean;
let punches: Record<string, string>[];
let asked: PositionOptions[];
let stopOutbox: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW), shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  [running, answer, refusal, punches, asked] = [null, punched(), null, [], []];
  isAway = false;
  standing(50);
  signInAfresh();
  fakeServer(async ({ call, request }) => {
    if (isAway) throw new TypeError('Failed to fetch');
    if (call === 'User/find/dana') return { body: { data: dana() } };
    if (call === 'OpenTimeLog/get') return { body: { data: running ? [running] : [], time: new Date().toISOString() } };
    if (call === 'Job/find/stone-road')
      return { body: { data: { ...JOB, ...SITE, archived: 0, check_in_tolerance: 100 } } };
    if (call !== 'TimeLog/punch-clock') return { body: { data: [] } };
    const form = await request.formData();
    punches.push(Object.fromEntries([...form].map(([key, value]) => [key, typeof value === 'string' ? value : ''])));
    return { body: refusal === null ? { data: answer } : { success: false, errors: [refusal] } };
  });
  stopOutbox = startOutbox();
});
afterEach(() => {
  act(() => keepPress());
  stopOutbox();
  cleanup();
  vi.useRealTimers();
});

const standing = (metres: number | null | 'denied') => standAt(metres, asked);
const open = (address = '/') => openRemote(ClockButton, address);
const button = (name: string) => screen.findByRole('button', { name });
/** Leaves out the alert that this browser cannot store anything. */
const alerts = () =>
  store.get(alertsAtom).flatMap(({ message }) => (message.startsWith('This browser has no room') ? [] : [message]));
const press = async (name: string) => USER.click(await button(name));
const shown = async (text: string) => expect(await screen.findByText(text)).toBeDefined();

describe('the clock in the top bar', () => {
  it('CLOCK001 CLOCK003 SHELL012 reads Clock In without a running log, and no time', async () => {
    await open();
    expect((await button('Clock In')).textContent).toBe('Clock In');
  });

  it('CLOCK004 SHELL012 reads Clock Out with the elapsed time, updated each second', async () => {
    running = openLog({ time_in: before(3_723_000) });
    await open();
    await shown('1:02:03');
    expect((await button('Clock Out')).textContent).toBe('Clock Out1:02:03');
    await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
    await shown('1:02:04');
  });

  it('CLOCK002 reads Offsite until the arrival', async () => {
    running = openLog({ clocked_in_offsite: 1, time_on_site: '0000-00-00 00:00:00' });
    await open();
    expect(await button('Offsite')).toBeDefined();
  });

  it('CLOCK005 reads Out of Sync if the start is in the future', async () => {
    running = openLog({ time_in: before(-3_600_000) });
    await open();
    await shown('Out of Sync');
  });

  it('tells screen readers since when it runs, without reading the figures each second', async () => {
    running = openLog();
    await open();
    const described = (await button('Clock Out')).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toMatch(/^Clocked in since .+\.$/);
    expect((await screen.findByText(/^0:00:0\d$/)).getAttribute('aria-hidden')).toBe('true');
  });

  it('corrects the device’s clock by the server’s', async () => {
    running = openLog({ time_in: NOW });
    vi.setSystemTime(Date.parse(NOW) - 7_200_000);
    fakeServer(({ call }) => ({
      body: {
        data: call === 'User/find/dana' ? dana() : [running],
        time: new Date(Date.parse(NOW) + 5000).toISOString(),
      },
    }));
    await open();
    expect((await button('Clock Out')).textContent).toMatch(/^Clock Out0:00:0[5-9]$/);
  });
});

describe('changes on other devices', () => {
  it('show when one comes back to the page', async () => {
    running = openLog();
    await open();
    await button('Clock Out');
    running = null;
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await button('Clock In')).toBeDefined();
  });
});

describe('without a connection', () => {
  it('changes the clock at once, and says that the punch waits', async () => {
    await open('/project/stone-road/dashboard');
    await button('Clock In');
    isAway = true;
    await press('Clock In');
    const described = (await button('Clock Out')).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toMatch(/Waits for a connection to be sent\.$/);
    await act(async () => void (await vi.advanceTimersByTimeAsync(2000)));
    isAway = false;
    running = openLog();
    await act(() => look());
    await vi.waitFor(() => expect(Number(punches[0]?.['waited_ms'])).toBeGreaterThanOrEqual(2000));
    await vi.waitFor(() => expect(alerts()).toEqual(['Clocked in, J-2041 Stone Road']));
  });
});

describe('a press of Clock In', () => {
  it('CLOCK007 CLOCK010 clocks in on the page’s job from within its tolerance', async () => {
    await open('/project/stone-road/dashboard');
    await button('Clock In');
    running = openLog();
    await press('Clock In');
    await vi.waitFor(() => expect(punches).toHaveLength(1));
    expect(punches[0]).toMatchObject({
      job_id: '41',
      service_id: '',
      currentLat: '43.54525',
      currentLong: '-80.2482',
      position_accuracy: '8',
      intent: 'in',
      client_key: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(await button('Clock Out')).toBeDefined();
    await vi.waitFor(() => expect(alerts()).toEqual(['Clocked in, J-2041 Stone Road']));
  });

  it('CLOCK010 uses the offsite flag and the start of the response', async () => {
    answer = punched({ clocked_in_offsite: 1, time_on_site: null, time_in: before(60_000) });
    await open('/project/stone-road/dashboard');
    await button('Clock In');
    running = openLog({ clocked_in_offsite: 1, time_on_site: null, time_in: before(60_000) });
    await press('Clock In');
    expect(await button('Offsite')).toBeDefined();
    await screen.findByText(/^0:01:0\d$/);
  });

  it.each([150, 100.01])('CLOCK008 goes to the punch-clock page from %d m away at 100 m', async (metres) => {
    standing(metres);
    await open('/project/stone-road/dashboard');
    await press('Clock In');
    await vi.waitFor(() => expect(location.pathname).toBe('/punch-clock/project/stone-road'));
    expect(punches).toEqual([]);
  });

  it('goes to the punch-clock page if no job is shown', async () => {
    await open('/contacts');
    await press('Clock In');
    await vi.waitFor(() => expect(location.pathname).toBe('/punch-clock'));
    expect(asked).toEqual([]);
  });

  it('CLOCK009 reports that the location is unavailable, and does not punch', async () => {
    standing('denied');
    await open('/project/stone-road/dashboard');
    await press('Clock In');
    await vi.waitFor(() => expect(alerts()[0]).toMatch('Location error: your location could not be had.'));
    expect(punches).toEqual([]);
    expect(await button('Clock In')).toBeDefined();
  });

  it('CLOCK011 tries for 3 s and for 5 s before it says so', async () => {
    standing(null);
    await open('/project/stone-road/dashboard');
    await press('Clock In');
    await act(async () => void (await vi.advanceTimersByTimeAsync(8100)));
    expect(asked.map(({ timeout }) => timeout)).toEqual([3000, 5000]);
    await vi.waitFor(() => expect(alerts()[0]).toMatch('Location error'));
    expect(punches).toEqual([]);
  });

  it('shows why the server refused, and stays clocked out', async () => {
    refusal = 'This project is archived, so nobody can clock in on it.';
    await open('/project/stone-road/dashboard');
    await press('Clock In');
    await vi.waitFor(() => expect(alerts()).toEqual([refusal]));
    expect(await button('Clock In')).toBeDefined();
  });
});

describe('a press if a form is required first', () => {
  beforeEach(() => {
    refusal = 'Before you clock in here, fill in for this project: “Daily hazards”.';
  });

  it('stays among the unsent items of a hidden page', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await open('/project/stone-road/dashboard');
    await press('Clock In');
    await vi.waitFor(() => expect(alerts()).toEqual([refusal]));
    expect(store.get(outboxAtom)).toMatchObject([{ state: 'failed' }]);
    expect(store.get(refusedPressAtom)).toBeNull();
    hidden.mockRestore();
  });
});

describe('a press while the clock runs', () => {
  it('CLOCK010 clocks out, with the position, and says how long it was', async () => {
    running = openLog();
    answer = punched({ open: 0, time_in: before(11_525_000), time_out: NOW });
    await open('/contacts');
    await button('Clock Out');
    running = null;
    await press('Clock Out');
    await vi.waitFor(() => expect(alerts()).toEqual(['Clocked out, 3:12:05']));
    expect(punches[0]).toMatchObject({ job_id: '41', service_id: '', intent: 'out', position_accuracy: '8' });
    expect(await button('Clock In')).toBeDefined();
  });

  it('clocks out without a position, too', async () => {
    running = openLog();
    standing('denied');
    answer = punched({ open: 0, time_out: NOW });
    await open();
    await press('Clock Out');
    await vi.waitFor(() => expect(punches[0]).toMatchObject({ currentLat: '', currentLong: '', intent: 'out' }));
  });

  it('offsite goes to the punch-clock page of the running job', async () => {
    running = openLog({ clocked_in_offsite: 1, time_on_site: null });
    await open();
    await press('Offsite');
    await vi.waitFor(() => expect(location.pathname).toBe('/punch-clock/project/stone-road'));
    expect(punches).toEqual([]);
  });
});
