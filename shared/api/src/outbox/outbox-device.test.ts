// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { clearAlerts } from '@fieldspan/api/alerts';
import { currentSession, endSession } from '@fieldspan/api/session';
import {
  DANA,
  EVE,
  OFFLINE,
  alerts,
  isEmpty,
  items,
  passTime,
  say,
  signIn,
  status,
  untilSo,
} from './testing/outbox-bench.ts';
import { sendLater } from './outbox.ts';
import { outboxTest } from './testing/outbox-test.ts';

const test = outboxTest();

describe('two people on one device', () => {
  it('work that is handed on after its writer has signed out waits for the writer', async () => {
    endSession();
    signIn(EVE);
    const payload = { thread_id: 7, author_id: 4, message: 'Dana’s own' };
    await sendLater({ lane: 'thread:7', call: 'Message/save', payload, label: 'Dana’s own', writer: DANA });
    await passTime(120_000);
    expect([items(), test.server.stored]).toEqual([[], []]);
    endSession();
    signIn(DANA);
    await untilSo(() => test.server.stored.length === 1);
    expect(test.server.tries.at(-1)?.headers.get('api-key')).toBe('key-4');
  });

  it('SESS012 nothing of the first is shown to or sent by the second, and it goes out at the first one’s next sign-in', async () => {
    test.server.fate = () => 'lost';
    await say('Dana’s own');
    await untilSo(() => test.server.tries.length > 0);
    endSession();
    expect(items()).toEqual([]);
    expect(status()).toEqual({ waiting: 0, failed: 0, isSending: false, allSentAt: null });

    test.server.fate = () => 'answered';
    signIn(EVE);
    await passTime(120_000);
    expect(items()).toEqual([]);
    expect(test.server.stored).toEqual([]);

    endSession();
    signIn(DANA);
    await untilSo(() => test.server.stored.length === 1);
    expect(test.server.tries.at(-1)?.headers.get('api-key')).toBe('key-4');
  });

  it('an ended session is said, and keeps the item for the next sign-in', async () => {
    test.server.fate = () => 401;
    await say('still mine');
    await untilSo(() => currentSession() === null);
    expect(alerts()).toHaveLength(1);
    expect(test.server.tries).toHaveLength(1);
    test.server.fate = () => 'answered';
    signIn(DANA);
    await untilSo(() => test.server.stored.length === 1);
  });

  it('waits if the server says that it was written for another company', async () => {
    test.server.fate = () => 409;
    await say('for the first employer');
    await untilSo(() => test.server.tries.length > 2);
    expect(status()).toMatchObject({ waiting: 1, failed: 0 });
    expect(currentSession()).not.toBeNull();
    test.server.fate = () => 'answered';
    await untilSo(isEmpty);
  });

  it('is not sent for another company of the same person', async () => {
    test.server.fate = () => 'lost';
    await say('for the first employer');
    await untilSo(() => test.server.tries.length > 0);
    endSession();
    test.server.fate = () => 'answered';
    signIn({ ...DANA, tenantId: 2 });
    await passTime(120_000);
    expect([items(), test.server.stored]).toEqual([[], []]);
  });
});

describe('a browser that stores nothing', () => {
  it('says so, and sends from memory in the same order', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('no', 'SecurityError');
      },
      deleteDatabase: () => undefined,
    });
    test.reopen();
    test.server.fate = () => 'lost';
    await say('one');
    await say('two');
    expect(items().map(({ isDurable }) => isDurable)).toEqual([false, false]);
    expect(alerts()).toContainEqual(expect.stringContaining('no room to keep unsent work'));
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);

    test.server.fate = () => 'answered';
    await untilSo(isEmpty);
    expect(test.server.all('message')).toEqual(['one', 'two']);
  });
});

it('ERR002 no network is reported once, in the exact words, and the alert disappears with the next response', async () => {
  test.server.fate = () => 'lost';
  await say('a');
  await untilSo(() => test.server.tries.length > 1);
  expect(alerts()).toEqual([OFFLINE]);
  clearAlerts();
  const tries = test.server.tries.length;
  await untilSo(() => test.server.tries.length > tries + 2);
  expect(alerts()).toEqual([]);
  test.server.fate = () => 'answered';
  await untilSo(isEmpty);
  expect(alerts()).toEqual([]);
});
