// @vitest-environment jsdom
import { startOutbox } from '@fieldspan/api/outbox/outbox';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import { PhoneClock } from './phone-clock.tsx';

/** The fake server's clock is at eight. */
const JOB = { id: 4, slug: 'arena', job_num: 'J-1', job_name: 'Arena', city: null };
const ON_SITE = { time_in: '2026-11-20T06:57:57.000Z', job_id: 4, Job: JOB, Service: null, CostCode: null };
const OFFSITE = { ...ON_SITE, clocked_in_offsite: 1, time_on_site: null };

const ENDED = { record_id: 1, slug: 'l', open: 0, ...ON_SITE, time_on_site: null, clocked_in_offsite: 0 };

const Clock = () => <PhoneClock userId={OWN_ID} />;

let asked: Request[];
let stopOutbox: () => void;

beforeEach(() => {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: (_: unknown, no: (error: { code: number }) => void) => no({ code: 1 }) },
  });
  stopOutbox = startOutbox();
});
afterEach(() => {
  stopOutbox();
  cleanup();
});

function openWhile(running: object | null) {
  const log = running && rowOf('OpenTimeLog', { id: 1, user_id: OWN_ID, ...running });
  asked = signedIn({
    'User/find/dana': { data: person({ role_type: 'Basic' }) },
    'OpenTimeLog/get': { data: log ? [log] : [] },
    'TimeLog/punch-clock': { data: { ...ENDED, time_out: ON_SITE.time_in } },
  });
  return openRemote(Clock, '/');
}

const punches = () => savedForms(asked, 'TimeLog/punch-clock');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('links to the jobs while the clock does not run', async () => {
  await openWhile(null);
  expect(await screen.findByText('Not clocked in')).toBeDefined();
  await press('Clock In');
  await vi.waitFor(() => expect(location.pathname).toBe('/punch-clock'));
  expect(await punches()).toEqual([]);
});

it('shows the running time and its job, and stops it with one press, wherever the phone is', async () => {
  await openWhile(ON_SITE);
  expect((await screen.findByRole('timer')).textContent).toMatch(/^1:02:\d\d$/);
  expect(screen.getByRole('link', { name: 'J-1 · Arena' }).getAttribute('href')).toBe('/project/arena/dashboard');
  await press('Clock Out');
  await vi.waitFor(async () => expect(await punches()).toMatchObject([{ intent: 'out', job_id: '4', currentLat: '' }]));
});

it('links to the punch clock for people who are offsite', async () => {
  await openWhile(OFFSITE);
  expect(await screen.findByText('Clocked in offsite')).toBeDefined();
  await press('Arrive or clock out');
  await vi.waitFor(() => expect(location.pathname).toBe('/punch-clock/project/arena'));
});
