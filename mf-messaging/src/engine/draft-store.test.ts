// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from './draft-content.ts';
import { keepDraft, readDraft } from './draft-store.ts';

const dana = { userId: 4, tenantId: 1, threadId: 7 };
const draft = { ...EMPTY_DRAFT, key: 'k', text: 'Half a sentence', needsOk: true };

it('keeps what somebody was writing, by person, employer and thread', async () => {
  await keepDraft(dana, draft);
  expect(await readDraft(dana)).toEqual(draft);
  expect(await readDraft({ ...dana, userId: 5 })).toEqual(EMPTY_DRAFT);
  expect(await readDraft({ ...dana, tenantId: 2 })).toEqual(EMPTY_DRAFT);
  expect(await readDraft({ ...dana, threadId: 8 })).toEqual(EMPTY_DRAFT);
});

it('keeps the last of many changes', async () => {
  void keepDraft(dana, { ...draft, text: 'H' });
  void keepDraft(dana, { ...draft, text: 'Ha' });
  await keepDraft(dana, { ...draft, text: 'Hal' });
  expect((await readDraft(dana)).text).toBe('Hal');
});

it('keeps nothing of a draft that was sent', async () => {
  await keepDraft(dana, draft);
  await keepDraft(dana, { ...EMPTY_DRAFT, key: 'n' });
  expect(await readDraft(dana)).toEqual(EMPTY_DRAFT);
});

it('is the version that remote.json says a release of this remote writes and reads', async () => {
  await keepDraft(dana, draft);
  const stored = (await indexedDB.databases()).find(({ name }) => name === 'fieldspan-drafts');
  const { state } = JSON.parse(await readFile(join(import.meta.dirname, '../../remote.json'), 'utf8'));
  expect(state.drafts.writes).toBe(stored?.version);
  expect(state.drafts.reads).toContain(stored?.version);
});
