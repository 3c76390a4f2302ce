// @vitest-environment jsdom
import { store } from '@fieldspan/api/store';
import { keepFiles } from '@fieldspan/testing/keep-files';
import { afterEach, expect, it } from 'vitest';
import { endSession } from '@fieldspan/api/session';
import { bulkHoldAtom, chooseBulk, tellsNetwork } from './bulk-hold.ts';
import { sendLater } from './outbox.ts';
import { fakeUploads } from './testing/fake-uploads.ts';
import { DANA, EVE, isEmpty, items, passTime, say, signIn, untilSo } from './testing/outbox-bench.ts';
import { outboxTest } from './testing/outbox-test.ts';

const test = outboxTest();
keepFiles();

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

const keep = (name: string) =>
  sendLater({
    lane: 'files:library',
    call: 'LibraryFile/save',
    payload: { file_id: 0, caption: name },
    label: name,
    isBulk: true,
    blob: { file: new File(['bytes'], name), field: 'file_id' },
  });

/** A network that the browser names. */
function onNetwork(type: string): (other: string) => void {
  const network = Object.assign(new EventTarget(), { type });
  Object.defineProperty(navigator, 'connection', { value: network, configurable: true });
  return (other) => {
    network.type = other;
    network.dispatchEvent(new Event('change'));
  };
}

it('paused files wait on the device, also in the next page, while everything else goes', async () => {
  const uploads = fakeUploads({ id: 5 });
  chooseBulk({ isPaused: true });
  await keep('a.jpg');
  await say('On my way');
  await untilSo(() => test.server.all('message').length === 1);
  test.reopen();
  await passTime(60_000);
  expect([uploads, items().map(({ label, state }) => [label, state])]).toEqual([[], [['a.jpg', 'waiting']]]);
  chooseBulk({ isPaused: false });
  await untilSo(isEmpty);
  expect(test.server.all('file_id')).toEqual(['', '5']);
});

it('a pause stops the file that is just being sent, and it goes once', async () => {
  const hanging = fakeUploads({ id: 5, hangs: true });
  await keep('a.jpg');
  await untilSo(() => hanging.length === 1);
  chooseBulk({ isPaused: true });
  await untilSo(() => items().every(({ state }) => state === 'waiting'));
  expect(items().map(({ error }) => error)).toEqual([null]);
  const uploads = fakeUploads({ id: 6 });
  chooseBulk({ isPaused: false });
  await untilSo(isEmpty);
  expect(uploads.map(({ key }) => key)).toEqual(hanging.map(({ key }) => key));
});

it('for Wi-Fi only, files wait while the browser tells a mobile network', async () => {
  const change = onNetwork('cellular');
  test.reopen();
  expect(tellsNetwork()).toBe(true);
  const uploads = fakeUploads({ id: 5 });
  chooseBulk({ isWifiOnly: true });
  await keep('a.jpg');
  await passTime(60_000);
  expect([uploads.length, store.get(bulkHoldAtom)]).toEqual([0, 'no-wifi']);
  change('wifi');
  await untilSo(isEmpty);
});

it('where the browser tells nothing, nothing waits for Wi-Fi', async () => {
  fakeUploads({ id: 5 });
  chooseBulk({ isWifiOnly: true });
  expect(tellsNetwork()).toBe(false);
  await keep('a.jpg');
  await untilSo(isEmpty);
});

it('is each person’s own choice on the device', () => {
  chooseBulk({ isPaused: true });
  endSession();
  signIn(EVE);
  expect(store.get(bulkHoldAtom)).toBeNull();
  endSession();
  signIn(DANA);
  expect(store.get(bulkHoldAtom)).toBe('paused');
});
