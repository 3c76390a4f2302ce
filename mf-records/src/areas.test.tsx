// @vitest-environment jsdom
import { outboxAtom } from '@fieldspan/api/outbox/outbox';
import { store } from '@fieldspan/api/store';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lastList, open, person, savedForms, signedIn } from './testing/signed-in.tsx';
import type { Stored } from './testing/signed-in.tsx';

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

  it('asks for what others submitted, and shows it by person and day with totals', async () => {
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

  it('approves only what has no remark with one press', async () => {
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

  it('shows it without buttons to whoever may only read it', async () => {
    signInAs({ role_type: 'Basic', module_permissions: '{"TimeLogs":{"read":true,"write":false}}' });
    await open('/time-logs/review');
    await screen.findByRole('region', { name: 'Ada Okoro' });
    expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
  });
});

describe('an area that is not for somebody', () => {
  it.each([
    '/time-logs/review',
    '/time-logs/settings',
    '/expenses/review',
    '/financial',
    '/financial/invoices',
    '/materials/list',
    '/labour-tasks/list',
    '/safety/certificates/matrix',
    '/locates',
    '/permission-templates',
  ])('is refused by its address: %s', async (address) => {
    signInAs({ role_type: 'Basic' });
    await open(address);
    expect(await screen.findByText('You do not have permission to see this')).toBeDefined();
  });

  it('is open to a reviewer on some job', async () => {
    signInAs(
      { role_type: 'Basic' },
      { JobPersonnelRole: [{ ...rowOf('JobPersonnelRole', { id: 1, review_timelogs: 1 }), job_id: 5 }] },
    );
    await open('/time-logs/review');
    expect(await screen.findByText('Nothing waits for you')).toBeDefined();
  });
});

describe('a new expense', () => {
  it('goes into the outbox at the tap, with its receipt', async () => {
    await open('/expenses/submit-new');
    await user.type(await screen.findByLabelText(/Amount/), '42,50');
    await user.type(screen.getByLabelText('Vendor'), 'Townline');
    await user.upload(
      screen.getByLabelText('Receipt', { selector: 'input' }),
      new File(['x'], 'r.png', { type: 'image/png' }),
    );
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(window.location.pathname).toBe('/expenses/log'));
    const kept = store.get(outboxAtom).filter(({ call }) => call === 'Expense/save');
    expect(kept).toMatchObject([
      { lane: 'expenses', fileName: 'r.png', payload: { amount: 42.5, vendor: 'Townline', status: 'submitted' } },
    ]);
    expect(await screen.findByRole('region', { name: 'Not sent yet' })).toBeDefined();
  });

  it('is not submitted without an amount, and says so at the field', async () => {
    await open('/expenses/submit-new');
    await user.type(await screen.findByLabelText('Vendor'), 'Corner Grill');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Say how much was paid, such as 42.50.')).toBeDefined();
    expect(store.get(outboxAtom).filter(({ payload }) => payload['vendor'] === 'Corner Grill')).toEqual([]);
    expect(window.location.pathname).toBe('/expenses/submit-new');
  });
});

describe('settings', () => {
  beforeEach(() => {
    stored['Company/find/1'] = {
      data: rowOf('Company', { id: 1, tenant_id: 1, company_name: 'North', country: 'CA' }),
    };
    stored['CompanySetting/get'] = { data: [rowOf('CompanySetting', { id: 3, taxes_json: '{"HST":13}' })] };
    stored['CompanySetting/save'] = { data: { record_id: 3, slug: 's' } };
  });

  it('CONST009 shows a pricing factor of 1 where none was set', async () => {
    stored['CompanySetting/get'] = { data: [rowOf('CompanySetting', { id: 3, default_pricing_json: null })] };
    await open('/settings/pricing');
    expect((await screen.findByLabelText('Pricing factor')).getAttribute('value')).toBe('1');
  });

  it('keep taxes by name, one of them the default', async () => {
    await open('/settings/taxes');
    await user.click(await screen.findByLabelText('Default'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'CompanySetting/save')).toEqual([
        { id: '3', version: '1', taxes_json: '{"HST":{"taxRate":13,"isDefault":1}}' },
      ]),
    );
  });

  it('cannot be changed by somebody who is no administrator', async () => {
    signInAs({ role_type: 'Basic' });
    await open('/settings/taxes');
    expect((await screen.findByLabelText('Name')).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('tell how long a trial still runs, and what a paid plan needs', async () => {
    const expiry = new Date(Date.now() + 3.5 * 86_400_000).toISOString();
    stored['Subscription/get'] = { data: [rowOf('Subscription', { type: 'Trial', expiry, seats: 5 })] };
    await open('/subscription');
    expect(await screen.findByText('4 days left')).toBeDefined();
    expect(screen.getByRole('region', { name: 'What a paid plan needs' })).toBeDefined();
  });
});
