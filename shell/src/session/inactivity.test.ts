// @vitest-environment jsdom
import { store } from '@fieldspan/api/store';
import { sessionAtom } from '@fieldspan/api/session';
import { noteActivity } from '@fieldspan/api/session-storage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchInactivity } from './inactivity.ts';

const MINUTE_MS = 60_000;
const session = {
  apiKey: 'key',
  sessionToken: 'token',
  userId: 7,
  userSlug: 'dana-reyes',
  staySignedIn: false,
  masterKey: false,
};

let onIdle: () => void;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
  onIdle = vi.fn<() => void>();
  store.set(sessionAtom, session);
  noteActivity(Date.now());
  stop = watchInactivity(onIdle);
});

afterEach(() => {
  stop();
  store.set(sessionAtom, null);
  localStorage.clear();
  vi.useRealTimers();
});

it('SESS014 fires after five minutes without activity, not before', () => {
  vi.advanceTimersByTime(5 * MINUTE_MS);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onIdle).toHaveBeenCalled();
});

it.each(['mousemove', 'pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'])(
  'SESS017 counts %s as activity',
  (sign) => {
    vi.advanceTimersByTime(4 * MINUTE_MS);
    dispatchEvent(new Event(sign));
    vi.advanceTimersByTime(4 * MINUTE_MS);
    expect(onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(MINUTE_MS + 1000);
    expect(onIdle).toHaveBeenCalled();
  },
);

it('does not count the first touch after a long sleep as activity', () => {
  vi.setSystemTime(new Date('2026-11-20T09:00:00Z'));
  dispatchEvent(new Event('keydown'));
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('follows the activity in another tab', () => {
  vi.advanceTimersByTime(4 * MINUTE_MS);
  noteActivity(Date.now());
  vi.advanceTimersByTime(4 * MINUTE_MS);
  expect(onIdle).not.toHaveBeenCalled();
});

it('SESS015 does not apply to a session with "stay signed in"', () => {
  store.set(sessionAtom, { ...session, staySignedIn: true });
  vi.advanceTimersByTime(60 * MINUTE_MS);
  expect(onIdle).not.toHaveBeenCalled();
});

it('does not fire after it was stopped', () => {
  stop();
  vi.advanceTimersByTime(10 * MINUTE_MS);
  dispatchEvent(new Event('keydown'));
  expect(onIdle).not.toHaveBeenCalled();
});
