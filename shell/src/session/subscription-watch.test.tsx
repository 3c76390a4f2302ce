// @vitest-environment jsdom
import { alertsAtom, clearAlerts } from '@fieldspan/api/alerts';
import { subExpiredAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { useNavigate } from '@fieldspan/federation/router';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SubscriptionWatch } from './subscription-watch.tsx';

const SETTINGS = '/settings/fieldspan-subscription';

beforeEach(signInAfresh);
afterEach(cleanup);

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/projects/list')}>
        Projects
      </button>
      <SubscriptionWatch />
    </>
  );
}

/** Opens the projects of a company; every response says that its subscription is not valid. */
async function open(managing_user_id: number, { at = '/projects/list', last_name = 'Reyes' } = {}): Promise<void> {
  fakeServer(({ call }) => {
    const data = call.startsWith('User/find')
      ? rowOf('User', {
          id: OWN_ID,
          slug: 'dana',
          tenant_id: 1,
          first_name: 'Dana',
          last_name,
          UserPermission: [],
          JobPersonnelRole: [],
          CompanySettings: null,
          ProfileImage: null,
        })
      : rowOf('Company', { id: 1, company_name: 'Grand River Plumbing', managing_user_id });
    return { body: { data, subExpired: true } };
  });
  await openRemote(Page, at);
}

const messages = () => store.get(alertsAtom).map(({ message }) => message);

describe('a company without a valid subscription', () => {
  it('ROLE027 ERR008 tells everybody else in the exact words, once, and leaves them where they are', async () => {
    await open(99);
    const words = 'You do not have a valid subscription, so some of the data requested cannot be accessed';
    await waitFor(() => expect(messages()).toEqual([words]));
    act(clearAlerts);
    act(() => store.set(subExpiredAtom, true));
    await userEvent.click(screen.getByRole('button', { name: 'Projects' }));
    expect(messages()).toEqual([]);
    expect(location.pathname).toBe('/projects/list');
  });

  it('ROLE028 ERR006 ERR007 tells the managing user and goes to the subscription, from where they may go on', async () => {
    await open(OWN_ID);
    await waitFor(() => expect(location.pathname).toBe(SETTINGS));
    expect(messages()).toEqual([
      'Grand River Plumbing currently does not have a valid subscription. Some features need a paid plan.',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Projects' }));
    expect(location.pathname).toBe('/projects/list');
  });

  it('ROLE028 does not go there again if they are already there', async () => {
    await open(OWN_ID, { at: SETTINGS });
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect([location.pathname, history.state]).toEqual([SETTINGS, expect.objectContaining({ index: 0 })]);
  });

  it('does not interrupt somebody who has to enter a name first', async () => {
    await open(OWN_ID, { last_name: '' });
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect(location.pathname).toBe('/projects/list');
  });
});
