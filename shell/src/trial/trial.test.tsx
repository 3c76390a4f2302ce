// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { beginSession } from '@fieldspan/api/session';
import { BridgeRouter } from '@fieldspan/federation/bridge-router';
import { createNavigation } from '@fieldspan/federation/navigation';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { Wait } from '@fieldspan/federation/wait';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TrialFirst } from './trial-first.tsx';
import { TrialLine } from './trial-line.tsx';

const NOW = '2026-11-20T12:00:00.000Z';
const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Date.parse(NOW) + hours * HOUR_MS).toISOString();

type Facts = { type?: 'Trial' | 'Paid'; expiry: string; is_free_user?: 0 | 1; role_type?: string | null };

function companyHas({ type = 'Trial', expiry, is_free_user = 0, role_type = 'Basic' }: Facts): void {
  const permission = { ...rowOf('UserPermission', { id: 1, user_id: OWN_ID }), tenant_id: 1, role_type };
  const lists = { UserPermission: [permission], JobPersonnelRole: [], CompanySettings: null, ProfileImage: null };
  fakeServer(({ call }) => {
    if (call.startsWith('User/find')) {
      return { body: { data: rowOf('User', { id: OWN_ID, slug: 'dana', tenant_id: 1, ...lists }) } };
    }
    if (call.startsWith('Company/find')) return { body: { data: rowOf('Company', { id: 1, is_free_user }) } };
    return { body: { data: [rowOf('Subscription', { id: 1, type, expiry })] } };
  });
}

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <BridgeRouter navigation={createNavigation(window)}>
        <TrialLine />
        <Wait>
          <TrialFirst>
            <p>settled</p>
          </TrialFirst>
        </Wait>
      </BridgeRouter>
    </QueryClientProvider>,
  );
const dialog = () => screen.findByRole('dialog', { name: 'Your trial has ended' });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW), shouldAdvanceTime: true, toFake: ['Date'] });
  localStorage.clear();
  signInAfresh();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

it('TRIAL001 the menu says how many days are left, and no dialog opens', async () => {
  companyHas({ expiry: at(5 * 24) });
  open();
  expect((await screen.findByRole('link')).textContent).toBe('Trial: 5 days left');
  expect(screen.getByText('settled')).toBeTruthy();
});

it('TRIAL001 one day is one day', async () => {
  companyHas({ expiry: at(1) });
  open();
  expect((await screen.findByRole('link')).textContent).toBe('Trial: 1 day left');
});

it('TRIAL002 the menu says that the trial has expired', async () => {
  companyHas({ expiry: at(-24) });
  open();
  await screen.findByText('Trial has expired');
});

it.each<[string, Facts]>([
  ['a free user', { expiry: at(-24), is_free_user: 1 }],
  ['a paid subscription', { expiry: at(-24), type: 'Paid' }],
  ['somebody with nothing at the company', { expiry: at(-24), role_type: null }],
])('TRIAL003 TRIAL004 %s is shown nothing about a trial', async (_who, facts) => {
  companyHas(facts);
  open();
  await screen.findByText('settled');
  expect(screen.queryByText(/trial/i)).toBeNull();
});

it.each([
  ['now', 0, true],
  ['in an hour', 1, false],
])('TRIAL004 a trial that ends %s shows the matching question', async (_when, hours, asks) => {
  companyHas({ expiry: at(hours) });
  open();
  if (asks) await dialog();
  else await screen.findByText('settled');
  expect(screen.queryAllByRole('dialog')).toHaveLength(asks ? 1 : 0);
});

it('TRIAL005 SHELL020 Not Now closes it on the same page, until the next sign-in', async () => {
  companyHas({ expiry: at(-1) });
  open();
  await dialog();
  await userEvent.click(screen.getByRole('button', { name: 'Not Now' }));
  await screen.findByText('settled');
  expect(location.pathname).toBe('/');
  const next = { sessionToken: 't', userId: OWN_ID, userSlug: 'dana', staySignedIn: true, masterKey: false };
  act(() => beginSession({ ...next, apiKey: 'of the next sign-in' }));
  await dialog();
});

it('TRIAL005 SHELL020 Subscribe goes to the subscription', async () => {
  companyHas({ expiry: at(-1) });
  open();
  await dialog();
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  await waitFor(() => expect(location.pathname).toBe('/settings/fieldspan-subscription'));
  await screen.findByText('settled');
});
