import { vi } from 'vitest';
import { alertsAtom, clearAlerts } from '@fieldspan/api/alerts';
import { queryClient } from '@fieldspan/api/query-client';
import { beginSession, endSession } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { outboxAtom, outboxStatusAtom, sendLater } from '../outbox.ts';

export const OFFLINE = 'Unable to contact the server... you appear to be offline, please check your network connection';

/** A person at a company. */
export type Person = { userId: number; tenantId: number };
export const DANA: Person = { userId: 4, tenantId: 1 };
export const EVE: Person = { userId: 9, tenantId: 1 };

/** Signs in a person whose profile is on this device. */
export function signIn({ userId, tenantId }: Person): void {
  const userSlug = `user-${userId}`;
  localStorage.setItem('fieldspan.employer', JSON.stringify({ [DANA.userId]: tenantId, [userId]: tenantId }));
  beginSession({
    apiKey: `key-${userId}`,
    sessionToken: 'tok',
    userId,
    userSlug,
    staySignedIn: true,
    masterKey: false,
  });
}

/** A device where nobody is signed in, with fake timers. IndexedDB runs in real time. */
export function freshDevice(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  endSession();
  queryClient.clear();
  clearAlerts();
  localStorage.clear();
}

/** Advances the time until a condition holds. */
export async function untilSo(isSo: () => boolean, rounds = 2000): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    if (isSo()) return;
    await passTime(250);
  }
  throw new Error('It never came');
}

export async function passTime(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  // Lets IndexedDB respond between the timers.
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

export const say = (message: string, lane = 'thread:7') =>
  sendLater({ lane, call: 'Message/save', payload: { thread_id: 7, author_id: 4, message }, label: message });

export const items = () => store.get(outboxAtom);
export const status = () => store.get(outboxStatusAtom);
export const isEmpty = () => items().length === 0;
export const alerts = () => store.get(alertsAtom).map(({ message }) => message);
