import { mkdir, readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode } from '@fieldspan/domain/is-error';
import S3rver from 's3rver';
import { onTestFinished } from 'vitest';
import type { Bucket } from '../registry/bucket-client.ts';
import { temporaryFolder } from './fixture-registry.ts';
import { listening } from './listening.ts';

const NAME = 'releases';
const PREFIX = 'fieldspan';

/** A test's store, with a hook between it and its clients. */
export type BucketServer = {
  bucket: Bucket;
  /** Called for each write, before it is done and again before the response is sent. */
  watch: (onWrite: (phase: 'asked' | 'done', key: string) => Promise<void>) => void;
  /** After this it no longer responds. */
  close: () => Promise<void>;
};

type Backend = { port: number; folder: string };

/** An S3 server (s3rver). Like older stores it ignores conditions on writes. */
async function startBackend(): Promise<Backend> {
  const folder = (await temporaryFolder()).path;
  await mkdir(folder, { recursive: true });
  const configureBuckets = [{ name: NAME, configs: [] }];
  const place = { port: 0, address: '127.0.0.1', directory: folder, silent: true, configureBuckets };
  // The query of a list request differs from the one that the client signed.
  const server = new S3rver(Object.assign(place, { allowMismatchedSignatures: true }));
  const { port } = await server.run();
  onTestFinished(() => server.close());
  return { port, folder };
}

function bucketAt(port: number): Bucket {
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return { name: NAME, prefix: PREFIX, endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', ...keys };
}

/** A bucket of a store that does not honour conditional writes. */
export async function carelessBucket(): Promise<Bucket> {
  return bucketAt((await startBackend()).port);
}

const keyOf = ({ url = '' }: IncomingMessage): string => decodeURIComponent(url.split('?')[0] ?? '').slice(1);

/** The ETag of the stored object, which s3rver stores beside it. */
async function tagOf({ folder }: Backend, key: string): Promise<string | null> {
  try {
    return `"${await readFile(join(folder, `${key}._S3rver_object.md5`), 'utf8')}"`;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
}

/** s3rver responds to a write before the file is complete. */
async function untilWritten({ folder }: Backend, key: string, bytes: number): Promise<void> {
  while ((await stat(join(folder, `${key}._S3rver_object`))).size < bytes) await sleep(1);
}

/** The status that Amazon S3 returns for a failed condition; null if the condition holds. */
async function refusal(backend: Backend, asked: IncomingMessage): Promise<number | null> {
  const { 'if-match': match, 'if-none-match': noneMatch } = asked.headers;
  if (match === undefined && noneMatch === undefined) return null;
  const tag = await tagOf(backend, keyOf(asked));
  if (noneMatch !== undefined) return tag === null ? null : 412;
  if (tag === null) return 404;
  return tag === match ? null : 412;
}

/**
 * s3rver leaves out folders that contain only folders, so it is asked for everything and the folders are derived here.
 */
function withFolders(listing: string, prefix: string): string {
  const folders = new Set<string>();
  const files = listing.replaceAll(/<Contents>.*?<\/Contents>/gs, (entry) => {
    const rest = (/<Key>(.*?)<\/Key>/.exec(entry)?.[1] ?? '').slice(prefix.length);
    if (!rest.includes('/')) return entry;
    folders.add(`${prefix}${rest.slice(0, rest.indexOf('/') + 1)}`);
    return '';
  });
  const prefixes = [...folders].map((each) => `<CommonPrefixes><Prefix>${each}</Prefix></CommonPrefixes>`);
  return files.replace('</ListBucketResult>', `${prefixes.join('')}</ListBucketResult>`);
}

async function list(backend: Backend, asked: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(asked.url ?? '', 'http://store');
  url.searchParams.delete('delimiter');
  asked.url = `${url.pathname}${url.search}`;
  const { bytes } = await forward(backend, asked, Buffer.alloc(0));
  const listing = withFolders(bytes.toString(), url.searchParams.get('prefix') ?? '');
  response.writeHead(200, { 'Content-Type': 'application/xml' }).end(listing);
}

function forward(
  { port }: Backend,
  asked: IncomingMessage,
  body: Buffer,
): Promise<{ answer: IncomingMessage; bytes: Buffer }> {
  const { method, url, headers } = asked;
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      answer.toArray().then((chunks) => resolve({ answer, bytes: Buffer.concat(chunks) }), reject);
    });
    sent.on('error', reject).end(body);
  });
}

const error = (status: number): string =>
  `<?xml version="1.0"?><Error><Code>${status === 404 ? 'NoSuchKey' : 'PreconditionFailed'}</Code></Error>`;

/**
 * A bucket of a store with conditional writes: s3rver behind a proxy that adds what Amazon S3 has and s3rver lacks. One
 * request at a time, so that a condition and its write are atomic.
 */
export async function bucketServer(): Promise<BucketServer> {
  const backend = await startBackend();
  let turn: Promise<unknown> = Promise.resolve();
  let onWrite: Parameters<BucketServer['watch']>[0] | null = null;

  async function write(asked: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
    const refused = await refusal(backend, asked);
    if (refused !== null) {
      response.writeHead(refused, { 'Content-Type': 'application/xml' }).end(error(refused));
      return;
    }
    await onWrite?.('asked', keyOf(asked));
    if (response.destroyed) return;
    const { answer: given, bytes } = await forward(backend, asked, body);
    await untilWritten(backend, keyOf(asked), body.length);
    await onWrite?.('done', keyOf(asked));
    response.writeHead(given.statusCode ?? 500, given.headers).end(bytes);
  }

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await asked.toArray());
    if (asked.method === 'PUT') return write(asked, response, body);
    if (asked.url?.includes('delimiter=') === true) return list(backend, asked, response);
    const { answer: given, bytes } = await forward(backend, asked, body);
    response.writeHead(given.statusCode ?? 500, given.headers).end(bytes);
    return undefined;
  }

  const server = createServer((asked, response) => {
    turn = turn.then(() => answer(asked, response)).catch(() => response.destroy());
  });
  const { port, close } = await listening(server);
  return { bucket: bucketAt(port), watch: (watcher) => (onWrite = watcher), close };
}
