// @vitest-environment jsdom
import { beginSession, currentSession, endSession } from '@fieldspan/api/session';
import { createNavigation } from '@fieldspan/federation/navigation';
import { fakeServerSaying } from '@fieldspan/testing/fake-server';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionUpkeep } from './session-upkeep.tsx';

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
  fakeServerSaying({ data: {} });
  history.replaceState(null, '', '/projects/list');
});
afterEach(() => {
  cleanup();
  endSession();
  localStorage.clear();
  vi.useRealTimers();
});

const signIn = (staySignedIn: boolean) =>
  beginSession({
    apiKey: 'key',
    sessionToken: 'token',
    userId: 7,
    userSlug: 'dana',
    staySignedIn,
    masterKey: false,
  });

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS));

describe('a session that nobody uses', () => {
  it('SESS014 SESS016 ends after five minutes without activity, and activity restarts them', async () => {
    signIn(false);
    const navigation = createNavigation(window);
    render(<SessionUpkeep navigation={navigation} />);
    await pass(4);
    act(() => navigation.push('/contacts'));
    await pass(4);
    expect(currentSession()).not.toBeNull();
    await pass(1.1);
    expect(currentSession()).toBeNull();
    await vi.waitFor(() => expect(location.pathname).toBe('/'));
  });

  it('SESS015 with "stay signed in" continues', async () => {
    signIn(true);
    render(<SessionUpkeep navigation={createNavigation(window)} />);
    await pass(60);
    expect(currentSession()).not.toBeNull();
  });
});
