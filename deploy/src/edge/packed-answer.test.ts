import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { answering, listening } from '../testing/listening.ts';
import { createEdge } from './edge.ts';

const LONG = JSON.stringify({
  success: true,
  data: Array.from({ length: 200 }, (_, id) => ({ id, name: 'a thread' })),
});
const SHORT = JSON.stringify({ success: true, data: [] });

/** Fetches through an edge, as raw bytes. */
async function fetchRaw(accepted: string, { text = LONG, type = 'application/json; charset=utf-8' } = {}) {
  const server = await answering((_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(text),
      ETag: '"1"',
      Vary: 'Origin',
    });
    response.end(text);
  });
  const edge = createEdge({
    registry: { root: '/nowhere', env: 'local' },
    servers: [server.url],
    log: () => undefined,
  });
  onTestFinished(() => edge.stop());
  const { port } = await listening(edge.server);
  return rawAnswer(port, accepted);
}

async function rawAnswer(port: number, accepted: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{ headers: IncomingMessage['headers']; body: Buffer }>();
  const headers = { 'accept-encoding': accepted };
  request({ port, path: '/api/MessageThread/get', headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
  })
    .on('error', reject)
    .end();
  return promise;
}

test('a long answer is compressed in the best way that the client accepts', async () => {
  const brotli = await fetchRaw('gzip, deflate, br, zstd');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Origin, Accept-Encoding', etag: 'W/"1"' });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(LONG);
  expect(brotli.body.length).toBeLessThan(LONG.length / 5);
  const gzip = await fetchRaw('gzip, br;q=0');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(LONG);
});

test('a client that accepts no compression gets the answer uncompressed, with a Vary header', async () => {
  const { headers, body } = await fetchRaw('identity');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers).toMatchObject({ vary: 'Origin, Accept-Encoding', etag: '"1"' });
  expect(body.toString()).toBe(LONG);
});

test('short answers, such as those of long polls, and files are not compressed', async () => {
  const short = await fetchRaw('br', { text: SHORT });
  expect(short.headers['content-encoding']).toBeUndefined();
  expect(short.headers['content-length']).toBe(String(SHORT.length));
  const file = await fetchRaw('br', { type: 'image/png' });
  expect(file.headers['content-encoding']).toBeUndefined();
  expect(file.body.toString()).toBe(LONG);
});
