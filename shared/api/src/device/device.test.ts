// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { alertsAtom, clearAlerts } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { deviceStore } from '../outbox/device-store.ts';
import { idbStore } from '../outbox/idb-store.ts';
import { closeDevice, onDevice } from './device.ts';
import { DEVICE } from './device-name.ts';
import { writeDraftRows } from './draft-rows.ts';
import { readDraftRows } from './read-draft-rows.ts';
import { tellDevice } from './tell-device.ts';
import { itemOf } from './testing/earlier-device.ts';
import { failToGet } from './testing/failing-store.ts';

const DANA = { userId: 4, tenantId: 1 };
const FORM = ['form', 'trench'] as const;

const alerts = () => store.get(alertsAtom).map(({ message }) => message);
const outbox = () =>
  deviceStore(idbStore, { onNotKept: () => tellDevice('unkept'), onUnread: () => tellDevice('unread') });
const labels = async (from = outbox()) => (await from.items(DANA)).map(({ label }) => label);
const fails = (name: string) => () => {
  throw new DOMException('as a test wants it', name);
};

beforeEach(() => {
  closeDevice();
  clearAlerts();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('a database that the browser has closed is opened again', async () => {
  await idbStore.add(itemOf('one'), null);
  await onDevice(async (device) => device.close());
  await idbStore.add(itemOf('two'), null);
  expect(await labels()).toEqual(['one', 'two']);
});

it('this page does not block a later release, and continues without a database until then', async () => {
  await idbStore.add(itemOf('before'), null);
  const later = await openDB(DEVICE, 7, { upgrade: (db) => void db.createObjectStore('laterTable') });
  later.close();
  await idbStore.add(itemOf('after'), null);
  expect(await labels()).toEqual(['before', 'after']);
});

describe('a full device', () => {
  it('makes room for work by dropping cached answers', async () => {
    await onDevice((device) => device.put('keptAnswers', { key: 'k', edition: 1, at: 1, answer: 'long' }));
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(fails('QuotaExceededError'));
    const stored = await outbox().add(itemOf('one'), null);
    expect(stored.isDurable).toBe(true);
    expect(await onDevice((device) => device.count('keptAnswers'))).toBe(0);
    expect(alerts()).toEqual([]);
  });

  it('keeps work in memory if there is no room even so, in order, and says so', async () => {
    const box = outbox();
    await box.add(itemOf('one'), null);
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(fails('QuotaExceededError'));
    expect((await box.add(itemOf('two'), null)).isDurable).toBe(false);
    vi.restoreAllMocks();
    await box.add(itemOf('three'), null);
    expect(await labels(box)).toEqual(['one', 'two', 'three']);
    expect(alerts()).toContainEqual(expect.stringContaining('no room to keep unsent work'));
  });

  it('reports to the writer a draft that does not fit', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(fails('QuotaExceededError'));
    await expect(writeDraftRows([{ key: FORM, value: 1 }])).rejects.toMatchObject({ name: 'QuotaExceededError' });
  });
});

describe('a record that cannot be read', () => {
  it('hides no other of the outbox, stays where it is, and is reported', async () => {
    await idbStore.add(itemOf('one'), null);
    const damaged = await idbStore.add(itemOf('damaged'), null);
    await idbStore.add(itemOf('three'), null);
    vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(fails('UnknownError'));
    failToGet((_store, key) => key === damaged.seq);
    expect(await labels()).toEqual(['one', 'three']);
    expect(alerts()).toContainEqual(expect.stringContaining('write again what is missing'));
    vi.restoreAllMocks();
    expect(await labels()).toEqual(['one', 'damaged', 'three']);
  });

  it('nor does one that is truncated', async () => {
    await idbStore.add(itemOf('one'), null);
    const cut: object = { userId: 4, tenantId: 1, clientKey: 'cut' };
    await onDevice(async (device) => {
      const { store: items } = device.transaction('outboxItems', 'readwrite');
      await Reflect.apply(items.add, items, [cut]);
    });
    expect(await labels()).toEqual(['one']);
  });

  it('hides no other answer of a draft', async () => {
    await writeDraftRows([
      { key: [...FORM, 'a'], value: 1 },
      { key: [...FORM, 'b'], value: 2 },
    ]);
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(fails('UnknownError'));
    failToGet((_store, key) => Array.isArray(key) && key[2] === 'a');
    expect(await readDraftRows(FORM)).toEqual([{ key: [...FORM, 'b'], value: 2 }]);
  });
});

describe('a browser', () => {
  it('without a database keeps work in memory and says so', async () => {
    vi.stubGlobal('indexedDB', { open: fails('SecurityError') });
    const box = outbox();
    expect((await box.add(itemOf('one'), new File(['x'], 'x.jpg'))).isDurable).toBe(false);
    expect(await labels(box)).toEqual(['one']);
    expect((await box.file('one'))?.name).toBe('x.jpg');
    expect(await box.lastSentAt(DANA)).toBeNull();
    await box.remove('one');
    expect(await labels(box)).toEqual([]);
  });

  it('in which another tab blocks the database does not wait for it, and uses it as soon as it opens', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const other = await openDB(DEVICE, 1, { upgrade: (db) => void db.createObjectStore('elsewhere') });
    const deletion = indexedDB.deleteDatabase(DEVICE);
    const box = outbox();
    const adding = box.add(itemOf('one'), null);
    await vi.advanceTimersByTimeAsync(11_000);
    expect((await adding).isDurable).toBe(false);
    expect(await labels(box)).toEqual(['one']);
    expect(alerts()).toContainEqual(expect.stringContaining('close other tabs of this app'));
    const gone = new Promise((resolve) => deletion.addEventListener('success', resolve));
    other.close();
    await gone;
    await vi.waitFor(async () => expect(await onDevice((device) => device.count('drafts'))).toBe(0));
  });
});
