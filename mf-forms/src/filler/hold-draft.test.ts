// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdDraft } from './hold-draft.ts';

type Waiting = { start: (lock: object | null) => Promise<void>; fail: (reason: Error) => void };

/** Locks that all tabs of a browser share. */
function fakeLocks() {
  let holder: Waiting | null = null;
  const queue: Waiting[] = [];
  const grant = async (waiting: Waiting) => {
    holder = waiting;
    await waiting.start({}).catch(() => undefined);
    if (holder !== waiting) return;
    holder = null;
    const next = queue.shift();
    if (next) await grant(next);
  };
  const request = (_name: string, how: LockOptions, work: (lock: object | null) => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const start = (lock: object | null) => work(lock).then(resolve, reject);
      const waiting = { start, fail: reject };
      how.signal?.addEventListener('abort', () => reject(new Error('Left')));
      if (how.steal === true) {
        holder?.fail(new Error('Stolen'));
        void grant(waiting);
      } else if (holder === null) void grant(waiting);
      else if (how.ifAvailable === true) void start(null);
      else queue.push(waiting);
    });
  return { request };
}

beforeEach(() => Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true }));
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

function openTab() {
  const told: boolean[] = [];
  return { told, ...holdDraft('1/4/trench', (isHeld) => told.push(isHeld)) };
}

it('a second tab waits, and gets the draft when the first one closes', async () => {
  const first = openTab();
  await vi.waitFor(() => expect(first.told).toEqual([true]));
  const second = openTab();
  await vi.waitFor(() => expect(second.told).toEqual([false]));
  first.leave();
  await vi.waitFor(() => expect(second.told).toEqual([false, true]));
  expect(first.told).toEqual([true]);
});

it('a tab takes the draft over from another one, which is told', async () => {
  const first = openTab();
  await vi.waitFor(() => expect(first.told).toEqual([true]));
  const second = openTab();
  await vi.waitFor(() => expect(second.told).toEqual([false]));
  second.take();
  await vi.waitFor(() => expect(second.told).toEqual([false, true]));
  await vi.waitFor(() => expect(first.told).toEqual([true, false]));
});

it('without Web Locks each tab continues', () => {
  Reflect.deleteProperty(navigator, 'locks');
  expect(openTab().told).toEqual([true]);
  expect(openTab().told).toEqual([true]);
});
