import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { objectKey } from '../../storage/storage.ts';
import { found, grant, refusal } from '../../testing/record-calls.ts';
import { storedFile, trashed } from './testing/trash-calls.ts';
import { openTrashKeeper } from './trash-keeper.ts';

let world: World;
let ana: Caller;
let cat: Caller;

beforeAll(async () => {
  world = await openWorld();
  [ana, cat] = await Promise.all([world.signIn('ana'), world.signIn('cat')]);
}, 60_000);

afterAll(() => world.stop());

const exists = (name: string) => world.services.storage.head(objectKey(1, name));

async function sent(name: string): Promise<{ id: number; filename: string }> {
  const { data } = await cat.post('LibraryUpload/save', { file: new File([`text of ${name}`], name) });
  return v.parse(v.object({ id: v.number(), filename: v.string() }), data);
}

describe('the files of what is purged', () => {
  it('stay while they can be restored, hidden from everybody, and are deleted with them', async () => {
    const { id, filename } = await sent('plan.txt');
    const trashId = await trashed(cat, 'LibraryUpload/delete', id);
    expect(await exists(filename)).not.toBeNull();
    expect((await cat.resource('files', filename)).status).toBe(404);
    await cat.post('Trash/restore', { id: trashId });
    expect(await (await cat.resource('files', filename)).text()).toBe('text of plan.txt');
    const again = await trashed(cat, 'LibraryUpload/delete', id);
    await ana.post('Trash/purge', { id: again });
    expect(await exists(filename)).toBeNull();
  });

  it('are deleted with the last library entry that shows them, after its 30 days, once across processes', async () => {
    const [lonely, shared] = [await sent('lonely.txt'), await sent('shared.txt')];
    const entries = await Promise.all(
      [lonely, shared, shared].map(({ id }) => cat.saved('LibraryFile/save', { file_id: id })),
    );
    const ids = [
      await trashed(cat, 'LibraryFile/delete', entries[0] ?? 0),
      await trashed(cat, 'LibraryFile/delete', entries[1] ?? 0),
    ];
    const keepers = [1, 2].map(() => openTrashKeeper(world.services));
    expect(await Promise.all(keepers.map((keeper) => keeper.purgeDue()))).toEqual([0, 0]);
    await world.services.db.system((tx) =>
      tx.updateTable('trash').set({ purge_at: '2026-01-01T00:00:00Z' }).where('id', 'in', ids).execute(),
    );
    const counts = await Promise.all(keepers.map((keeper) => keeper.purgeDue()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect([await exists(lonely.filename), (await exists(shared.filename)) !== null]).toEqual([null, true]);
    expect((await cat.resource('files', shared.filename)).status).toBe(200);
    expect((await cat.post('Trash/restore', { id: ids[0] ?? 0 })).success).toBe(false);
    await Promise.all(keepers.map((keeper) => keeper.close()));
  });
});

describe('the library', () => {
  it('can be read and added to by everybody, but changing other people’s files, tags and sheets needs Library write', async () => {
    const { id: fileId } = await found(ana, `LibraryFile/find/${await ownFile('ana', 'hers.jpg')}`);
    const tag = await ana.saved('FileTag/save', { name: 'Hers' });
    const sheet = await ana.saved('DrawCanvas/save', {});
    const layer = await ana.saved('ImageDrawLayer/save', {
      canvas_id: sheet,
      layer_json: '{"canvasWidth":640,"strokes":[]}',
    });
    const others: [string, Record<string, unknown>][] = [
      ['LibraryFile/delete', { id: fileId }],
      ['LibraryFile/save', { id: fileId, caption: 'Renamed' }],
      ['FileTag/delete', { id: tag }],
      ['FileTag/save', { id: tag, name: 'Renamed' }],
      ['ImageDrawLayer/delete', { id: layer }],
      ['DrawCanvas/delete', { id: sheet }],
    ];
    for (const [call, payload] of others) expect(await refusal(cat, call, payload), call).toMatch(/permission/);
    const own = await ownFile('cat', 'own.jpg');
    await cat.saved('LibraryFile/save', { id: own, caption: 'Mine' });
    expect((await cat.post('LibraryFile/delete', { id: own })).success).toBe(true);
    await grant(world, 'cat', { Library: { read: true, write: true } });
    for (const [call, payload] of others.filter(([name]) => name.endsWith('/delete')))
      expect(await cat.post(call, payload), call).toMatchObject({ success: true });
    await grant(world, 'cat', {});
  });

  it('can be taken away: then it can neither be read nor added to', async () => {
    const id = await ownFile('ana', 'closed.jpg');
    expect((await cat.get(`LibraryFile/find/${id}`)).success).toBe(true);
    await grant(world, 'cat', { Library: { read: false } });
    expect((await cat.get(`LibraryFile/find/${id}`)).success).toBe(false);
    expect(
      (await cat.post('LibraryFile/save', { file_id: await storedFile(world, 'cat', 'barred.jpg') })).success,
    ).toBe(false);
    await grant(world, 'cat', {});
  });
});

async function ownFile(author: 'ana' | 'cat', filename: string): Promise<number> {
  const caller = author === 'ana' ? ana : cat;
  return caller.saved('LibraryFile/save', { file_id: await storedFile(world, author, filename) });
}
