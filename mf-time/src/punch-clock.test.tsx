// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { startOutbox } from '@fieldspan/api/outbox/outbox';
import { store } from '@fieldspan/api/store';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastList, person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

const SITE = { lat: 43.5448, long: -80.2482 };
const place = (more: object = {}) => ({
  id: 41,
  slug: 'stone-road',
  job_num: 'J-2041',
  job_name: 'Stone Road',
  city: 'Guelph',
  ...SITE,
  archived: 0,
  check_in_tolerance: 100,
  ...more,
});
const log = (more: object = {}) =>
  rowOf('OpenTimeLog', {
    id: 9,
    user_id: OWN_ID,
    job_id: 41,
    time_in: '2026-11-20T07:00:00.000Z',
    time_on_site: '2026-11-20T08:00:00.000Z',
    Job: place(),
    Service: null,
    CostCode: null,
    ...more,
  });

let stored: Stored;
let asked: Request[];
let stopOutbox: () => void;
const user = userEvent.setup();

/** Sets the position, in metres north of the site; null refuses it. */
function standing(metres: number | null) {
  const coords = { latitude: SITE.lat + (metres ?? 0) / 111_195.08, longitude: SITE.long, accuracy: 12 };
  const getCurrentPosition = (ok: PositionCallback, no: PositionErrorCallback) =>
    metres === null ? Reflect.apply(no, null, [{ code: 1 }]) : Reflect.apply(ok, null, [{ coords }]);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

beforeEach(() => {
  stored = {
    'User/find/dana': {
      data: person(
        { role_type: 'Basic' },
        { JobPersonnelRole: [{ ...rowOf('JobPersonnelRole', { id: 1 }), job_id: 41 }] },
      ),
    },
    'Company/find/1': { data: rowOf('Company', { id: 1, tenant_id: 1, slug: 'n', company_name: 'N', country: 'CA' }) },
    'Job/find/stone-road': { data: place() },
    'Job/get': { data: [place(), place({ id: 42, slug: 'arena', job_num: 'J-2042', job_name: 'Arena', lat: 43.6 })] },
    'TimeLog/punch-clock': {
      data: {
        record_id: 9,
        slug: 'l',
        open: 1,
        time_in: '2026-11-20T08:00:00.000Z',
        time_out: null,
        time_on_site: null,
        clocked_in_offsite: 0,
      },
    },
  };
  standing(50);
  asked = signedIn(stored);
  store.set(alertsAtom, []);
  stopOutbox = startOutbox();
});
afterEach(() => {
  stopOutbox();
  cleanup();
});

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const punches = () => savedForms(asked, 'TimeLog/punch-clock');

describe('the punch clock of a project', () => {
  it('shows the distance, and clocks in there', async () => {
    await open('/punch-clock/project/stone-road');
    expect(await screen.findByRole('img', { name: 'You are 50 m from the job' })).toBeDefined();
    expect(await screen.findByText('You are within 100 m of the job. Your position is exact to 12 m.')).toBeDefined();
    await press('Clock In on J-2041');
    await vi.waitFor(async () =>
      expect(await punches()).toMatchObject([{ job_id: '41', service_id: '', intent: 'in', position_accuracy: '12' }]),
    );
  });

  it('CLOCK008 from too far away explains what offsite is, and offers it', async () => {
    standing(4200);
    await open('/punch-clock/project/stone-road');
    expect(await screen.findByText(/^On site is closer than 100 m\. Clock in offsite if/)).toBeDefined();
    expect(screen.getByText('4.2 km', { selector: 'p > span' })).toBeDefined();
    await press('Clock In offsite on J-2041');
    await vi.waitFor(async () => expect(await punches()).toMatchObject([{ job_id: '41', intent: 'in' }]));
  });

  it('CONST007 CONST008 measures in feet and miles for an American company', async () => {
    stored['Company/find/1'] = { data: rowOf('Company', { id: 1, tenant_id: 1, slug: 'n', country: 'USA' }) };
    await open('/punch-clock/project/stone-road');
    expect(await screen.findByRole('img', { name: 'You are 164 ft from the job' })).toBeDefined();
    expect(await screen.findByText(/within 328 ft/)).toBeDefined();
  });

  it('CLOCK009 says that the location is blocked, and how to allow it', async () => {
    standing(null);
    await open('/punch-clock/project/stone-road');
    expect(await screen.findByText(/^Location error: your location could not be had/)).toBeDefined();
    standing(20);
    await press('Find me again');
    expect(await screen.findByRole('button', { name: 'Clock In on J-2041' })).toBeDefined();
  });

  it('reports an unknown job', async () => {
    stored['Job/find/gone'] = { success: false, errors: ['Project not found.'] };
    await open('/punch-clock/project/gone');
    expect(await screen.findByText(/^This job could not be found/)).toBeDefined();
  });
});

describe('the punch clock without a job in its address', () => {
  it('guesses the job from the position, and can still clock in without one', async () => {
    await open('/punch-clock');
    expect(await screen.findByRole('button', { name: 'Clock In on J-2041' })).toBeDefined();
    await press('Clock In without a job');
    await vi.waitFor(async () => expect(await punches()).toMatchObject([{ job_id: '', service_id: '', intent: 'in' }]));
  });

  it('guesses none from far away', async () => {
    standing(4200);
    await open('/punch-clock');
    expect(await screen.findByText('Choose a job from the list, or clock in without one.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /on J-/ })).toBeNull();
  });
});

describe('the running clock', () => {
  it('switches to another job, or stops', async () => {
    stored['OpenTimeLog/get'] = { data: [log({ job_id: 42, Job: place({ id: 42, job_num: 'J-2042' }) })] };
    await open('/punch-clock/project/stone-road');
    expect(await screen.findByRole('timer')).toHaveProperty('textContent', expect.stringMatching(/^1:00:0\d$/));
    expect(await screen.findByRole('button', { name: 'Clock Out' })).toBeDefined();
    await press('Switch to J-2041');
    await vi.waitFor(async () => expect(await punches()).toMatchObject([{ job_id: '41', intent: 'in' }]));
  });

  it('offsite becomes on site on arrival', async () => {
    stored['OpenTimeLog/get'] = { data: [log({ clocked_in_offsite: 1, time_on_site: null })] };
    await open('/punch-clock');
    await press('I am on site now');
    await vi.waitFor(async () => expect(await punches()).toMatchObject([{ job_id: '41', intent: 'arrive' }]));
  });
});

describe('jobs to clock in on', () => {
  it('are one’s own first, then those nearby, with a link to each', async () => {
    await open('/punch-clock');
    const own = within(await screen.findByRole('list', { name: 'You work on' }));
    expect(await own.findByRole('link', { name: 'Stone Road' })).toHaveProperty(
      'pathname',
      '/punch-clock/project/stone-road',
    );
    expect(own.getByText('50 m')).toBeDefined();
    expect(own.getByText('6.1 km')).toBeDefined();
    expect(lastList(asked, 'Job/get')['filters']).toMatchObject({ archived: 0, lat: { gte: 43, lte: 44 } });
  });

  it('are found by typing', async () => {
    await open('/punch-clock');
    await screen.findByRole('list', { name: 'You work on' });
    stored['Job/get'] = { data: [place({ id: 50, slug: 'mill', job_name: 'Mill', job_num: 'J-50' })] };
    await user.type(await screen.findByRole('searchbox', { name: 'Search projects and services' }), 'mill');
    const found = within(await screen.findByRole('list', { name: 'Found' }));
    expect(await found.findByRole('link', { name: 'Mill' })).toBeDefined();
  });

  it('show a failure in their card, with a retry', async () => {
    stored['Job/get'] = { success: false, errors: ['Jobs are away.'] };
    await open('/punch-clock');
    expect(await screen.findByText('Jobs are away.')).toBeDefined();
    stored['Job/get'] = { data: [place()] };
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'Stone Road' })).toBeDefined();
  });
});

const choose = async (name: string) =>
  user.selectOptions(await screen.findByRole('combobox', { name: 'Cost code' }), name);

describe('the cost codes of a project', () => {
  const codes = [
    rowOf('JobCostCode', { id: 5, job_id: 41, code: '03-100', title: 'Forms' }),
    rowOf('JobCostCode', { id: 6, job_id: 41, code: '03-200', title: 'Rebar' }),
  ];
  beforeEach(() => {
    stored['JobCostCode/get'] = { data: codes };
  });

  it('are chosen before clocking in; only those that time can go on are asked for', async () => {
    await open('/punch-clock/project/stone-road');
    await choose('03-100 Forms');
    await press('Clock In on J-2041');
    await vi.waitFor(async () => expect(await punches()).toMatchObject([{ job_id: '41', cost_code_id: '5' }]));
    expect(lastList(asked, 'JobCostCode/get')).toMatchObject({ filters: { job_id: 41, archived: 0 } });
  });

  it('show while the clock runs, and another one is a switch', async () => {
    stored['OpenTimeLog/get'] = { data: [log({ cost_code_id: 5, CostCode: codes[0] })] };
    await open('/punch-clock/project/stone-road');
    expect(await screen.findByText('03-100 Forms', { selector: 'p' })).toBeDefined();
    await choose('03-200 Rebar');
    await press('Switch to 03-200 Rebar');
    await vi.waitFor(async () => expect(await punches()).toMatchObject([{ intent: 'in', cost_code_id: '6' }]));
    await choose('None');
    await press('Go on without a cost code');
    await vi.waitFor(async () => expect(await punches()).toMatchObject([{}, { intent: 'in', cost_code_id: '' }]));
  });

  it('of a press that waits show as if it had arrived', async () => {
    stored['TimeLog/punch-clock'] = { status: 503 };
    await open('/punch-clock/project/stone-road');
    await choose('03-100 Forms');
    await press('Clock In on J-2041');
    expect(await screen.findByText('03-100 Forms', { selector: 'p' })).toBeDefined();
    expect(screen.getByText('Waits to be sent')).toBeDefined();
  });
});

const today = (hours: number) => new Date(new Date().setHours(0, 0, 0, 0) + hours * 3_600_000).toISOString();
const logToday = (from: number, until: number) => ({
  ...log({ id: from }),
  time_in: today(from),
  time_out: today(until),
  break_hours: 0,
});

describe('the time of today', () => {
  it('is listed with its total', async () => {
    stored['TimeLog/get'] = { data: [logToday(0, 2), logToday(2, 4.5)] };
    await open('/punch-clock');
    expect(await screen.findByText('4:30 h in total')).toBeDefined();
    expect(screen.getByText('2:30 h')).toBeDefined();
  });

  it('says that there is none', async () => {
    await open('/punch-clock');
    expect(await screen.findByText('No time today')).toBeDefined();
  });
});

it('nobody without a company can clock in', async () => {
  stored['User/find/dana'] = { data: person({ role_type: 'Basic' }, { UserPermission: [], tenant_id: 0 }) };
  signedIn(stored);
  await open('/punch-clock');
  expect(await screen.findByText('There is nobody to clock in for')).toBeDefined();
});
