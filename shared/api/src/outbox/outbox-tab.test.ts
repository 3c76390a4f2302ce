// @vitest-environment jsdom
import { FaultyServer } from '@fieldspan/testing/faulty-server';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession } from '@fieldspan/api/session';
import { clockMark } from './clock-mark.ts';
import { OutboxTab } from './outbox-tab.ts';
import type { Shown } from './outbox-tab.ts';
import { shownItem } from './stored-item.ts';
import { FakeChannel } from './testing/fake-channel.ts';
import { fakeLocks } from './testing/fake-locks.ts';
import { DANA, freshDevice, passTime, signIn, untilSo } from './testing/outbox-bench.ts';

let server: FaultyServer;
const open: OutboxTab[] = [];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  freshDevice();
  server = new FaultyServer();
  server.start();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  signIn(DANA);
});

afterEach(() => {
  for (const tab of open.splice(0)) tab.stop();
  endSession();
  Reflect.deleteProperty(navigator, 'locks');
  vi.useRealTimers();
});

/** One of several tabs of a browser: what it shows, and the events it got. */
function openTab() {
  const heard: string[] = [];
  const seen: { shown: Shown } = { shown: { items: [], underway: { sending: [], troubles: {} }, lastSentAt: null } };
  const tab = new OutboxTab({
    show: (shown) => (seen.shown = shown),
    onSent: ({ label }) => heard.push(`sent ${label}`),
    onShare: () => undefined,
    onRefused: ({ label, error }) => heard.push(`refused ${label}: ${error?.text ?? ''}`),
  });
  open.push(tab);
  const states = () => seen.shown.items.map((item) => `${item.label} ${shownItem(item, seen.shown.underway).state}`);
  return { tab, heard, states };
}

const write = ({ tab }: ReturnType<typeof openTab>, label: string) =>
  tab.engine.add(
    {
      ...DANA,
      clientKey: `key-${label}`,
      lane: 'thread:7',
      laneLabel: null,
      call: 'Message/save',
      payload: { message: label },
      label,
      memo: null,
      first: null,
      after: [],
      editAt: null,
      isBulk: false,
      isRefused: false,
      error: null,
      createdAt: Date.now(),
      written: clockMark(),
      waitedField: null,
      fileName: null,
      fileField: null,
      uploadId: null,
    },
    null,
  );

it('one of two tabs sends, and both show it and get its events', async () => {
  const first = openTab();
  const second = openTab();
  await passTime(0);
  server.fate = () => 'hangs';
  await write(second, 'a');
  await write(first, 'b');
  await untilSo(() => server.tries.length > 0);
  await passTime(1000);
  expect(server.tries).toHaveLength(1);
  expect([first.states(), second.states()]).toEqual([
    ['a sending', 'b waiting'],
    ['a sending', 'b waiting'],
  ]);
  server.fate = () => 'answered';
  await untilSo(() => first.heard.length === 2 && second.heard.length === 2);
  expect(server.all('message')).toEqual(['a', 'b']);
  expect([first.heard, second.heard]).toEqual([
    ['sent a', 'sent b'],
    ['sent a', 'sent b'],
  ]);
});

it('the other tab takes over when the one that sends is closed', async () => {
  const first = openTab();
  const second = openTab();
  await passTime(0);
  server.fate = () => 'lost';
  await write(second, 'a');
  await untilSo(() => server.tries.length > 1);
  first.tab.stop();
  server.fate = () => 'answered';
  await untilSo(() => second.heard.length === 1);
  expect(server.all('message')).toEqual(['a']);
});

it('both tabs get a refusal, and either can send it again', async () => {
  const first = openTab();
  const second = openTab();
  await passTime(0);
  server.fate = () => ({ refusal: 'No' });
  await write(first, 'a');
  await untilSo(() => second.heard.length > 0);
  expect([first.heard, second.heard]).toEqual([['refused a: No'], ['refused a: No']]);
  await untilSo(() => second.states()[0] === 'a failed');
  server.fate = () => 'answered';
  await second.tab.engine.retry('key-a');
  await untilSo(() => server.stored.length === 1);
});

it('a visible tab takes over from a suspended one', async () => {
  const asleep = openTab();
  await passTime(0);
  FakeChannel.mute();
  vi.spyOn(asleep.tab.engine, 'wake').mockReturnValue();
  vi.spyOn(asleep.tab.engine, 'refresh').mockResolvedValue();
  const seen = openTab();
  await passTime(0);
  await write(seen, 'a');
  await passTime(60_000);
  expect(server.stored).toEqual([]);
  document.dispatchEvent(new Event('visibilitychange'));
  await passTime(3000);
  await untilSo(() => seen.heard.length === 1);
  expect(server.all('message')).toEqual(['a']);
});
