// @vitest-environment jsdom
import { FaultyServer } from '@fieldspan/testing/faulty-server';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearAlerts } from '@fieldspan/api/alerts';
import { currentSession, endSession } from '@fieldspan/api/session';
import { startOutbox } from './outbox.ts';
import {
  DANA,
  EVE,
  OFFLINE,
  alerts,
  freshDevice,
  isEmpty,
  items,
  passTime,
  say,
  signIn,
  status,
  untilSo,
} from './testing/outbox-bench.ts';

let server: FaultyServer;
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  freshDevice();
  server = new FaultyServer();
  server.start();
  signIn(DANA);
  stop = startOutbox();
});

afterEach(() => {
  stop();
  endSession();
  vi.useRealTimers();
});

describe('two people on one device', () => {
  it('SESS012 nothing of the first is shown to or sent by the second, and it goes out at the first one’s next sign-in', async () => {
    server.fate = () => 'lost';
    await say('Dana’s own');
    await untilSo(() => server.tries.length > 0);
    endSession();
    expect(items()).toEqual([]);
    expect(status()).toEqual({ waiting: 0, failed: 0, isSending: false, allSentAt: null });

    server.fate = () => 'answered';
    signIn(EVE);
    await passTime(120_000);
    expect(items()).toEqual([]);
    expect(server.stored).toEqual([]);

    endSession();
    signIn(DANA);
    await untilSo(() => server.stored.length === 1);
    expect(server.tries.at(-1)?.headers.get('api-key')).toBe('key-4');
  });

  it('a session that has ended keeps the item for the next sign-in', async () => {
    server.fate = () => 401;
    await say('still mine');
    await untilSo(() => currentSession() === null);
    expect(server.tries).toHaveLength(1);
    server.fate = () => 'answered';
    signIn(DANA);
    await untilSo(() => server.stored.length === 1);
  });

  it('waits when the server says that it was written for another employer', async () => {
    server.fate = () => 409;
    await say('for the first employer');
    await untilSo(() => server.tries.length > 2);
    expect(status()).toMatchObject({ waiting: 1, failed: 0 });
    expect(currentSession()).not.toBeNull();
    server.fate = () => 'answered';
    await untilSo(isEmpty);
  });

  it('goes to no other employer of the same person', async () => {
    server.fate = () => 'lost';
    await say('for the first employer');
    await untilSo(() => server.tries.length > 0);
    endSession();
    server.fate = () => 'answered';
    signIn({ ...DANA, tenantId: 2 });
    await passTime(120_000);
    expect([items(), server.stored]).toEqual([[], []]);
  });
});

describe('a browser that keeps nothing', () => {
  it('says so, and sends from memory in the same order', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('no', 'SecurityError');
      },
      deleteDatabase: () => undefined,
    });
    stop();
    stop = startOutbox();
    server.fate = () => 'lost';
    await say('one');
    await say('two');
    expect(items().map(({ isDurable }) => isDurable)).toEqual([false, false]);
    expect(alerts()).toContainEqual(expect.stringContaining('no room to keep unsent work'));
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);

    server.fate = () => 'answered';
    await untilSo(isEmpty);
    expect(server.all('message')).toEqual(['one', 'two']);
  });
});

it('ERR002 no network is said once, in the exact words, and the alert goes when an answer comes', async () => {
  server.fate = () => 'lost';
  await say('a');
  await untilSo(() => server.tries.length > 4);
  expect(alerts()).toEqual([OFFLINE]);
  clearAlerts();
  const tries = server.tries.length;
  await untilSo(() => server.tries.length > tries + 2);
  expect(alerts()).toEqual([]);
  server.fate = () => 'answered';
  await untilSo(isEmpty);
  expect(alerts()).toEqual([]);
});
