// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { alertsAtom } from '@fieldspan/api/alerts';
import { writeDraftRows } from '@fieldspan/api/device/draft-rows';
import { store } from '@fieldspan/api/store';
import { expect, it, vi } from 'vitest';
import { EMPTY_DRAFT } from './draft-content.ts';
import { keepDraft, readDraft } from './draft-store.ts';

const dana = { userId: 4, tenantId: 1, threadId: 7 };
const draft = { ...EMPTY_DRAFT, key: 'k', text: 'Half a sentence', needsOk: true };

it('stores drafts by person, company and thread', async () => {
  await keepDraft(dana, draft);
  expect(await readDraft(dana)).toEqual(draft);
  expect(await readDraft({ ...dana, userId: 5 })).toEqual(EMPTY_DRAFT);
  expect(await readDraft({ ...dana, tenantId: 2 })).toEqual(EMPTY_DRAFT);
  expect(await readDraft({ ...dana, threadId: 8 })).toEqual(EMPTY_DRAFT);
});

it('stores the last of many changes', async () => {
  void keepDraft(dana, { ...draft, text: 'H' });
  void keepDraft(dana, { ...draft, text: 'Ha' });
  await keepDraft(dana, { ...draft, text: 'Hal' });
  expect((await readDraft(dana)).text).toBe('Hal');
});

it('stores nothing of a draft that was sent', async () => {
  await keepDraft(dana, draft);
  await keepDraft(dana, { ...EMPTY_DRAFT, key: 'n' });
  expect(await readDraft(dana)).toEqual(EMPTY_DRAFT);
});

it('ignores what another release has left in another format', async () => {
  await writeDraftRows([{ key: ['message', 4, 1, 9], value: 'Half' }]);
  expect(await readDraft({ ...dana, threadId: 9 })).toEqual(EMPTY_DRAFT);
});

it('says once that the browser stores no drafts', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await keepDraft(dana, draft);
  await keepDraft(dana, { ...draft, text: 'more' });
  expect(store.get(alertsAtom).map(({ message }) => message)).toEqual([
    expect.stringContaining('no room to keep what you are writing'),
  ]);
});
