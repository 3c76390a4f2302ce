import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/fixture-registry.ts';
import { answering, ask, listening } from '../testing/listening.ts';
import { createEdge } from './edge.ts';

type Site = { publicUrl?: string; trustsProxy?: boolean };

async function headerOf(site: Site, path: string, headers: Record<string, string> = {}) {
  const { path: root } = await temporaryFolder();
  const server = await answering((_, response) => response.end('{}'));
  const edge = createEdge({ registry: { root, env: 'local' }, servers: [server.url], log: () => {}, ...site });
  const { port } = await listening(edge.server);
  const answer = await ask(port, path, { headers });
  await edge.stop();
  return answer.headers['strict-transport-security'];
}

const PATHS = ['/', '/api/Company/mine', '/r/none.js', '/readyz'];

test.each(PATHS)('%s sends the header for https only, when PUBLIC_URL is https', async (path) => {
  expect(await headerOf({ publicUrl: 'https://app.example' }, path)).toBe('max-age=31536000');
});

test('only a trusted proxy can say that a request came by https', async () => {
  const proxied = { 'x-forwarded-proto': 'https' };
  expect(await headerOf({ trustsProxy: true }, '/', proxied)).toBe('max-age=31536000');
  expect(await headerOf({ trustsProxy: true }, '/', { 'x-forwarded-proto': 'http' })).toBeUndefined();
  expect(await headerOf({ trustsProxy: false }, '/', proxied)).toBeUndefined();
});

test('plain http on this machine is not upgraded', async () => {
  expect(await headerOf({}, '/')).toBeUndefined();
  expect(await headerOf({ publicUrl: 'http://localhost:8080' }, '/')).toBeUndefined();
});
