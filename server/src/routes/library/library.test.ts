import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LibraryZipSchema, SharedSchema } from '@fieldspan/contract/library-calls';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { libraryFile, newFolder, storedText } from '../../library/testing/stored.ts';
import { grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

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

/** Names in a zip, in its order. */
async function namesIn(answer: Response): Promise<string[]> {
  const path = join(world.services.config.dataDir, `${crypto.randomUUID()}.zip`);
  await writeFile(path, Buffer.from(await answer.arrayBuffer()));
  const zip = await yauzl.openPromise(path);
  const names: string[] = [];
  for await (const entry of zip.eachEntry()) names.push(entry.fileName);
  return names;
}

describe('a zip', () => {
  it('holds chosen files and folders with all below, and only for who asked', async () => {
    const top = await newFolder(cat, 'Manuals');
    const inner = await newFolder(cat, 'Pumps', { parent_id: top });
    const [one, two] = [await libraryFile(cat, 'one.txt'), await libraryFile(cat, 'two.txt', { folder_id: inner })];
    const answer = await cat.post('LibraryFile/zip', { file_ids: [one.id], folder_ids: [top] });
    const zip = v.parse(LibraryZipSchema, answer.data);
    expect(zip).toMatchObject({ files: 2, bytes: 'text of one.txt'.length * 2 });
    const fetched = await cat.resource('library-zips', `${zip.key}.zip`);
    expect(fetched.headers.get('content-type')).toBe('application/zip');
    expect(await namesIn(fetched)).toEqual(['one.txt', 'Manuals/Pumps/two.txt']);
    expect((await ana.resource('library-zips', `${zip.key}.zip`)).status).toBe(404);
    expect((await eve.resource('library-zips', `${zip.key}.zip`)).status).toBe(404);
    expect(two.id).toBeGreaterThan(one.id);
  });

  it('is made with the rights of the moment it is fetched', async () => {
    const closed = await newFolder(ana, 'Closing', { is_restricted: 1, User: [world.ids['cat']] });
    const file = await libraryFile(ana, 'closing.txt', { folder_id: closed });
    const other = await libraryFile(ana, 'open.txt');
    const { data } = await cat.post('LibraryFile/zip', { file_ids: [file.id, other.id] });
    await ana.saved('LibraryFolder/save', { id: closed, User: [] });
    const fetched = await cat.resource('library-zips', `${v.parse(LibraryZipSchema, data).key}.zip`);
    expect(await namesIn(fetched)).toEqual(['open.txt']);
  });

  it('of nothing that may be read is refused', async () => {
    const file = await libraryFile(cat, 'north.txt');
    expect(await refusal(eve, 'LibraryFile/zip', { file_ids: [file.id] })).toBe('There is no file to put into a zip.');
    expect((await cat.post('LibraryFile/zip', { file_ids: '["x"]' })).success).toBe(false);
  });
});

describe('duplicates', () => {
  it('are known by content before an upload, to who may read them', async () => {
    const text = `twin ${crypto.randomUUID()}`;
    const sha256 = createHash('sha256').update(text).digest('hex');
    expect((await cat.post('LibraryFile/known', { sha256: [sha256] })).data).toEqual([]);
    const { id: file_id } = await storedText(cat, 'twin.txt', text);
    const id = await cat.saved('LibraryFile/save', { file_id, caption: 'The twin' });
    expect((await bob.post('LibraryFile/known', { sha256: [sha256] })).data).toMatchObject([
      { sha256, id, name: 'The twin', folder: null },
    ]);
    expect((await eve.post('LibraryFile/known', { sha256: [sha256] })).data).toEqual([]);
    expect((await cat.post('LibraryFile/known', { sha256: ['x'] })).success).toBe(false);
  });

  it('are listed in groups, with what the person may delete', async () => {
    const text = 'x'.repeat(5000);
    const [mine, hers] = [await storedText(cat, 'mine.txt', text), await storedText(ana, 'hers.txt', text)];
    const first = await cat.saved('LibraryFile/save', { file_id: mine.id });
    const second = await ana.saved('LibraryFile/save', { file_id: hers.id });
    const { data } = await cat.get('LibraryFile/duplicates', { page: 1 });
    expect(data).toMatchObject({ count: 1, pages: 1 });
    expect(data).toHaveProperty('groups[0].files', [
      expect.objectContaining({ id: first, name: 'mine.txt', may_delete: true, by: 'cat Test' }),
      expect.objectContaining({ id: second, name: 'hers.txt', may_delete: false, by: 'ana Test' }),
    ]);
    expect((await eve.get('LibraryFile/duplicates')).data).toMatchObject({ count: 0, groups: [] });
  });
});

type Made = { file_ids?: number[]; folder_ids?: number[]; password?: string; ends_at?: string; client_key?: string };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const share = (of: Made) => ({ name: 'For the customer', ends_at: inDays(7), client_key: crypto.randomUUID(), ...of });

async function made(by: Caller, of: Made): Promise<{ id: number; slug: string }> {
  const { data, errors } = await by.post('LibraryShare/make', share(of));
  if (data === null) throw new Error(errors.join(' '));
  const { record_id: id, slug } = v.parse(v.object({ record_id: v.number(), slug: v.string() }), data);
  return { id, slug };
}

const ask = async (path: string, init?: RequestInit) => {
  const response = await world.request(path, init);
  return v.parse(
    v.looseObject({ success: v.boolean(), data: v.unknown(), errors: v.array(v.string()) }),
    await response.json(),
  );
};
const opened = async (slug: string, pass = '') => {
  const { data, errors } = await ask(`/api/LibraryShare/open?slug=${slug}&pass=${pass}`);
  return data === null ? errors.join(' ') : v.parse(SharedSchema, data);
};

describe('a link', () => {
  it('shows a folder with all in it to a stranger, who fetches a file and a zip; and counts', async () => {
    const top = await newFolder(cat, 'To show');
    const inner = await newFolder(cat, 'Inside', { parent_id: top });
    const file = await libraryFile(cat, 'shown.txt', { folder_id: inner });
    const hidden = await libraryFile(cat, 'hidden.txt');
    const { id, slug } = await made(cat, { folder_ids: [top] });
    expect(slug).toHaveLength(43);
    expect(await opened(slug)).toMatchObject({
      name: 'For the customer',
      company_name: 'North',
      is_closed: false,
      files: [{ name: 'shown.txt', folder: 'To show/Inside', filename: file.filename }],
    });
    const fetched = await world.request(`/resources/shares/${slug}/-/${file.filename}?download=1`);
    expect(await fetched.text()).toBe('text of shown.txt');
    expect((await world.request(`/resources/shares/${slug}/-/${hidden.filename}`)).status).toBe(404);
    expect(await namesIn(await world.request(`/resources/share-zips/${slug}/-/all.zip`))).toEqual([
      'To show/Inside/shown.txt',
    ]);
    expect((await cat.get(`LibraryShare/find/${id}`)).data).toMatchObject({
      opened_count: 1,
      downloaded_count: 2,
      has_password: 0,
      item_count: 1,
    });
    const later = await libraryFile(cat, 'later.txt', { folder_id: top });
    expect((await world.request(`/resources/shares/${slug}/-/${later.filename}`)).status).toBe(200);
  });

  it('with a password shows nothing before it, and shuts everybody out when it changes', async () => {
    const file = await libraryFile(cat, 'locked.txt');
    const { id, slug } = await made(cat, { file_ids: [file.id], password: 'open sesame' });
    expect(await opened(slug)).toMatchObject({ is_closed: true, files: [] });
    expect((await world.request(`/resources/shares/${slug}/-/${file.filename}`)).status).toBe(404);
    const unlock = (password: string) => {
      const body = new FormData();
      body.set('slug', slug);
      body.set('password', password);
      return ask('/api/LibraryShare/unlock', { method: 'POST', body });
    };
    expect((await unlock('open says me')).errors).toEqual(['That is not the password of this link.']);
    const { pass } = v.parse(v.object({ pass: v.string() }), (await unlock('open sesame')).data);
    expect(await opened(slug, pass)).toMatchObject({ is_closed: false, files: [{ name: 'locked.txt' }] });
    expect((await world.request(`/resources/shares/${slug}/${pass}/${file.filename}`)).status).toBe(200);
    expect((await cat.get(`LibraryShare/find/${id}`)).data).not.toHaveProperty('password_hash');
    await cat.post('LibraryShare/set-password', { id, password: 'another one' });
    expect(await opened(slug, pass)).toMatchObject({ is_closed: true });
    for (let guess = 0; guess < 10; guess += 1) await unlock(`guess ${guess}`);
    expect((await unlock('another one')).errors.join(' ')).toContain('Too many attempts');
  });

  it('ends: withdrawn, past its end, with its maker, or with their right to read', async () => {
    const file = await libraryFile(cat, 'ending.txt');
    const { id, slug } = await made(cat, { file_ids: [file.id] });
    await cat.saved('LibraryShare/save', { id, is_on: 0 });
    expect(await opened(slug)).toContain('withdrawn or has ended');
    expect((await world.request(`/resources/shares/${slug}/-/${file.filename}`)).status).toBe(404);
    await cat.saved('LibraryShare/save', { id, is_on: 1, ends_at: inDays(-1) });
    expect(await opened(slug)).toContain('withdrawn or has ended');
    await cat.saved('LibraryShare/save', { id, ends_at: inDays(3) });
    await grant(world, 'cat', { Library: { read: false, write: false } });
    expect(await opened(slug)).toMatchObject({ files: [] });
    await grant(world, 'cat', {});
    expect(await opened(slug)).toMatchObject({ files: [{ name: 'ending.txt' }] });
  });

  it('is refused without an end within a year, for nothing, for what others brought, and to strangers', async () => {
    const file = await libraryFile(ana, 'of-ana.txt');
    expect(await refusal(cat, 'LibraryShare/make', share({ file_ids: [file.id] }))).toContain('Only who may change');
    expect(await refusal(eve, 'LibraryShare/make', share({ file_ids: [file.id] }))).toContain('Only who may change');
    expect(await refusal(ana, 'LibraryShare/make', share({}))).toBe('Choose at least one file or folder.');
    expect(await refusal(ana, 'LibraryShare/make', share({ file_ids: [file.id], ends_at: inDays(400) }))).toContain(
      'a year',
    );
    expect(await refusal(ana, 'LibraryShare/make', share({ file_ids: [file.id], ends_at: inDays(-1) }))).toContain(
      'ended already',
    );
    expect(await refusal(ana, 'LibraryShare/make', share({ file_ids: [file.id], password: 'abc' }))).toContain(
      '6 characters',
    );
    const { id, slug } = await made(ana, { file_ids: [file.id] });
    expect((await cat.get(`LibraryShare/find/${id}`)).success).toBe(false);
    expect(await refusal(cat, 'LibraryShare/save', { id, is_on: 0 })).toBe('Link not found.');
    expect(await refusal(eve, 'LibraryShare/set-password', { id, password: '' })).toBe('Link not found.');
    expect(await opened(`${slug.slice(0, 42)}x`)).toContain('does not exist');
  });

  it('is one however often it is asked for with its key', async () => {
    const file = await libraryFile(cat, 'once.txt');
    const asked = share({ file_ids: [file.id] });
    const answers = await Promise.all(Array.from({ length: 50 }, () => cat.post('LibraryShare/make', asked)));
    expect(new Set(answers.map(({ data }) => v.parse(v.object({ slug: v.string() }), data).slug)).size).toBe(1);
  });

  it('guessed too often from one address is not looked for any more', async () => {
    for (let guess = 0; guess < 40; guess += 1) await opened(`${'a'.repeat(41)}${guess}`);
    expect(await opened('b'.repeat(43))).toContain('Too many attempts');
  });
});
