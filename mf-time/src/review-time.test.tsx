// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();

function signInAs(permission: Parameters<typeof person>[0], more: object = {}): void {
  stored['User/find/dana'] = { data: person(permission, more) };
}

beforeEach(() => {
  stored = {};
  signInAs({ role_type: 'Admin' });
  asked = signedIn(stored);
});
afterEach(cleanup);

const local = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();

/** A log of a day in November, as TimeLog/review answers it. */
const reviewed = (id: number, day: number, more: object = {}) => ({
  id,
  slug: `log-${id}`,
  version: 3,
  user_id: 8,
  User: { slug: 'p8', first_name: 'Ada', last_name: 'Okoro' },
  job_id: 5,
  service_id: null,
  Job: { slug: 'pump', job_num: 'J-5', job_name: 'Pump house' },
  Service: null,
  day: `2026-11-${String(day).padStart(2, '0')}`,
  time_in: local(day, 7),
  time_out: local(day, 15, 30),
  hours: 8,
  break_hours: 0.5,
  notes: null,
  status: 'submitted',
  clocked_in_offsite: 0,
  distance_m: null,
  missing_forms: null,
  clock_off_s: null,
  ended_by_itself: 0,
  overlapped_until: null,
  missing_certificates: null,
  on_leave: 0,
  crew_out: null,
  ...more,
});

const period = (logs: readonly object[], more: object = {}) => ({
  data: { from: '2026-11-08', to: '2026-11-14', logs, earlier: 0, later: 0, ...more },
});

const FINE = reviewed(1, 9);
const FORGOTTEN = reviewed(2, 10, { time_out: null, hours: null, status: 'open', crew_out: local(10, 15, 34) });
const OFFSITE = reviewed(3, 11, { clocked_in_offsite: 1, distance_m: 420 });

const undoOf = (said: string) => store.get(alertsAtom).find(({ message }) => message === said)?.undo;

describe('reviewing time', () => {
  beforeEach(() => {
    stored['TimeLog/review'] = period([FINE, FORGOTTEN, OFFSITE]);
    stored['TimeLog/punches'] = {
      data: {
        site: { lat: 43.5448, long: -80.2482, tolerance_m: 150 },
        punches: [
          {
            kind: 'in',
            at: local(11, 7),
            lat: 43.548,
            long: -80.2482,
            accuracy_m: 8,
            distance_m: 420,
            device_at: null,
          },
        ],
      },
    };
    stored['TimeLog/approve'] = { data: { decided: [{ id: 1, version: 4 }], refused: [] } };
    stored['TimeLog/reopen'] = { data: { decided: [{ id: 1, version: 5 }], refused: [] } };
    stored['TimeLog/split'] = { data: { first_id: 3, second_id: 9 } };
    stored['TimeLog/save'] = { data: { record_id: 2, slug: 'log-2' } };
    stored['MessageThread/save'] = { data: { record_id: 40, slug: 't' } };
    stored['Message/save'] = { data: { record_id: 41, slug: 'm' } };
  });

  it('shows each person’s hours by day, and says in words what is odd', async () => {
    await open('/time-logs/review');
    const table = within(await screen.findByRole('table', { name: 'Hours by person and day' }));
    expect(table.getByRole('rowheader', { name: /Ada Okoro/ })).toBeDefined();
    expect(table.getByRole('cell', { name: '8.00' })).toBeDefined();
    expect(table.getByRole('cell', { name: /\?\s*to look at/ })).toBeDefined();
    expect(table.getByRole('link', { name: /No clock-out.*07:00 – \?/ })).toBeDefined();
    expect(table.getByRole('link', { name: /Offsite.*420 m away/ })).toBeDefined();
    expect(screen.getByText(/3 time logs wait/)).toBeDefined();
  });

  it('approves what has no remarks with one press, which can be undone', async () => {
    await open('/time-logs/review');
    await user.click(await screen.findByRole('button', { name: 'Approve 1 without remarks' }));
    const logs = JSON.stringify([{ id: 1, version: 3 }]);
    await waitFor(async () => expect(await savedForms(asked, 'TimeLog/approve')).toEqual([{ logs, unremarked: '1' }]));
    await waitFor(() => expect(undoOf('1 time log approved')).toBeDefined());
    await undoOf('1 time log approved')?.();
    const taken = { logs: JSON.stringify([{ id: 1, version: 4 }]), reason: 'Undone right after it was approved' };
    expect(await savedForms(asked, 'TimeLog/reopen')).toEqual([taken]);
  });

  it('walks what is odd by keys, takes the offered end and approves with the correction and its reason', async () => {
    await open('/time-logs/review');
    await screen.findByRole('region', { name: 'Ada Okoro, Nov 10' });
    await user.keyboard('u');
    expect(await screen.findByText('8.07 h')).toBeDefined();
    await user.keyboard('a');
    const saved = {
      id: '2',
      version: '3',
      time_out: local(10, 15, 34),
      status: 'approved',
      reason: 'Forgot to clock out',
    };
    await waitFor(async () => expect(await savedForms(asked, 'TimeLog/save')).toEqual([saved]));
    expect(await screen.findByRole('region', { name: 'Ada Okoro, Nov 11' })).toBeDefined();
    expect(await screen.findByText(/420 m from the site/)).toBeDefined();
    expect(screen.getByRole('img', { name: 'Where it was clocked' })).toBeDefined();
    await user.keyboard('a');
    const logs = JSON.stringify([{ id: 3, version: 3 }]);
    await waitFor(async () => expect(await savedForms(asked, 'TimeLog/approve')).toEqual([{ logs, unremarked: '0' }]));
  });

  it('does not approve a clock that still runs, nor a correction without a reason', async () => {
    await open('/time-logs/review');
    const panel = within(await screen.findByRole('region', { name: 'Ada Okoro, Nov 10' }));
    expect(panel.getByRole('button', { name: 'Approve' }).hasAttribute('disabled')).toBe(true);
    await user.keyboard('a');
    await user.click(panel.getByRole('button', { name: /Out at 15:34/ }));
    await user.clear(panel.getByLabelText(/Reason/));
    expect(panel.getByRole('button', { name: 'Correct and approve' }).hasAttribute('disabled')).toBe(true);
    expect(await savedForms(asked, 'TimeLog/save')).toEqual([]);
    expect(await savedForms(asked, 'TimeLog/approve')).toEqual([]);
  });

  it('sends back with a reason, which becomes a comment on the log for its owner', async () => {
    await open('/time-logs/review?day=2026-11-08&log=log-3');
    await screen.findByRole('region', { name: 'Ada Okoro, Nov 11' });
    await user.keyboard('x');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send this time back?' }));
    expect(dialog.getByRole('button', { name: 'Send back' }).hasAttribute('disabled')).toBe(true);
    await user.type(dialog.getByLabelText(/Reason/), 'Which gate?');
    await user.click(dialog.getByRole('button', { name: 'Send back' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'Message/save')).toMatchObject([{ thread_id: '40', message: 'Which gate?' }]),
    );
    expect(await savedForms(asked, 'TimeLog/save')).toMatchObject([{ status: 'rejected', reason: 'Which gate?' }]);
    expect(await savedForms(asked, 'MessageThread/save')).toMatchObject([
      { is_comment_thread: '1', comment_parent_model: 'TimeLog', Members: '[8]' },
    ]);
  });

  it('corrects the cost code, and splits on to another one', async () => {
    const codes = [
      rowOf('JobCostCode', { id: 5, code: '03-100', title: 'Forms' }),
      rowOf('JobCostCode', { id: 6, code: '03-200', title: 'Rebar' }),
    ];
    stored['JobCostCode/get'] = { data: codes };
    const coded = reviewed(3, 11, { ...OFFSITE, id: 3, cost_code_id: 5, CostCode: { code: '03-100', title: 'Forms' } });
    stored['TimeLog/review'] = period([coded]);
    await open('/time-logs/review');
    const panel = within(await screen.findByRole('region', { name: 'Ada Okoro, Nov 11' }));
    expect(panel.getByText(/J-5 Pump house · 03-100 Forms/)).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Split …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Split this time' }));
    await user.type(dialog.getByLabelText(/Split at/), '12:30');
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Cost code' }), '03-200 Rebar');
    await user.type(dialog.getByLabelText(/Reason/), 'Rebar after lunch');
    await user.click(dialog.getByRole('button', { name: 'Split' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'TimeLog/split')).toMatchObject([{ job_id: '5', cost_code_id: '6' }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Cost code' }), '03-200 Rebar');
    await user.type(await screen.findByLabelText(/^Reason, kept/), 'Rebar');
    await user.click(screen.getByRole('button', { name: 'Correct and approve' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'TimeLog/save')).toMatchObject([
        { id: '3', cost_code_id: '6', status: 'approved' },
      ]),
    );
  });

  it('splits a log at a time', async () => {
    await open('/time-logs/review?day=2026-11-08&log=log-3');
    await screen.findByRole('region', { name: 'Ada Okoro, Nov 11' });
    await user.keyboard('s');
    const dialog = within(await screen.findByRole('dialog', { name: 'Split this time' }));
    await user.type(dialog.getByLabelText(/Split at/), '12:30');
    await user.type(dialog.getByLabelText(/Reason/), 'Moved to the yard');
    await user.click(dialog.getByRole('button', { name: 'Split' }));
    const split = { id: '3', version: '3', at: local(11, 12, 30), job_id: '5', reason: 'Moved to the yard' };
    await waitFor(async () => expect(await savedForms(asked, 'TimeLog/split')).toMatchObject([split]));
  });

  it('has no buttons and no places of people for who may only read', async () => {
    signInAs({ role_type: 'Basic', module_permissions: '{"TimeLogs":{"read":true,"write":false}}' });
    await open('/time-logs/review');
    await screen.findByRole('region', { name: 'Ada Okoro, Nov 10' });
    expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
    expect(asked.some(({ url }) => url.includes('TimeLog/punches'))).toBe(false);
  });

  it('is open to a reviewer on some job', async () => {
    signInAs(
      { role_type: 'Basic' },
      { JobPersonnelRole: [{ ...rowOf('JobPersonnelRole', { id: 1, review_timelogs: 1 }), job_id: 5 }] },
    );
    stored['TimeLog/review'] = period([], { later: 2 });
    await open('/time-logs/review');
    expect(await screen.findByText('Nothing waits for you')).toBeDefined();
    expect(screen.getByRole('link', { name: '2 more wait after' })).toBeDefined();
  });
});
