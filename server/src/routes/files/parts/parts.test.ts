import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { UploadedSchema } from '@fieldspan/contract/calls';
import { sql } from 'kysely';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { NOT_ACCEPTED } from '../../../media/file-type.ts';
import { objectKey } from '../../../storage/storage.ts';
import type { Caller } from '../../testing/caller.ts';
import { openWorld } from '../../testing/world.ts';
import { dropForgotten } from './begun-keeper.ts';

const world = await openWorld();
const [ana, bob, eve] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('eve')]);
const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c2410c' } })
  .jpeg()
  .toBuffer();

afterAll(() => world.stop());

const PART = '/api/LibraryUpload/part';
const TUS = { 'tus-resumable': '1.0.0' };

const begin = (by: Caller, key: string, bytes: number) =>
  world.request(PART, {
    method: 'POST',
    headers: {
      ...by.headers,
      ...TUS,
      'upload-length': String(bytes),
      'upload-metadata': `key ${Buffer.from(key).toString('base64')}`,
    },
  });

type Part = { key: string; at: number; bytes: Uint8Array | ReadableStream<Uint8Array> };

function add(by: Caller, { key, at, bytes }: Part, request = world.request): Promise<Response> {
  const init = {
    method: 'POST',
    headers: { ...by.headers, ...TUS, 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' },
    body: bytes instanceof Uint8Array ? Uint8Array.from(bytes) : bytes,
    duplex: 'half',
  };
  return request(`${PART}/${key}`, init);
}

async function arrived(by: Caller, key: string): Promise<number | null> {
  const { headers } = await world.request(`${PART}/${key}`, { method: 'HEAD', headers: { ...by.headers, ...TUS } });
  const offset = headers.get('upload-offset');
  return offset === null ? null : Number(offset);
}

const finish = (by: Caller, key: string, original_filename = 'crack.jpg') =>
  by.post('LibraryUpload/finish', { client_key: `c-${key}`, upload_key: key, original_filename });

async function sendAll(by: Caller, key: string, bytes: Buffer): Promise<void> {
  expect((await begin(by, key, bytes.length)).status).toBe(201);
  expect((await add(by, { key, at: 0, bytes })).status).toBe(204);
}

/** The line is lost after these bytes. */
const cutAfter = (bytes: Buffer): ReadableStream<Uint8Array> => {
  const parts = [bytes];
  return new ReadableStream({
    async pull(controller) {
      const part = parts.shift();
      if (part) controller.enqueue(Uint8Array.from(part));
      // What is still between the streams when the line is lost is lost with it.
      else await delay(50);
      if (!part) controller.error(new Error('The line is gone'));
    },
  });
};

const partObjects = async () => {
  const keys: string[] = [];
  for await (const key of world.services.storage.keys('')) if (key.endsWith('.part')) keys.push(key);
  return keys;
};

describe('a file that arrives in parts', () => {
  it('is stored as one, whichever process took a part, and leaves nothing behind', async () => {
    const other = await world.elsewhere();
    expect((await begin(ana, 'k1', photo.length)).headers.get('location')).toBe(`${PART}/k1`);
    await add(ana, { key: 'k1', at: 0, bytes: photo.subarray(0, 700) });
    expect(await arrived(ana, 'k1')).toBe(700);
    expect((await add(ana, { key: 'k1', at: 700, bytes: photo.subarray(700) }, other)).status).toBe(204);
    const stored = v.parse(UploadedSchema, (await finish(ana, 'k1')).data);
    expect(stored).toMatchObject({
      original_filename: 'crack.jpg',
      type: 'image/jpeg',
      bytes: photo.length,
      width: 400,
    });
    const { storage } = world.services;
    expect(await buffer(Readable.from(await storage.get(objectKey(1, stored.filename))))).toEqual(photo);
    expect(await partObjects()).toEqual([]);
    expect(await readdir(join(world.services.config.dataDir, 'incoming'))).toEqual([]);
  });

  it('is stored once however often its end is asked for, and is not sent again', async () => {
    await sendAll(ana, 'k2', photo);
    const ends = await Promise.all([finish(ana, 'k2'), finish(ana, 'k2')]);
    ends.push(await finish(ana, 'k2'));
    const ids = ends.filter(({ success }) => success).map(({ data }) => v.parse(UploadedSchema, data).id);
    expect(new Set(ids).size).toBe(1);
    expect(await arrived(ana, 'k2')).toBe(photo.length);
  });

  it('keeps what came before the line was lost, and goes on from there', async () => {
    await begin(ana, 'k3', photo.length);
    await add(ana, { key: 'k3', at: 0, bytes: cutAfter(photo.subarray(0, 500)) });
    await expect.poll(() => arrived(ana, 'k3')).toBe(500);
    await add(ana, { key: 'k3', at: 500, bytes: photo.subarray(500) });
    expect((await finish(ana, 'k3')).data).toMatchObject({ bytes: photo.length, height: 300 });
  });

  it('takes the bytes of a place once: a second request for it is refused, and the file is whole', async () => {
    await begin(ana, 'k4', photo.length);
    const tries = await Promise.all([1, 2].map(() => add(ana, { key: 'k4', at: 0, bytes: photo.subarray(0, 600) })));
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(await begin(ana, 'k4', photo.length).then(() => arrived(ana, 'k4'))).toBe(600);
    await add(ana, { key: 'k4', at: 600, bytes: photo.subarray(600) });
    expect((await finish(ana, 'k4')).data).toMatchObject({ bytes: photo.length });
    expect(await partObjects()).toEqual([]);
  });

  it('of which something is missing is not stored; its sender is told to go on', async () => {
    await begin(ana, 'k5', photo.length);
    await add(ana, { key: 'k5', at: 0, bytes: photo.subarray(0, 100) });
    expect(await finish(ana, 'k5')).toMatchObject({ status: 425, success: false });
    expect(await finish(ana, 'never')).toMatchObject({ status: 425 });
  });

  it('of which the file store has lost a part is begun again', async () => {
    await sendAll(ana, 'k5b', photo);
    for (const key of await partObjects()) await world.services.storage.delete(key);
    expect(await finish(ana, 'k5b')).toMatchObject({ status: 425, success: false });
    await sendAll(ana, 'k5b', photo);
    expect((await finish(ana, 'k5b')).data).toMatchObject({ bytes: photo.length });
  });

  it('of a kind that is not taken is refused by its bytes, and nothing of it is kept', async () => {
    const before = await partObjects();
    await sendAll(ana, 'k6', Buffer.from(`MZ${'\0'.repeat(300)}`));
    expect((await finish(ana, 'k6', 'photo.jpg')).errors).toEqual([NOT_ACCEPTED]);
    expect(await partObjects()).toEqual(before);
    expect(await arrived(ana, 'k6')).toBeNull();
  });
});

describe('a begun file', () => {
  it('is its sender’s alone, also under the same name', async () => {
    await begin(ana, 'own', photo.length);
    await add(ana, { key: 'own', at: 0, bytes: photo.subarray(0, 300) });
    for (const other of [bob, eve]) {
      expect(await arrived(other, 'own')).toBeNull();
      expect((await add(other, { key: 'own', at: 300, bytes: photo.subarray(300) })).status).toBe(404);
      await begin(other, 'own', 10);
      expect(await arrived(other, 'own')).toBe(0);
    }
    expect(await arrived(ana, 'own')).toBe(300);
    expect((await world.request(PART, { method: 'POST', headers: TUS })).status).toBe(401);
  });

  it('above 500 MB, or longer than it said, is refused', async () => {
    expect((await begin(ana, 'huge', 500_000_001)).status).toBe(413);
    await begin(ana, 'longer', 10);
    expect((await add(ana, { key: 'longer', at: 0, bytes: Buffer.alloc(11, 'x') })).status).toBe(413);
    expect(await arrived(ana, 'longer')).toBeLessThanOrEqual(10);
  });

  it('opens nothing to other sites', async () => {
    const answer = await begin(ana, 'cors', 10);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const foreign = { ...ana.headers, ...TUS, origin: 'https://evil.example', 'upload-length': '1' };
    expect((await world.request(PART, { method: 'POST', headers: foreign })).status).toBe(403);
  });

  it('that nobody goes on with is removed after two weeks, with its parts', async () => {
    await begin(ana, 'old', 100);
    await add(ana, { key: 'old', at: 0, bytes: Buffer.alloc(50, 'x') });
    await world.services.db.system((tx) =>
      sql`update begun_upload set updated_at = now() - interval '15 days' where upload_key = 'old'`.execute(tx),
    );
    const before = (await partObjects()).length;
    expect(await dropForgotten(world.services)).toBe(1);
    expect(await arrived(ana, 'old')).toBeNull();
    expect(await partObjects()).toHaveLength(before - 1);
  });

  it('makes room for a fifty-first of the same person, the longest untouched first', async () => {
    for (let count = 0; count < 51; count += 1) await begin(bob, `many-${count}`, 10);
    expect([await arrived(bob, 'many-0'), await arrived(bob, 'many-50')]).toEqual([null, 0]);
  });
});
