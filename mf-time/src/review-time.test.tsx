// @vitest-environment jsdom
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lastList, person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
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

const page = (rows: readonly object[]) => ({ data: rows, meta: { count: rows.length, num_pages: 1 } });
const worker = (id: number, first_name: string) => ({ id, slug: `p${id}`, first_name, last_name: 'Okoro' });
const pump = { id: 5, slug: 'pump', job_num: 'J-5', job_name: 'Pump house' };

const timeLog = (id: number, more: object) => ({
  ...rowOf('TimeLog', {
    id,
    slug: `log-${id}`,
    user_id: 8,
    status: 'submitted',
    time_in: new Date(2026, 10, 9, 7).toISOString(),
    time_out: new Date(2026, 10, 9, 15, 30).toISOString(),
    hours: 8,
    break_hours: 0.5,
    ...more,
  }),
  User: worker(8, 'Ada'),
  Job: pump,
  Service: null,
});

describe('reviewing time', () => {
  beforeEach(() => {
    const nextDay = [new Date(2026, 10, 10, 7), new Date(2026, 10, 10, 11, 30)].map((at) => at.toISOString());
    const offsite = { time_in: nextDay[0], time_out: nextDay[1], hours: 4, clocked_in_offsite: 1 };
    stored['TimeLog/get'] = page([timeLog(1, {}), timeLog(2, offsite)]);
    stored['TimeLog/save'] = { data: { record_id: 1, slug: 'log-1' } };
    stored['MessageThread/save'] = { data: { record_id: 40, slug: 't' } };
    stored['Message/save'] = { data: { record_id: 41, slug: 'm' } };
  });

  it('lists what others submitted, by person and day with totals', async () => {
    await open('/time-logs/review');
    const ada = within(await screen.findByRole('region', { name: 'Ada Okoro' }));
    expect(ada.getAllByText('12 h').length).toBeGreaterThan(0);
    expect(ada.getByText('Offsite')).toBeDefined();
    expect(lastList(asked, 'TimeLog/get')).toMatchObject({
      filters: { status: 'submitted', user_id: { not: OWN_ID } },
      order: [
        ['time_in', 'ASC'],
        ['id', 'ASC'],
      ],
    });
  });

  it('approves only logs without problems with one press', async () => {
    await open('/time-logs/review');
    await user.click(await screen.findByRole('button', { name: 'Approve 1 without remarks' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'TimeLog/save')).toEqual([{ id: '1', version: '1', status: 'approved' }]),
    );
  });

  it('sends back with a reason, which becomes a comment on the log for its owner', async () => {
    await open('/time-logs/review');
    const [sendBack] = await screen.findAllByRole('button', { name: 'Send back' });
    await user.click(sendBack ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'Send this time back?' }));
    expect(dialog.getByRole('button', { name: 'Send back' }).hasAttribute('disabled')).toBe(true);
    await user.type(dialog.getByLabelText(/Reason/), 'Which gate?');
    await user.click(dialog.getByRole('button', { name: 'Send back' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'Message/save')).toMatchObject([{ thread_id: '40', message: 'Which gate?' }]),
    );
    expect(await savedForms(asked, 'TimeLog/save')).toMatchObject([{ status: 'rejected' }]);
    expect(await savedForms(asked, 'MessageThread/save')).toMatchObject([
      { is_comment_thread: '1', comment_parent_model: 'TimeLog', Members: '[8]' },
    ]);
  });

  it('has no buttons for people who may only read', async () => {
    signInAs({ role_type: 'Basic', module_permissions: '{"TimeLogs":{"read":true,"write":false}}' });
    await open('/time-logs/review');
    await screen.findByRole('region', { name: 'Ada Okoro' });
    expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
  });

  it('is open to a reviewer on some job', async () => {
    signInAs(
      { role_type: 'Basic' },
      { JobPersonnelRole: [{ ...rowOf('JobPersonnelRole', { id: 1, review_timelogs: 1 }), job_id: 5 }] },
    );
    stored['TimeLog/get'] = page([]);
    await open('/time-logs/review');
    expect(await screen.findByText('Nothing waits for you')).toBeDefined();
  });
});
