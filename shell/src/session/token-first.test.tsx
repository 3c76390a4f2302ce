// @vitest-environment jsdom
import { beginSession, currentSession, endSession } from '@fieldspan/api/session';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TokenFirst } from './token-first.tsx';

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-11-20T08:00:00Z');

let answers: (() => { body: object | string; status?: number })[];
let asked: Request[];

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date', 'setInterval', 'clearInterval'] });
  answers = [];
  asked = fakeServer(
    () => answers.shift()?.() ?? { body: { data: { token: 'fresh', expiry: '2026-11-21T08:00:00Z' } } },
  );
  endSession();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const signInUntil = (tokenEndsAt: number | undefined) =>
  beginSession({
    apiKey: 'key',
    sessionToken: 'old',
    tokenEndsAt,
    userId: 4,
    userSlug: 'dana',
    staySignedIn: true,
    masterKey: false,
  });

const Page = () => <TokenFirst>Pictures</TokenFirst>;
const open = () => openRemote(Page, '/');

describe('the session token', () => {
  it('SESS019 is kept while it is valid, and renewed an hour before it expires', async () => {
    signInUntil(START + 12 * HOUR_MS);
    await open();
    await act(() => vi.advanceTimersByTimeAsync(11 * HOUR_MS - 1));
    expect(asked).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await vi.waitFor(() => expect(currentSession()?.sessionToken).toBe('fresh'));
    expect(asked).toHaveLength(1);
  });

  it('SESS019 of a device that slept past its expiry is renewed when it wakes', async () => {
    signInUntil(START + 12 * HOUR_MS);
    await open();
    vi.setSystemTime(START + 20 * HOUR_MS);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(currentSession()?.sessionToken).toBe('fresh'));
    expect(screen.getByText('Pictures')).toBeTruthy();
  });

  it('that has expired delays the page until there is a new one', async () => {
    signInUntil(START);
    const fresh = Promise.withResolvers<void>();
    fakeServer(async () => {
      await fresh.promise;
      return { body: { data: { token: 'fresh', expiry: '2026-11-21T08:00:00Z' } } };
    });
    await open();
    expect(screen.queryByText('Pictures')).toBeNull();
    fresh.resolve();
    await vi.waitFor(() => expect(screen.getByText('Pictures')).toBeTruthy());
    expect(currentSession()?.sessionToken).toBe('fresh');
  });

  it('does not delay the page if the server is away', async () => {
    signInUntil(undefined);
    answers = [() => ({ status: 500, body: 'no' })];
    await open();
    await vi.waitFor(() => expect(screen.getByText('Pictures')).toBeTruthy());
    expect(currentSession()?.sessionToken).toBe('old');
  });
});
