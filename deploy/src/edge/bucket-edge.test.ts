import { afterEach, expect, test, vi } from 'vitest';
import { bucketServer } from '../testing/bucket-server.ts';
import { temporaryFolder } from '../testing/fixture-registry.ts';
import { ask, listening } from '../testing/listening.ts';
import { BY, startedRegistry } from '../testing/promoter.ts';
import { promote } from '../registry/promote.ts';
import type { Registry } from '../registry/registry.ts';
import { createEdge } from './edge.ts';

afterEach(() => vi.restoreAllMocks());

/** An edge on another machine: it shares the bucket, not the folder. */
async function edgeOf(registry: Registry) {
  const logged: string[] = [];
  const edge = createEdge({ registry, servers: [], log: ({ event }) => logged.push(event) });
  return { ...(await listening(edge.server)), edge, logged };
}

const idIn = (html: string): string | undefined => /\/r\/forms\/([^/]+)\//.exec(html)?.[1];

test('an edge serves from a bucket, follows the live set, and keeps working and starts again while the store is away', async () => {
  const { bucket, close } = await bucketServer();
  const root = (await temporaryFolder()).path;
  const writer = await startedRegistry({ root: (await temporaryFolder()).path, bucket });
  // A copy, as in another process: it shares no cache with the writer.
  const reader = { root, bucket: { ...bucket }, env: 'local' };
  const site = await edgeOf(reader);
  const before = idIn((await ask(site.port, '/__set')).text);
  await promote(writer, ['forms@1.1.0'], BY);
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 10_000);
  await vi.waitFor(async () => expect(idIn((await ask(site.port, '/__set')).text)).not.toBe(before), {
    timeout: 10_000,
  });
  const after = idIn((await ask(site.port, '/__set')).text);
  await close();
  clock.mockReturnValue(now + 20_000);
  expect(idIn((await ask(site.port, '/__set')).text)).toBe(after);
  await vi.waitFor(() => expect(site.logged).toContain('registry-away'), { timeout: 20_000 });
  expect((await ask(site.port, `/r/forms/${after}/app.js`, { headers: { 'Accept-Encoding': 'br' } })).status).toBe(200);
  expect(idIn((await ask(site.port, '/__set')).text)).toBe(after);
  const restarted = await edgeOf({ ...reader, bucket: { ...bucket } });
  expect(idIn((await ask(restarted.port, '/__set')).text)).toBe(after);
  expect((await ask(restarted.port, `/r/forms/${after}/app.css`)).status).toBe(200);
  expect(restarted.logged).toEqual(['set', 'registry-away']);
  await Promise.all([site.edge.stop(), restarted.edge.stop()]);
}, 60_000);
