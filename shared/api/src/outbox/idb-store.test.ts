// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openIdbStore } from './idb-store.ts';

it('is the version that the shell, which ships it, says that it writes and reads', async () => {
  await openIdbStore();
  const stored = (await indexedDB.databases()).find(({ name }) => name === 'fieldspan-outbox');
  const state = JSON.parse(await readFile(join(import.meta.dirname, '../../../../shell/state.json'), 'utf8'));
  expect(state.outbox.writes).toBe(stored?.version);
  expect(state.outbox.reads).toContain(stored?.version);
});
