// @vitest-environment jsdom
import { outboxAtom, startOutbox } from '@fieldspan/api/outbox/outbox';
import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import type { Places } from '@fieldspan/contract/places';
import type { FederationHost } from '@fieldspan/federation/lifecycles';
import { filledHost } from '@fieldspan/federation/testing/filled-host';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClockBefore } from './clock-before.tsx';
import { ClockButton } from './clock-button.tsx';
import { keepPress } from './refused-press.ts';
import { dana, JOB, SITE, standAt } from './testing/clock-rows.ts';

const Hazards = ({ job, onDone, onCancel, onNothing }: Partial<Places['clock.before']>) => (
  <section aria-label={`Hazards of ${job?.kind} ${job?.id}`}>
    <button type="button" onClick={onDone}>
      Done
    </button>
    <button type="button" onClick={onCancel}>
      Give up
    </button>
    <button type="button" onClick={onNothing}>
      Not asked
    </button>
  </section>
);
const hazards = { place: 'clock.before', part: 'hazards', Part: Hazards } as const;
const toolbox = { place: 'clock.before', part: 'toolbox', Part: Hazards } as const;

const ClockAndBefore = () => (
  <>
    <ClockButton />
    <ClockBefore />
  </>
);

let stopOutbox: () => void;
let isAway: boolean;

beforeEach(() => {
  standAt(50, []);
  signInAfresh();
  isAway = false;
  fakeServer(({ call }) => {
    if (isAway) throw new TypeError('Failed to fetch');
    if (call === 'User/find/dana') return { body: { data: dana() } };
    if (call === 'OpenTimeLog/get') return { body: { data: [], time: new Date().toISOString() } };
    if (call === 'Job/find/stone-road')
      return { body: { data: { ...JOB, ...SITE, archived: 0, check_in_tolerance: 100 } } };
    if (call !== 'TimeLog/punch-clock') return { body: { data: [] } };
    return { body: { success: false, errors: ['Before you clock in here, fill in for this project: “Hazards”.'] } };
  });
  stopOutbox = startOutbox();
});
afterEach(() => {
  act(() => keepPress());
  stopOutbox();
  cleanup();
});

const press = async (name: string) => userEvent.setup().click(await screen.findByRole('button', { name }));
const opened = () => screen.findByRole('region', { name: 'Hazards of job 41' });
const isTakenBack = () => vi.waitFor(() => expect(store.get(outboxAtom)).toEqual([]));
const isKept = () => expect(store.get(outboxAtom)).toMatchObject([{ state: 'failed' }]);
const isClosed = () => vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull());

/** Dana clocks in on a project and is refused. */
async function clockIn(fills: Parameters<typeof filledHost>[0]): Promise<void> {
  await openRemote(ClockAndBefore, '/project/stone-road/dashboard', filledHost(fills));
  await press('Clock In');
  await opened();
  isKept();
}

it('FORM035 a refused clock-in opens what another remote requires before it, and continues to the clock afterwards', async () => {
  await clockIn([hazards]);
  await press('Done');
  await isTakenBack();
  await isClosed();
  expect(window.location.pathname).toBe('/punch-clock');
});

it('is undone if the person gives up, and stays on the page', async () => {
  await clockIn([hazards]);
  await press('Give up');
  await isTakenBack();
  await isClosed();
  expect(window.location.pathname).toBe('/project/stone-road/dashboard');
});

it('stays among the unsent items if no remote requires anything', async () => {
  await clockIn([hazards]);
  await press('Not asked');
  await isClosed();
  isKept();
});

it('asks one remote after another', async () => {
  await clockIn([hazards, toolbox]);
  await press('Done');
  await opened();
  isKept();
  await press('Not asked');
  await isTakenBack();
  expect(window.location.pathname).toBe('/punch-clock');
});

/** Dana clocks in on a project where no server answers. */
async function clockInAway(): Promise<void> {
  await openRemote(ClockAndBefore, '/project/stone-road/dashboard', filledHost([hazards]));
  await screen.findByRole('button', { name: 'Clock In' });
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  isAway = true;
  await press('Clock In');
  await opened();
}

it.each(['Done', 'Give up', 'Not asked'])(
  'FORM035 without a connection it asks at once, and the press keeps its time whatever is said: %s',
  async (name) => {
    await clockInAway();
    await press(name);
    await isClosed();
    expect(store.get(outboxAtom)).toMatchObject([{ call: 'TimeLog/punch-clock', state: 'waiting' }]);
    expect(window.location.pathname).toBe('/project/stone-road/dashboard');
  },
);

it('covers nothing while a press waits for a connection and the code of what is before it cannot be loaded', async () => {
  const loadFill = vi.fn<FederationHost['loadFill']>(() => Promise.reject(new TypeError('Failed to fetch')));
  await openRemote(ClockAndBefore, '/project/stone-road/dashboard', { ...filledHost([hazards]), loadFill });
  await screen.findByRole('button', { name: 'Clock In' });
  isAway = true;
  await press('Clock In');
  await vi.waitFor(() => expect(loadFill).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(store.get(outboxAtom)).toMatchObject([{ call: 'TimeLog/punch-clock' }]);
});
