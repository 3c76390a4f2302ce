// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { alertsAtom } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastList, person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];

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

const holder = (id: number, first_name: string) => ({
  ...rowOf('JobPersonnel', { id, job_id: 5, user_id: id, personnel_role_id: 1 }),
  User: { id, slug: `p${id}`, first_name, last_name: 'Okoro', job_title: null, phone_mobile: null },
  JobPersonnelRole: { id: 1, title: 'Project manager', review_timelogs: 1 },
});

describe('people of a job', () => {
  beforeEach(() => {
    const job = rowOf('Job', { id: 5, slug: 'pump', job_num: 'J-5', job_name: 'Pump house' });
    stored['Job/find/pump'] = {
      data: { ...job, Customer: null, Manager: null, JobBid: [], JobEstimate: { id: 9, total: 900 } },
    };
    stored['JobPersonnel/save'] = { data: { record_id: 11, slug: 'x' } };
    stored['JobPersonnel/get'] = page([holder(8, 'Ada'), holder(9, 'Ike')]);
    stored['User/get'] = page([{ id: 8, slug: 'p8' }]);
    stored['JobPersonnelRole/get'] = page([
      rowOf('JobPersonnelRole', { id: 1, title: 'Project manager', role_required: 1 }),
      rowOf('JobPersonnelRole', { id: 2, title: 'Safety representative', role_required: 1 }),
      rowOf('JobPersonnelRole', { id: 3, title: 'Apprentice' }),
      rowOf('JobPersonnelRole', { id: 4, title: 'Fire watch', role_required: 1, archived: 1 }),
    ]);
  });

  it('ROLE029 leave out people who are inactive at the company', async () => {
    await open('/project/pump/personnel');
    expect(await screen.findByText('Ada Okoro')).toBeDefined();
    expect(screen.queryByText('Ike Okoro')).toBeNull();
    expect(lastList(asked, 'User/get')).toMatchObject({ filters: { id: [8, 9], 'UserPermission.is_inactive': 0 } });
  });

  it('ROLE025 show which required role nobody has', async () => {
    await open('/project/pump/personnel');
    expect(await screen.findByText('Required, and held by nobody: Safety representative')).toBeDefined();
  });

  it('are chosen from the active colleagues with a role, changed and removed by people who may change the project', async () => {
    stored['User/get'] = page([
      rowOf('User', { id: 8, first_name: 'Ada', last_name: 'Okoro' }),
      rowOf('User', { id: 9, first_name: 'Ike', last_name: 'Okoro' }),
      rowOf('User', { id: 10, first_name: 'Mia', last_name: 'Tran' }),
    ]);
    await open('/project/pump/personnel');
    await userEvent.click(await screen.findByRole('button', { name: 'Choose: Safety representative' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add person' }));
    expect(dialog.getByRole('button', { name: 'Add' })).toHaveProperty('disabled', true);
    await userEvent.click(dialog.getByRole('button', { name: /Person/ }));
    const choices = within(await screen.findByRole('dialog', { name: 'Person' }));
    await userEvent.click(await choices.findByRole('button', { name: /Mia Tran/ }));
    expect(choices.queryByText('Ada Okoro')).toBeNull();
    expect(lastList(asked, 'User/get')).toMatchObject({ filters: { 'UserPermission.is_inactive': 0 } });
    expect(within(dialog.getByLabelText('Role')).queryByText('Fire watch')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'JobPersonnel/save')).toEqual([
        { job_id: '5', user_id: '10', personnel_role_id: '2' },
      ]),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'What to do with Ada Okoro' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change role…' }));
    const role = within(await screen.findByRole('dialog', { name: 'Role of Ada Okoro' }));
    await userEvent.selectOptions(role.getByLabelText('Role'), 'Apprentice');
    await userEvent.click(role.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect((await savedForms(asked, 'JobPersonnel/save')).at(-1)).toMatchObject({ id: '8', personnel_role_id: '3' }),
    );
  });

  it('get their role back when a removal is undone', async () => {
    stored['JobPersonnel/delete'] = { data: { trash_id: null } };
    await open('/project/pump/personnel');
    await userEvent.click(await screen.findByRole('button', { name: 'What to do with Ada Okoro' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(async () => expect(await savedForms(asked, 'JobPersonnel/delete')).toMatchObject([{ id: '8' }]));
    const removed = await vi.waitUntil(() =>
      store.get(alertsAtom).find(({ message }) => message === 'Ada Okoro removed.'),
    );
    await removed.undo?.();
    expect(await savedForms(asked, 'JobPersonnel/save')).toEqual([
      { job_id: '5', user_id: '8', personnel_role_id: '1' },
    ]);
  });

  it('are read-only for people who may not change the project', async () => {
    const role = rowOf('JobPersonnelRole', { id: 1, read_perms: 1 });
    signInAs({ role_type: 'Basic' }, { JobPersonnelRole: [{ ...role, job_id: 5 }] });
    await open('/project/pump/personnel');
    await screen.findByText('Ada Okoro');
    expect(screen.queryByRole('button', { name: 'Add person' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Choose:/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /What to do with/ })).toBeNull();
  });

  it('ROLE024 hide the money of a project without the flag, and show it with it', async () => {
    const role = rowOf('JobPersonnelRole', { id: 1, read_perms: 1 });
    signInAs({ role_type: 'Basic' }, { JobPersonnelRole: [{ ...role, job_id: 5 }] });
    await open('/project/pump/dashboard');
    await screen.findByRole('region', { name: 'Hours' });
    expect(screen.queryByText('$900.00')).toBeNull();
    cleanup();
    signedIn(stored);
    signInAs({ role_type: 'Basic' }, { JobPersonnelRole: [{ ...role, read_financials: 1, job_id: 5 }] });
    await open('/project/pump/dashboard');
    expect(await screen.findByText('$900.00')).toBeDefined();
  });
});
