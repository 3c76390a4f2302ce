// @vitest-environment jsdom
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
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

beforeEach(() => {
  stored = { 'User/find/dana': { data: person({ role_type: 'Admin' }) } };
  asked = signedIn(stored);
});
afterEach(cleanup);

async function giveReason(title: string, confirm: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByRole('button', { name: confirm }).hasAttribute('disabled')).toBe(true);
  await user.type(dialog.getByLabelText(/Reason/), 'Wrong customer');
  await user.click(dialog.getByRole('button', { name: confirm }));
}

describe('approved time', () => {
  it('is read-only, and can be reopened by a reviewer with a reason', async () => {
    stored['TimeLog/find/log-1'] = {
      data: {
        ...rowOf('TimeLog', { id: 1, slug: 'log-1', user_id: OWN_ID + 1, status: 'approved', hours: 8 }),
        User: { id: OWN_ID + 1, slug: 'p', first_name: 'Ada', last_name: 'Okoro' },
        Job: null,
        Service: null,
        CostCode: null,
      },
    };
    stored['TimeLog/save'] = { data: { record_id: 1, slug: 'log-1' } };
    stored['MessageThread/save'] = { data: { record_id: 40, slug: 't' } };
    stored['Message/save'] = { data: { record_id: 41, slug: 'm' } };
    await open('/time-logs/list/log-1');
    await user.click(await screen.findByRole('button', { name: 'Reopen' }));
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await giveReason('Reopen this time?', 'Send back');
    await waitFor(async () =>
      expect(await savedForms(asked, 'TimeLog/save')).toEqual([
        { id: '1', version: '1', status: 'rejected', reason: 'Wrong customer' },
      ]),
    );
  });
});
