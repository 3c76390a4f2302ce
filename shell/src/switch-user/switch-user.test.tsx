// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { currentSession } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeUserSwitch, userSwitchWay } from './switch-user-state.ts';
import { SwitchUser } from './switch-user.tsx';

const person = (id: number, first_name: string, email: string) =>
  rowOf('User', { id, first_name, last_name: 'Reyes', email, job_title: 'Fitter', ProfileImage: null });

const PEOPLE = [person(OWN_ID, 'Dana', 'dana@fieldspan.test'), person(9, 'Luis', 'luis@fieldspan.test')];
const OWN = { ...PEOPLE[0], UserPermission: [], JobPersonnelRole: [], CompanySettings: null };
const LUIS = {
  api_key: 'luis-key',
  session_token: 'tok',
  user_id: 9,
  user_slug: 'luis',
  activateAccountSetupMode: false,
  activateCompanySetupMode: false,
  permissions: null,
};

let refusal: string | null;
let asked: Request[];

beforeEach(() => {
  signInAfresh();
  refusal = null;
  asked = fakeServer(({ call }) => {
    if (call.startsWith('User/find')) return { body: { data: OWN } };
    if (call !== 'User/authenticate') return { body: { data: PEOPLE } };
    return refusal === null ? { body: { data: LUIS } } : { body: { success: false, errors: [refusal] } };
  });
});
afterEach(() => {
  cleanup();
  closeUserSwitch();
});

async function open(): Promise<void> {
  await openRemote(SwitchUser, '/');
  await act(async () => userSwitchWay('localhost')?.());
  await screen.findByRole('dialog', { name: 'Switch Users' });
}

describe('switching users', () => {
  it('SHELL021 lists the people of the company, with a search by name', async () => {
    await open();
    expect(await screen.findByRole('button', { name: /Luis Reyes/ })).toBeTruthy();
    expect((await screen.findByText('This is you')).closest('button')).toHaveProperty('disabled', true);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search people' }), 'luis@');
    expect(screen.queryByRole('button', { name: /Dana/ })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('Nobody is called that.')).toBeTruthy();
  });

  it('SHELL021 SESS002 choosing one signs in as that person, with the placeholder instead of a password', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /Luis Reyes/ }));
    await waitFor(() => expect(currentSession()).toMatchObject({ apiKey: 'luis-key', userSlug: 'luis' }));
    const sent = asked.find(({ url }) => url.endsWith('/User/authenticate'));
    expect(Object.fromEntries((await sent?.formData()) ?? [])).toEqual({
      email: 'luis@fieldspan.test',
      password: 'placeholder',
    });
  });

  it('a refusal is shown, and signs nobody out', async () => {
    refusal = 'You can only switch to people of your own demo company.';
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /Luis Reyes/ }));
    await waitFor(() => expect(store.get(alertsAtom).map(({ message }) => message)).toEqual([refusal]));
    expect(currentSession()?.userSlug).toBe('dana');
  });

  it('SHELL021 is offered in Development and Demo, not in Production', () => {
    expect(userSwitchWay('localhost')).not.toBeNull();
    expect(userSwitchWay('demo.fieldspan.test')).not.toBeNull();
    expect(userSwitchWay('app.fieldspan.test')).toBeNull();
  });
});
