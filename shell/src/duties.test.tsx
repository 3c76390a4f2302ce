// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { currentSession } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { useNavigate } from '@fieldspan/federation/router';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { expectWords } from '@fieldspan/testing/silence';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissedInviteAtom } from './account/dismissed-invite.ts';
import { Duties } from './duties.tsx';

vi.hoisted(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} })),
);

let person: Record<string, unknown>;
let company: Record<string, unknown>;
let invites: object[];

beforeEach(() => {
  signInAfresh();
  store.set(dismissedInviteAtom, null);
  person = { first_name: 'Dana', last_name: 'Reyes', tosUpToDate: 1, tos_hash: 'old', tenant_id: 1 };
  company = { setup_finished: 1, managing_user_id: 99, is_free_user: 1, last_setup_step: 1 };
  invites = [];
});
afterEach(cleanup);

const employment = rowOf('UserPermission', { id: 1, tenant_id: 1, user_id: OWN_ID, role_type: 'Admin' });
const INVITE = {
  id: 8,
  slug: 'secret',
  tenant_id: 2,
  role_type: 'Basic',
  invite_declined: 0,
  company_name: 'Lakeshore',
  city: null,
  province: null,
  image: { slug: 'face', filename: 'ls.png' },
};

function serve(): Request[] {
  return fakeServer(({ call, url }) => {
    if (call.startsWith('User/find')) {
      const mine = { id: OWN_ID, slug: 'dana', UserPermission: [employment], CompanySettings: null, ...person };
      return { body: { data: rowOf('User', { ...mine, JobPersonnelRole: [], ProfileImage: null }) } };
    }
    if (call.startsWith('Company/find')) return { body: { data: rowOf('Company', { id: 1, ...company }) } };
    if (call === 'CompanyUser/invitations') return { body: { data: invites } };
    if (call === 'User/acknowledge-tos') {
      Object.assign(person, { tosUpToDate: 1, tos_hash: 'new' });
      return { body: { data: { tos_hash: 'new' } } };
    }
    if (url.pathname.endsWith('/get')) return { body: { data: [] } };
    return { body: { data: { record_id: 8, slug: 'secret' } } };
  });
}

function Somewhere() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/employee/luis/profile')}>
        Luis
      </button>
      <Duties />
    </>
  );
}

const open = (at = '/projects/list') => openRemote(Somewhere, at);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sentTo = async (asked: Request[], call: string) => {
  const request = asked.find(({ url }) => url.endsWith(call));
  return request && Object.fromEntries(await request.formData());
};

describe('the terms', () => {
  it('TOS001 TOS002 are shown over any route, before an invitation, and cannot be closed', async () => {
    person['tosUpToDate'] = 0;
    invites = [INVITE];
    serve();
    await open();
    const dialog = await screen.findByRole('dialog', { name: 'Terms of service and privacy policy' });
    expect(dialog.querySelector('iframe')?.getAttribute('src')).toBe('/api/terms?theme=light');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'I Agree' })).toBeTruthy();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('ask a new person to read them, without saying that they have changed', async () => {
    Object.assign(person, { tosUpToDate: 0, tos_hash: null });
    serve();
    await open();
    expect(await screen.findByText('Please read them before you begin.')).toBeTruthy();
  });

  it('TOS003 can be agreed to: the server is told, the record is read again and the dialog closes', async () => {
    person['tosUpToDate'] = 0;
    const asked = serve();
    await open();
    await screen.findByRole('button', { name: 'I Agree' });
    await press('I Agree');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.filter(({ url }) => url.includes('User/acknowledge-tos'))).toHaveLength(1);
    expect(person).toMatchObject({ tos_hash: 'new', tosUpToDate: 1 });
  });

  it('TOS004 can be declined: the person is logged out', async () => {
    person['tosUpToDate'] = 0;
    serve();
    await open();
    await screen.findByRole('button', { name: 'I Do Not Agree' });
    await press('I Do Not Agree');
    await waitFor(() => expect(currentSession()).toBeNull());
    await waitFor(() => expect(location.pathname).toBe('/'));
  });
});

describe('an invitation', () => {
  it('INV001 INV002 that is open shows the company, its picture and two buttons', async () => {
    invites = [INVITE];
    serve();
    await open();
    const dialog = await screen.findByRole('dialog', { name: 'Company invite' });
    expect(dialog.textContent).toContain('Lakeshore');
    await waitFor(() =>
      expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/resources/profile-images/face/ls.png'),
    );
    expect(screen.getByRole('button', { name: 'Accept Invite' })).toBeTruthy();
  });

  it('INV002 is not shown if there is none, nor if it was declined', async () => {
    invites = [{ ...INVITE, invite_declined: 1 }];
    const asked = serve();
    await open();
    await waitFor(() => expect(asked.some(({ url }) => url.includes('CompanyUser/invitations'))).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('INV003 is accepted with its token, and the app restarts with the other company', async () => {
    expectWords('navigation to another Document');
    invites = [INVITE];
    const asked = serve();
    await open();
    await screen.findByRole('dialog', { name: 'Company invite' });
    await press('Accept Invite');
    await waitFor(async () =>
      expect(await sentTo(asked, 'CompanyUser/accept-employment')).toEqual({ token: 'secret' }),
    );
  });

  it('INV004 is declined with its token: on to the employers, and the dialog closes', async () => {
    invites = [INVITE];
    const asked = serve();
    await open();
    await screen.findByRole('dialog', { name: 'Company invite' });
    await press('Decline Invite');
    await waitFor(() => expect(location.pathname).toBe('/employers'));
    expect(await sentTo(asked, 'CompanyUser/decline-employment')).toEqual({ token: 'secret' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

const messages = () => store.get(alertsAtom).map(({ message }) => message);

describe('what has to be completed first', () => {
  const MESSAGE = "Don't forget to fill out your personal details!";
  it.each(['first_name', 'last_name'])(
    'SETUP003 SETUP004 an empty %s forces the own profile from any route',
    async (name) => {
      person[name] = '';
      serve();
      await open();
      await waitFor(() => expect(location.pathname).toBe('/employee/dana/profile'));
      expect(messages()).toEqual([]);
    },
  );

  it('SETUP005 ERR028 leaving is refused with a message, also to another person’s profile', async () => {
    person['last_name'] = '';
    serve();
    await open('/employee/dana/profile');
    await press('Luis');
    await waitFor(() => expect(messages()).toEqual([MESSAGE]));
    expect(location.pathname).toBe('/employee/dana/profile');
  });

  it.each([
    [0, OWN_ID, 1, '/setup'],
    [0, OWN_ID, 3, '/setup/3'],
    [0, 99, 3, '/'],
    [1, OWN_ID, 3, '/'],
  ])('SETUP001 SETUP002 finished %i, managed by %i, at step %i: %s', async (...standing) => {
    const [setup_finished, managing_user_id, last_setup_step, path] = standing;
    Object.assign(company, { setup_finished, managing_user_id, last_setup_step });
    const asked = serve();
    await open('/');
    await waitFor(() => expect(asked.some(({ url }) => url.includes('Company/find'))).toBe(true));
    await waitFor(() => expect(location.pathname).toBe(path));
  });
});
