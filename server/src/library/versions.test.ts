import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { trashed } from '../registry/trash/testing/trash-calls.ts';
import { refusal } from '../testing/record-calls.ts';
import { libraryFile, storedText } from './testing/stored.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let eve: Caller;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, cat, eve] = await Promise.all([
    world.signIn('ana'),
    world.signIn('bob'),
    world.signIn('cat'),
    world.signIn('eve'),
  ]);
}, 60_000);

afterAll(() => world.stop());

const VersionsSchema = v.array(v.object({ number: v.number(), file_id: v.number() }));

async function versions(by: Caller, file: number) {
  const { data } = await by.get('LibraryFileVersion/get', {
    filters: { library_file_id: file },
    order: [['number', 'ASC']],
    limit: 200,
  });
  return v.parse(VersionsSchema, data).map(({ number, file_id }) => [number, file_id]);
}

describe('a new version of a file', () => {
  it('keeps what it was as number 1, and restoring that overwrites nothing', async () => {
    const file = await libraryFile(cat, 'plan.txt');
    const second = await storedText(cat, 'plan-b.txt');
    await cat.saved('LibraryFileVersion/save', { library_file_id: file.id, file_id: second.id, note: 'Rev B' });
    expect(await versions(bob, file.id)).toEqual([
      [1, file.file_id],
      [2, second.id],
    ]);
    expect((await bob.get(`LibraryFile/find/${file.id}`)).data).toMatchObject({ file_id: second.id });
    expect(await (await bob.resource('files', file.filename)).text()).toBe('text of plan.txt');
    await cat.saved('LibraryFileVersion/save', { library_file_id: file.id, file_id: file.file_id });
    expect(await versions(cat, file.id)).toEqual([
      [1, file.file_id],
      [2, second.id],
      [3, file.file_id],
    ]);
  });

  it('fifty at the same time are fifty versions, and each key one', async () => {
    const file = await libraryFile(cat, 'rush.txt');
    const next = await storedText(cat, 'next.txt');
    const keys = Array.from({ length: 25 }, () => crypto.randomUUID());
    const answers = await Promise.all(
      [...keys, ...keys].map((client_key) =>
        cat.post('LibraryFileVersion/save', { library_file_id: file.id, file_id: next.id, client_key }),
      ),
    );
    expect(answers.filter(({ success }) => !success)).toEqual([]);
    expect((await versions(cat, file.id)).map(([number]) => number)).toEqual(
      Array.from({ length: 26 }, (_, at) => at + 1),
    );
  });

  it('is refused to who may not change the file, with a foreign upload, and changed by nobody', async () => {
    const file = await libraryFile(ana, 'of-ana.txt');
    const own = await storedText(cat, 'own.txt');
    expect(await refusal(cat, 'LibraryFileVersion/save', { library_file_id: file.id, file_id: own.id })).toContain(
      'permission',
    );
    expect(await refusal(eve, 'LibraryFileVersion/save', { library_file_id: file.id, file_id: own.id })).toContain(
      'not found',
    );
    const secret = await storedText(ana, 'secret.txt');
    const mine = await libraryFile(cat, 'mine.txt');
    expect(await refusal(cat, 'LibraryFileVersion/save', { library_file_id: mine.id, file_id: secret.id })).toBe(
      'File not found.',
    );
    expect(await versions(ana, file.id)).toEqual([]);
    expect((await ana.get(`LibraryFile/find/${file.id}`)).data).toMatchObject({ file_id: file.file_id });
    const id = await cat.saved('LibraryFileVersion/save', { library_file_id: mine.id, file_id: own.id });
    expect((await cat.post('LibraryFileVersion/save', { id, note: 'x' })).success).toBe(false);
    expect((await cat.post('LibraryFileVersion/delete', { id })).success).toBe(false);
  });

  it('is also what a save with another file makes', async () => {
    const file = await libraryFile(cat, 'saved.txt');
    const next = await storedText(cat, 'saved-b.txt');
    await cat.saved('LibraryFile/save', { id: file.id, file_id: next.id });
    await cat.saved('LibraryFile/save', { id: file.id, caption: 'Saved' });
    expect(await versions(cat, file.id)).toEqual([
      [1, file.file_id],
      [2, next.id],
    ]);
  });

  it('goes to the trash with its file and comes back with it; purging it ends the bytes of all', async () => {
    const file = await libraryFile(cat, 'old.txt');
    const next = await storedText(cat, 'old-b.txt');
    await cat.saved('LibraryFileVersion/save', { library_file_id: file.id, file_id: next.id });
    const trash = await trashed(cat, 'LibraryFile/delete', file.id);
    expect((await bob.resource('files', file.filename)).status).toBe(404);
    await cat.post('Trash/restore', { id: trash });
    expect(await versions(bob, file.id)).toHaveLength(2);
    const again = await trashed(cat, 'LibraryFile/delete', file.id);
    await ana.post('Trash/purge', { id: again });
    for (const { filename } of [file, next]) expect((await cat.resource('files', filename)).status).toBe(404);
  });
});
