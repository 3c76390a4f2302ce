// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLocks } from '../outbox/testing/fake-locks.ts';
import {
  earlierForms,
  earlierMessages,
  earlierOutbox,
  earlierRows,
  itemOf,
  leaveEarlier,
  messageDraft,
} from './testing/earlier-device.ts';
import { failToDelete } from './testing/failing-store.ts';

const DANA = { userId: 4, tenantId: 1 };
const MESSAGE = ['message', 4, 1, 7] as const;
const FORM = ['form', '1/4/trench/'] as const;

/** A page of the current release, with fresh modules. */
async function openPage() {
  vi.resetModules();
  const [{ idbStore }, { readDraftRows }, { writeDraftRows }, { giveBack }, { onDevice }] = await Promise.all([
    import('../outbox/idb-store.ts'),
    import('./read-draft-rows.ts'),
    import('./draft-rows.ts'),
    import('./give-back.ts'),
    import('./device.ts'),
  ]);
  const labels = async () => (await idbStore.items(DANA)).map(({ label }) => label);
  const valueAt = async (key: readonly (string | number)[]) => (await readDraftRows(key))[0]?.value;
  return { store: idbStore, labels, valueAt, readDraftRows, writeDraftRows, giveBack, onDevice };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

describe('what earlier releases have left', () => {
  it('is moved to the one database, in order and with its files', async () => {
    await leaveEarlier();
    const page = await openPage();
    expect(await page.labels()).toEqual(['first', 'second']);
    expect(await page.store.file('second')).not.toBeNull();
    expect(await page.store.lastSentAt(DANA)).toBe(9);
    expect(await page.valueAt(MESSAGE)).toEqual(messageDraft('Half a sentence'));
    expect(await page.readDraftRows(FORM)).toEqual([
      { key: [...FORM], value: { at: 2, equipmentId: null, completion: null, savedAt: 50 } },
      { key: [...FORM, 'a'], value: { value: 'deep' } },
    ]);
    expect(await earlierRows()).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('comes before what is written now', async () => {
    await leaveEarlier();
    const page = await openPage();
    await page.store.add(itemOf('now'), null);
    expect(await page.labels()).toEqual(['first', 'second', 'now']);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('is complete if the page dies at its deletion no. %i', async (deletion) => {
    await leaveEarlier();
    const dying = await openPage();
    let deletions = 0;
    failToDelete(() => (deletions += 1) >= deletion);
    await Promise.all([dying.labels(), dying.valueAt(MESSAGE), dying.valueAt(FORM)]);
    vi.restoreAllMocks();

    const page = await openPage();
    expect(await page.labels()).toEqual(['first', 'second']);
    expect(await page.store.file('second')).not.toBeNull();
    expect(await page.valueAt(MESSAGE)).toEqual(messageDraft('Half a sentence'));
    expect(await page.valueAt([...FORM, 'a'])).toEqual({ value: 'deep' });
    expect(await earlierRows()).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('is not sent again if it was sent between two attempts to move it', async () => {
    await leaveEarlier();
    const dying = await openPage();
    failToDelete(({ name }) => name === 'items');
    const [first] = await dying.store.items(DANA);
    vi.restoreAllMocks();
    expect(first?.label).toBe('first');
    if (first) await dying.store.settle(first, { answer: {}, sentAt: 10 });
    expect(await (await openPage()).labels()).toEqual(['second']);
  });

  it('is moved once by two tabs that are opened together', async () => {
    await leaveEarlier();
    const one = await openPage();
    const other = await openPage();
    await Promise.all([one.labels(), other.labels(), one.valueAt(MESSAGE), other.valueAt(MESSAGE)]);
    expect(await one.labels()).toEqual(['first', 'second']);
    expect(await other.labels()).toEqual(['first', 'second']);
    expect(await one.valueAt(MESSAGE)).toEqual(messageDraft('Half a sentence'));
  });

  it('stays where it is if the device has no room, and the person is told', async () => {
    await leaveEarlier();
    const page = await openPage();
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await page.labels()).toEqual([]);
    const { alertsAtom } = await import('@fieldspan/api/alerts');
    const { store } = await import('@fieldspan/api/store');
    expect(store.get(alertsAtom).map(({ message }) => message)).toContainEqual(
      expect.stringContaining('cannot be read at the moment'),
    );
    vi.restoreAllMocks();
    expect(await page.labels()).toEqual(['first', 'second']);
  });
});

describe('a rolled-back remote', () => {
  it('finds the drafts in the database that it knows, and the current release finds what it has left', async () => {
    const page = await openPage();
    await page.writeDraftRows([
      { key: MESSAGE, value: messageDraft('Written today') },
      { key: FORM, value: { at: 1, equipmentId: null, completion: null, savedAt: 60 } },
      { key: [...FORM, 'a'], value: { value: 'wide' } },
      { key: [...FORM, 'b'], value: { value: 2 } },
    ]);
    await page.giveBack('messaging');
    await page.giveBack('forms');

    const messages = await earlierMessages();
    expect(await messages.get('drafts', [4, 1, 7])).toMatchObject(messageDraft('Written today'));
    const forms = await earlierForms();
    expect(await forms.get('drafts', '1/4/trench/')).toMatchObject({ at: 1, savedAt: 60 });
    await forms.put('drafts', { draft: '1/4/trench/', at: 3, equipmentId: null, completion: null, savedAt: 70 });
    await forms.put('answers', { draft: '1/4/trench/', field: 'a', answer: { value: 'wider' } });
    messages.close();
    forms.close();

    expect(await page.valueAt(MESSAGE)).toEqual(messageDraft('Written today'));
    expect(await page.valueAt([...FORM, 'a'])).toEqual({ value: 'wider' });
    expect(await page.valueAt([...FORM, 'b'])).toEqual({ value: 2 });
  });

  it('keeps its own changes when its page is shown again', async () => {
    const page = await openPage();
    await page.writeDraftRows([
      { key: FORM, value: { at: 1, equipmentId: null, completion: null, savedAt: 60 } },
      { key: [...FORM, 'a'], value: { value: 'wide' } },
    ]);
    await page.giveBack('forms');
    const forms = await earlierForms();
    await forms.put('drafts', { draft: '1/4/trench/', at: 1, equipmentId: null, completion: null, savedAt: 70 });
    await forms.put('answers', { draft: '1/4/trench/', field: 'a', answer: { value: 'wider' } });
    // Another read by the same release moves it over in between.
    await page.giveBack('messaging');
    await page.valueAt(MESSAGE);
    await page.giveBack('forms');
    expect(await forms.get('answers', ['1/4/trench/', 'a'])).toMatchObject({ answer: { value: 'wider' } });
    forms.close();
  });
});

it('changes written in both are lost in neither', async () => {
  const page = await openPage();
  await page.writeDraftRows([
    { key: MESSAGE, value: messageDraft('in the new one') },
    { key: FORM, value: { at: 0, equipmentId: null, completion: null, savedAt: 90 } },
    { key: [...FORM, 'a'], value: { value: 'later' } },
  ]);
  const messages = await earlierMessages();
  await messages.put('drafts', { userId: 4, tenantId: 1, threadId: 7, ...messageDraft('in the old one') });
  const forms = await earlierForms();
  await forms.put('drafts', { draft: '1/4/trench/', at: 2, equipmentId: null, completion: null, savedAt: 50 });
  await forms.put('answers', { draft: '1/4/trench/', field: 'a', answer: { value: 'earlier' } });
  await forms.put('answers', { draft: '1/4/trench/', field: 'c', answer: { value: 3 } });
  messages.close();
  forms.close();
  expect(await page.valueAt(MESSAGE)).toMatchObject({ text: 'in the old one\nin the new one' });
  expect(await page.valueAt([...FORM, 'a'])).toEqual({ value: 'later' });
  expect(await page.valueAt([...FORM, 'c'])).toEqual({ value: 3 });
});

it('an empty device gets no database of earlier releases', async () => {
  const page = await openPage();
  expect(await page.labels()).toEqual([]);
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['fieldspan']);
});

it('an earlier page that is open keeps working, and what it writes is moved by the next page', async () => {
  await leaveEarlier();
  const earlier = await earlierOutbox();
  await (await openPage()).labels();
  await earlier.add('items', itemOf('third'));
  earlier.close();
  expect(await (await openPage()).labels()).toEqual(['first', 'second', 'third']);
});
