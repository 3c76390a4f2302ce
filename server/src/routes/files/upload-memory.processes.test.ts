import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { launch } from '../../db/launcher.ts';
import { openPool } from '../../db/pool.ts';
import { Caller } from '../testing/caller.ts';
import { PASSWORD, settle } from '../testing/people.ts';

const MEGABYTE = 1024 * 1024;
const UPLOAD_MB = 300;
/** More than uncollected garbage takes, far less than the file. */
const MEMORY_MB = 80;

const MAIN = new URL('../../main.ts', import.meta.url).pathname;

let dataDir: string;
let server: ChildProcess;
let origin: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'upload-'));
  const cache = { NODE_COMPILE_CACHE: join(dataDir, 'compile-cache') };
  const env = {
    ...process.env,
    ...cache,
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
  };
  server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  if (!server.stdout) throw new Error('The server has no output');
  const [line] = await once(createInterface(server.stdout), 'line');
  const { listening } = v.parse(v.pipe(v.string(), v.parseJson(), v.object({ listening: v.number() })), line);
  origin = `http://127.0.0.1:${listening}`;

  // A direct connection to the server's database.
  const { connection } = await launch(dataDir);
  const db = openDatabase(openPool(connection, 1, () => undefined));
  await settle(db);
  await db.close();
}, 60_000);

afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(dataDir, { recursive: true, force: true });
}, 30_000);

/** The process's peak memory since `forgetPeak`, from /proc. */
async function peakMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** Resets the peak to the current memory; 5 is the value for that (man 5 proc, clear_refs). */
async function forgetPeak(): Promise<number> {
  await writeFile(`/proc/${server.pid}/clear_refs`, '5');
  return peakMegabytes();
}

/** A form with one PDF of the given size, generated while it is sent. */
function* formParts(boundary: string, megabytes: number): Generator<Buffer> {
  yield Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="drawings.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
  );
  yield Buffer.from('%PDF-1.7\n'.padEnd(MEGABYTE, ' '));
  const filler = Buffer.alloc(MEGABYTE, 'x');
  for (let sent = 1; sent < megabytes; sent += 1) yield filler;
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

async function send(caller: Caller, megabytes: number): Promise<{ status: number; body: unknown }> {
  const boundary = 'x-boundary-x';
  const sending = request(`${origin}/api/LibraryUpload/save`, {
    method: 'POST',
    headers: { ...caller.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  const answered = once(sending, 'response');
  // The server may respond early and close the connection.
  void pipeline(Readable.from(formParts(boundary, megabytes)), sending).catch(() => undefined);
  const [response] = await answered;
  const body: unknown = JSON.parse(await text(response));
  return { status: response.statusCode, body };
}

const signIn = () =>
  Caller.signIn((path, init) => fetch(`${origin}${path}`, init), { email: 'ana@fieldspan.test', password: PASSWORD });

it('a file above 500 MB is refused, and nothing of it is kept', async () => {
  const { status, body } = await send(await signIn(), 501);
  expect(status).toBe(413);
  expect(body).toMatchObject({ success: false, errors: ['The file is too large.'] });
  await expect.poll(() => readdir(join(dataDir, 'incoming'))).toEqual([]);
}, 120_000);

it.skipIf(process.platform !== 'linux')(
  `a file of ${UPLOAD_MB} MB is taken and given back in less than ${MEMORY_MB} MB of memory above what the server has at rest`,
  async () => {
    const ana = await signIn();
    const atRest = await forgetPeak();
    const { body } = await send(ana, UPLOAD_MB);
    const { data } = v.parse(v.object({ data: v.object({ filename: v.string(), bytes: v.number() }) }), body);
    expect(data.bytes).toBe(UPLOAD_MB * MEGABYTE);
    expect((await peakMegabytes()) - atRest).toBeLessThan(MEMORY_MB);

    const given = await ana.resource('files', data.filename);
    let bytes = 0;
    for await (const chunk of given.body ?? []) bytes += chunk.length;
    expect(bytes).toBe(UPLOAD_MB * MEGABYTE);
    expect((await peakMegabytes()) - atRest).toBeLessThan(MEMORY_MB);
  },
  120_000,
);

const VIDEO_MB = 60;
const PART_MB = 4;

/** A part of a video; the first begins as one. */
function partOf(at: number): Buffer {
  const bytes = Buffer.alloc(PART_MB * MEGABYTE, 'x');
  if (at === 0) bytes.write('\0\0\0\x18ftypisom', 'latin1');
  return bytes;
}

async function sendInParts(caller: Caller, key: string): Promise<void> {
  const headers = { ...caller.headers, 'tus-resumable': '1.0.0' };
  const bytes = VIDEO_MB * MEGABYTE;
  const metadata = `key ${Buffer.from(key).toString('base64')}`;
  const begun = { ...headers, 'upload-length': String(bytes), 'upload-metadata': metadata };
  await fetch(`${origin}/api/LibraryUpload/part`, { method: 'POST', headers: begun });
  for (let at = 0; at < bytes; at += PART_MB * MEGABYTE) {
    const { status } = await fetch(`${origin}/api/LibraryUpload/part/${key}`, {
      method: 'POST',
      headers: { ...headers, 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' },
      body: Uint8Array.from(partOf(at)),
    });
    expect(status).toBe(204);
  }
}

it.skipIf(process.platform !== 'linux')(
  `a video of ${VIDEO_MB} MB in parts is put together in less than ${MEMORY_MB} MB of memory above what the server has at rest`,
  async () => {
    const ana = await signIn();
    const atRest = await forgetPeak();
    await sendInParts(ana, 'walk');
    const finishing = { client_key: 'walk', upload_key: 'walk', original_filename: 'walk.mp4' };
    const { data } = await ana.post('LibraryUpload/finish', finishing);
    expect(data).toMatchObject({ bytes: VIDEO_MB * MEGABYTE, type: 'video/mp4' });
    expect((await peakMegabytes()) - atRest).toBeLessThan(MEMORY_MB);
  },
  120_000,
);
