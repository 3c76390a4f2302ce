import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UploadedSchema } from '@fieldspan/contract/calls';
import type { Uploaded } from '@fieldspan/contract/calls';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { NOT_ACCEPTED } from '../../media/file-type.ts';
import { objectKey } from '../../storage/storage.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';

const HEIC = new URL('../../media/fixtures/two-tones.heic', import.meta.url);

const world = await openWorld();
const [ana, bob, cat, eve] = await Promise.all([
  world.signIn('ana'),
  world.signIn('bob'),
  world.signIn('cat'),
  world.signIn('eve'),
]);
const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c2410c' } })
  .jpeg()
  .toBuffer();

afterAll(() => world.stop());

type Sent = { name: string; bytes: string | Uint8Array; client_key?: string };

function send(by: Caller, { name, bytes, ...fields }: Sent) {
  const part = typeof bytes === 'string' ? bytes : Uint8Array.from(bytes);
  return by.post('LibraryUpload/save', { ...fields, file: new File([part], name, { type: 'image/png' }) });
}

async function upload(by: Caller, sent: Sent): Promise<Uploaded> {
  const { data, errors } = await send(by, sent);
  if (data === null) throw new Error(errors.join(' '));
  return v.parse(UploadedSchema, data);
}

const incoming = () => readdir(join(world.services.config.dataDir, 'incoming'));

describe('an upload', () => {
  it('returns what a screen needs to show it before it is loaded', async () => {
    const stored = await upload(ana, { name: 'Grundriss – süd.jpg', bytes: photo });
    expect(stored).toMatchObject({
      original_filename: 'Grundriss – süd.jpg',
      type: 'image/jpeg',
      bytes: photo.length,
      width: 400,
      height: 300,
      filename: expect.stringMatching(/^[0-9a-f]{32}\.jpg$/),
      thumb_filename: expect.stringMatching(/^[0-9a-f]{32}\.thumb\.webp$/),
    });
    expect(stored.record_id).toBe(stored.id);
    expect(await incoming()).toEqual([]);
  });

  it('stores only the last part of its name', async () => {
    expect((await upload(ana, { name: '../../etc/pass\u202Ewd.txt', bytes: 'notes' })).original_filename).toBe(
      'passwd.txt',
    );
  });

  it.each([
    ['a page that calls itself a photo', 'photo.jpg', '<html><script>alert(1)</script>'],
    ['a program that calls itself a list', 'list.csv', `MZ${'\0'.repeat(200)}`],
    ['a page that calls itself a video', 'walk.mp4', '<html></html>'],
    ['a program', 'run.exe', `MZ${'\0'.repeat(200)}`],
  ])('%s is refused, with the accepted types by name', async (_, name, bytes) => {
    expect(await send(ana, { name: name, bytes: bytes })).toMatchObject({
      status: 200,
      success: false,
      errors: [NOT_ACCEPTED],
    });
    expect(await incoming()).toEqual([]);
  });

  it('an empty file, and no file, are refused', async () => {
    expect((await send(ana, { name: 'empty.txt', bytes: '' })).errors).toEqual(['The file is empty.']);
    expect((await ana.post('LibraryUpload/save', { client_key: 'k' })).errors).toEqual(['No file was sent.']);
  });

  it('sent again with its client_key is stored once, also if both attempts run at the same time', async () => {
    const client_key = crypto.randomUUID();
    const tries = await Promise.all([1, 2, 3].map(() => upload(ana, { name: 'a.jpg', bytes: photo, client_key })));
    tries.push(await upload(ana, { name: 'a.jpg', bytes: photo, client_key }));
    expect(new Set(tries.map((stored) => stored.id)).size).toBe(1);
    expect(new Set(tries.map((stored) => stored.filename)).size).toBe(1);
    expect((await send(bob, { name: 'b.txt', bytes: 'mine', client_key })).errors).toEqual([
      'This file was already sent by somebody else.',
    ]);
  });

  it('can be renamed and removed only by its owner', async () => {
    const stored = await upload(ana, { name: 'a.txt', bytes: 'notes' });
    const rename = { id: stored.id, original_filename: 'site notes.txt' };
    expect((await bob.post('LibraryUpload/save', rename)).success).toBe(false);
    expect((await ana.post('LibraryUpload/save', rename)).data).toMatchObject({ original_filename: 'site notes.txt' });
    expect((await bob.post('LibraryUpload/delete', { id: stored.id })).success).toBe(false);
    expect((await ana.post('LibraryUpload/delete', { id: stored.id })).success).toBe(true);
    expect((await ana.resource('files', stored.filename)).status).toBe(404);
    expect(await world.services.storage.head(objectKey(1, stored.filename))).not.toBeNull();
  });

  it('needs a session', async () => {
    const body = new FormData();
    body.set('file', new File(['x'], 'a.txt'));
    expect((await world.request('/api/LibraryUpload/save', { method: 'POST', body })).status).toBe(401);
  });
});

describe('a resource', () => {
  it('has headers that prevent it from running anything', async () => {
    const stored = await upload(ana, { name: 'a.jpg', bytes: photo });
    const answer = await ana.resource('images', stored.filename);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(photo);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(photo.length),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
      'cache-control': 'private, max-age=43200',
      etag: `"${stored.filename}"`,
    });
    const thumb = await ana.resource('images', stored.thumb_filename ?? '');
    expect(thumb.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(await thumb.arrayBuffer()).metadata()).height).toBe(240);
  });

  it('is served in ranges, and not at all if the browser has it', async () => {
    const stored = await upload(ana, { name: 'a.txt', bytes: '0123456789' });
    const part = await ana.resource('files', stored.filename, { range: 'bytes=2-4' });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10']);
    const beyond = await ana.resource('files', stored.filename, { range: 'bytes=10-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    const known = await ana.resource('files', stored.filename, { 'if-none-match': `"${stored.filename}"` });
    expect([known.status, await known.text()]).toEqual([304, '']);
    const changed = await ana.resource('files', stored.filename, { range: 'bytes=2-4', 'if-range': '"other"' });
    expect([changed.status, await changed.text()]).toEqual([200, '0123456789']);
  });

  it('that could run scripts is only ever downloaded', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><script>alert(1)</script></svg>';
    const stored = await upload(ana, { name: 'logo.svg', bytes: svg });
    const original = await ana.resource('files', stored.filename);
    expect(original.headers.get('content-type')).toBe('application/octet-stream');
    expect(original.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''logo.svg");
    expect((await ana.resource('images', stored.filename)).headers.get('content-type')).toBe('image/webp');
  });

  it('from a phone (HEIC) is shown as a picture that every browser knows, and stored unchanged', async () => {
    const original = await readFile(HEIC);
    const stored = await upload(ana, { name: 'IMG_1.HEIC', bytes: original });
    expect(stored).toMatchObject({ type: 'image/heic', width: 96, height: 64 });
    expect((await ana.resource('images', stored.filename)).headers.get('content-type')).toBe('image/webp');
    const kept = await ana.resource('files', stored.filename);
    expect(kept.headers.get('content-type')).toBe('image/heic');
    expect(Buffer.from(await kept.arrayBuffer())).toEqual(original);
  });

  it('of one person is hidden from others until a record shows it to them', async () => {
    const stored = await upload(bob, { name: 'a.jpg', bytes: photo });
    expect((await ana.resource('images', stored.filename)).status).toBe(404);
    await bob.saved('LibraryFile/save', { file_id: stored.id, caption: 'For everybody' });
    expect((await ana.resource('images', stored.filename)).status).toBe(200);
    expect((await eve.resource('images', stored.filename)).status).toBe(404);
  });

  it('in a thread can be seen by people who may read the thread, not even by an Admin who may not', async () => {
    const stored = await upload(bob, { name: 'a.jpg', bytes: photo });
    const thread = await bob.saved('MessageThread/save', {
      subject: 'Private',
      is_open_thread: 0,
      Members: [world.ids['cat']],
    });
    await bob.saved('Message/save', { thread_id: thread, message: '', image_id: stored.id });
    expect((await cat.resource('images', stored.thumb_filename ?? '')).status).toBe(200);
    expect((await ana.resource('images', stored.filename)).status).toBe(404);
    await cat.post('MessageThread/leave', { id: thread });
    expect((await cat.resource('images', stored.filename)).status).toBe(404);
  });

  it.each([
    ['a wrong token', (stored: Uploaded) => `/resources/images/${'x'.repeat(43)}/${stored.filename}`],
    [
      'an api key in place of the token',
      (stored: Uploaded) => `/resources/images/${ana.session.api_key}/${stored.filename}`,
    ],
    [
      'another kind of address',
      (stored: Uploaded) => `/resources/secrets/${ana.session.session_token}/${stored.filename}`,
    ],
    ['a path', () => `/resources/files/${ana.session.session_token}/..%2F..%2Fpostgres`],
    ['a file that is not there', () => `/resources/files/${ana.session.session_token}/ab12.txt`],
  ])('%s finds nothing', async (_, path) => {
    const stored = await upload(ana, { name: 'a.jpg', bytes: photo });
    const { cookie = '' } = ana.headers;
    expect((await world.request(path(stored), { headers: { cookie } })).status).toBe(404);
  });

  it('opens in no other browser: an address that was passed on shows nothing', async () => {
    const stored = await upload(ana, { name: 'a.jpg', bytes: photo });
    const path = `/resources/files/${ana.session.session_token}/${stored.filename}`;
    const { cookie = '' } = bob.headers;
    expect((await world.request(path)).status).toBe(404);
    expect((await world.request(path, { headers: { cookie } })).status).toBe(404);
    expect((await world.request(path, { headers: { cookie: ana.headers['cookie'] ?? '' } })).status).toBe(200);
  });

  it('expires with its token', async () => {
    const dan = await world.signIn('dan');
    const stored = await upload(dan, { name: 'a.txt', bytes: 'notes' });
    expect((await dan.resource('files', stored.filename)).status).toBe(200);
    await dan.post('user/sign-out');
    expect((await dan.resource('files', stored.filename)).status).toBe(404);
  });

  it('an avatar opens by the slug of its picture or of its person, and by no other', async () => {
    const filename = 'face0001.webp';
    await world.services.storage.put(objectKey(0, filename), Buffer.from('webp'));
    const { slug } = await world.services.db.system((tx) =>
      tx
        .insertInto('profile_image')
        .values({ tenant_id: 0, user_id: world.ids['ana'] ?? 0, filename })
        .returning('slug')
        .executeTakeFirstOrThrow(),
    );
    const status = async (segment: string) =>
      (await world.request(`/resources/profile-images/${segment}/${filename}`)).status;
    expect([await status(slug), await status('ana-slug'), await status('bob-slug')]).toEqual([200, 200, 404]);
  });
});
