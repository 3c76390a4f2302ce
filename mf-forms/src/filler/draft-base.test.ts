// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDraft } from './draft-base.ts';

it('is the version that remote.json says a release of this remote writes and reads', async () => {
  await readDraft('none');
  const stored = (await indexedDB.databases()).find(({ name }) => name === 'fieldspan-forms');
  const { state } = JSON.parse(await readFile(join(import.meta.dirname, '../../remote.json'), 'utf8'));
  expect(state.drafts.writes).toBe(stored?.version);
  expect(state.drafts.reads).toContain(stored?.version);
});
