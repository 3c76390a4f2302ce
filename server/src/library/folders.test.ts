import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { trashed } from '../registry/trash/testing/trash-calls.ts';
import { grant, refusal } from '../testing/record-calls.ts';
import { fileIds, libraryFile, newFolder } from './testing/stored.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let dan: Caller;
let eve: Caller;

beforeAll(async () => {
  world = await openWorld();
  await grant(world, 'bob', { Library: { read: true, write: true } });
  await grant(world, 'dan', { Library: { read: false, write: false } });
  [ana, bob, cat, dan, eve] = await Promise.all([
    world.signIn('ana'),
    world.signIn('bob'),
    world.signIn('cat'),
    world.signIn('dan'),
    world.signIn('eve'),
  ]);
}, 60_000);

afterAll(() => world.stop());

describe('a folder', () => {
  it('lies in another one, and what is below a folder is found by it, also after a move', async () => {
    const plans = await newFolder(cat, 'Plans');
    const electrical = await newFolder(cat, 'Electrical', { parent_id: plans });
    const level = await newFolder(cat, 'Level 2', { parent_id: electrical });
    const file = await libraryFile(cat, 'a.txt', { folder_id: level });
    const below = (folder: number) => fileIds(cat, { folder_path: { like: `/${folder}/` } });
    expect(await below(plans)).toEqual([file.id]);
    expect((await cat.get(`LibraryFile/find/${file.id}`)).data).toMatchObject({
      folder_path: `/${plans}/${electrical}/${level}/`,
    });
    const other = await newFolder(cat, 'Old');
    await cat.saved('LibraryFolder/save', { id: electrical, parent_id: other });
    expect([await below(plans), await below(other), await below(level)]).toEqual([[], [file.id], [file.id]]);
    await cat.saved('LibraryFolder/save', { id: electrical, parent_id: '' });
    expect([await below(other), await below(electrical)]).toEqual([[], [file.id]]);
  });

  it('is refused in itself or below itself, nameless, or with the name of a neighbour in any case', async () => {
    const one = await newFolder(cat, 'One');
    const two = await newFolder(cat, 'Two', { parent_id: one });
    expect(await refusal(cat, 'LibraryFolder/save', { id: one, parent_id: two })).toContain('must not lead back');
    expect(await refusal(cat, 'LibraryFolder/save', { id: one, parent_id: one })).toContain('must not lead back');
    expect(await refusal(cat, 'LibraryFolder/save', { name: '   ' })).toBe('The folder needs a name.');
    expect(await refusal(cat, 'LibraryFolder/save', { name: ' oNE ' })).toBe('There is a folder “oNE” here already.');
    expect(await refusal(cat, 'LibraryFolder/save', { name: 'x'.repeat(121) })).toContain('120');
    await newFolder(cat, 'one', { parent_id: one });
  });

  it('is made once by fifty presses at the same time', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => cat.post('LibraryFolder/save', { name: 'Rush' })));
    expect(made.filter(({ success }) => success)).toHaveLength(1);
    expect(made.every(({ status }) => status === 200)).toBe(true);
  });

  it('stays free of circles when two are put into each other at the same time', async () => {
    const [left, right] = [await newFolder(cat, 'Left'), await newFolder(cat, 'Right')];
    const answers = await Promise.all([
      cat.post('LibraryFolder/save', { id: left, parent_id: right }),
      cat.post('LibraryFolder/save', { id: right, parent_id: left }),
    ]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('goes no deeper than twelve levels', async () => {
    let parent = await newFolder(cat, 'Deep 1');
    for (let level = 2; level <= 12; level += 1) parent = await newFolder(cat, `Deep ${level}`, { parent_id: parent });
    expect(await refusal(cat, 'LibraryFolder/save', { name: 'Deep 13', parent_id: parent })).toContain('12 levels');
  });

  it('is changed by its maker and by who may write the library, and read by nobody outside', async () => {
    const folder = await newFolder(cat, 'Of Cat');
    const fay = await world.signIn('fay');
    expect(await refusal(fay, 'LibraryFolder/save', { id: folder, name: 'Mine' })).toContain('permission');
    await bob.saved('LibraryFolder/save', { id: folder, name: 'By Bob' });
    for (const caller of [dan, eve]) {
      expect((await caller.get(`LibraryFolder/find/${folder}`)).success).toBe(false);
      expect(await refusal(caller, 'LibraryFolder/save', { id: folder, name: 'x' })).toBe('Folder not found.');
    }
    expect(await refusal(eve, 'LibraryFolder/save', { name: 'x', parent_id: folder })).toBe('Folder not found.');
    expect(await refusal(dan, 'LibraryFolder/save', { name: 'x' })).toContain('permission');
  });
});

describe('deleting a folder', () => {
  it('takes all in it to the trash, and brings all of it back', async () => {
    const top = await newFolder(cat, 'Gone');
    const inner = await newFolder(cat, 'Inner', { parent_id: top });
    const file = await libraryFile(cat, 'gone.txt', { folder_id: inner });
    const trash = await trashed(cat, 'LibraryFolder/delete', top);
    expect((await cat.resource('files', file.filename)).status).toBe(200);
    expect((await ana.resource('files', file.filename)).status).toBe(404);
    expect(await fileIds(cat, { id: file.id })).toEqual([]);
    expect((await cat.post('Trash/restore', { id: trash })).success).toBe(true);
    expect(await fileIds(cat, { folder_path: { like: `/${top}/` } })).toEqual([file.id]);
    expect((await ana.resource('files', file.filename)).status).toBe(200);
  });

  it('is refused by name to who may not delete what others put there', async () => {
    const top = await newFolder(cat, 'Shared');
    await libraryFile(ana, 'of-ana.txt', { folder_id: top });
    expect(await refusal(cat, 'LibraryFolder/delete', { id: top })).toBe(
      'It holds what others brought, such as “of-ana.txt”. Move that first.',
    );
    expect((await bob.post('LibraryFolder/delete', { id: top })).success).toBe(true);
  });

  it('lets a file that was deleted before come back to the top once its folder is gone for good', async () => {
    const top = await newFolder(cat, 'Short-lived');
    const file = await libraryFile(cat, 'orphan.txt', { folder_id: top });
    const fileTrash = await trashed(cat, 'LibraryFile/delete', file.id);
    const folderTrash = await trashed(cat, 'LibraryFolder/delete', top);
    expect((await cat.post('Trash/restore', { id: fileTrash })).errors).toEqual([
      'Restore the folder “Short-lived” first.',
    ]);
    await ana.post('Trash/purge', { id: folderTrash });
    expect((await cat.post('Trash/restore', { id: fileTrash })).success).toBe(true);
    expect((await cat.get(`LibraryFile/find/${file.id}`)).data).toMatchObject({ folder_id: null });
  });

  it('is not undone over another folder of its name', async () => {
    const first = await newFolder(cat, 'Twice');
    const trash = await trashed(cat, 'LibraryFolder/delete', first);
    await newFolder(cat, 'twice');
    expect((await cat.post('Trash/restore', { id: trash })).errors).toEqual([
      'There is a folder “Twice” here already.',
    ]);
  });
});

describe('a restricted folder', () => {
  it('and all in it is there for its maker, Admins and the named alone, by every way', async () => {
    const closed = await newFolder(cat, 'Wages', { is_restricted: 1, User: [world.ids['bob']] });
    const inner = await newFolder(cat, '2026', { parent_id: closed });
    const file = await libraryFile(cat, 'wages.txt', { folder_id: inner });
    const fay = await world.signIn('fay');
    for (const caller of [ana, bob, cat]) {
      expect(await fileIds(caller, { id: file.id })).toEqual([file.id]);
      expect((await caller.resource('files', file.filename)).status).toBe(200);
    }
    await grant(world, 'fay', { Library: { read: true, write: true } });
    expect(await fileIds(fay, { id: file.id })).toEqual([]);
    expect(await fileIds(fay, { folder_path: { like: `/${closed}/` } })).toEqual([]);
    expect((await fay.resource('files', file.filename)).status).toBe(404);
    expect((await fay.get(`LibraryFolder/find/${inner}`)).success).toBe(false);
    expect((await fay.get(`LibraryFile/find/${file.id}`)).success).toBe(false);
    expect(await refusal(fay, 'LibraryFile/save', { id: file.id, caption: 'x' })).toBe('File not found.');
    expect(await refusal(fay, 'LibraryFile/delete', { id: file.id })).toBe('File not found.');
    expect(await refusal(fay, 'LibraryFileVersion/save', { library_file_id: file.id, file_id: file.file_id })).toMatch(
      /not found|permission/,
    );
    expect(await refusal(fay, 'LibraryFile/zip', { file_ids: [file.id], folder_ids: [closed] })).toBe(
      'There is no file to put into a zip.',
    );
    expect((await fay.post('LibraryFile/known', { sha256: [] })).data).toEqual([]);
    const own = await libraryFile(fay, 'own.txt');
    expect(await refusal(fay, 'LibraryFile/save', { id: own.id, folder_id: inner })).toBe('Folder not found.');
    expect(await refusal(fay, 'LibraryShare/make', shareOf([file.id]))).toContain('Only who may change');
    await grant(world, 'fay', {});
  });

  it('opens for a role that somebody has on any project', async () => {
    const role = await ana.saved('JobPersonnelRole/save', { title: 'Foreman' });
    const closed = await newFolder(ana, 'Foremen', { is_restricted: 1, JobPersonnelRole: [role] });
    const file = await libraryFile(ana, 'foremen.txt', { folder_id: closed });
    expect(await fileIds(cat, { id: file.id })).toEqual([]);
    const job = await ana.saved('Job/save', { job_name: 'Mill', job_num: 'M-1' });
    await ana.saved('JobPersonnel/save', { job_id: job, user_id: world.ids['cat'], personnel_role_id: role });
    expect(await fileIds(cat, { id: file.id })).toEqual([file.id]);
  });

  it('is not deleted with its parent by somebody who cannot see it', async () => {
    const top = await newFolder(bob, 'Office');
    const hidden = await newFolder(ana, 'Hidden', { parent_id: top, is_restricted: 1 });
    await libraryFile(ana, 'hidden.txt', { folder_id: hidden });
    expect(await refusal(bob, 'LibraryFolder/delete', { id: top })).toContain('not open to you');
    expect((await ana.post('LibraryFolder/delete', { id: top })).success).toBe(true);
  });

  it('closes at once for who is taken off the list, and opens again for everybody', async () => {
    const closed = await newFolder(ana, 'List', { is_restricted: 1, User: [world.ids['cat']] });
    const file = await libraryFile(ana, 'list.txt', { folder_id: closed });
    expect(await fileIds(cat, { id: file.id })).toEqual([file.id]);
    await ana.saved('LibraryFolder/save', { id: closed, User: [] });
    expect(await fileIds(cat, { id: file.id })).toEqual([]);
    await ana.saved('LibraryFolder/save', { id: closed, is_restricted: 0 });
    expect(await fileIds(cat, { id: file.id })).toEqual([file.id]);
  });
});

const shareOf = (file_ids: number[]) => ({
  name: 'Link',
  ends_at: new Date(Date.now() + 86_400_000).toISOString(),
  file_ids,
  client_key: crypto.randomUUID(),
});
