import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { promote } from '../registry/promote.ts';
import type { Registry } from '../registry/registry.ts';
import { publishFixture, temporaryFolder } from '../testing/fixture-registry.ts';
import { answering, ask, type Listening, listening } from '../testing/listening.ts';
import { createEdge } from './edge.ts';
import type { LogEntry } from './log.ts';

type Site = Listening & { logged: LogEntry[] };

const NOWHERE: Registry = { root: '/nowhere', env: 'local' };

async function edgeTo(servers: string[], trustsProxy = false, registry = NOWHERE): Promise<Site> {
  const logged: LogEntry[] = [];
  const edge = createEdge({
    registry,
    servers,
    log: (entry) => logged.push(entry),
    trustsProxy,
  });
  onTestFinished(() => edge.stop());
  return { ...(await listening(edge.server)), logged };
}

/** Returns the received request as JSON. */
function echo(name: string) {
  return (incoming: IncomingMessage, response: ServerResponse): void => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      response.writeHead(201, {
        'X-Server': name,
        'Set-Cookie': ['a=1', 'b=2'],
        Connection: 'X-Private',
        'X-Private': 'hop',
      });
      response.end(
        JSON.stringify({
          method: incoming.method,
          url: incoming.url,
          headers: incoming.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
  };
}

const heard = (text: string): { url: string; method: string; body: string; headers: Record<string, string> } =>
  JSON.parse(text);

test('a request is passed on whole: method, address, headers and body, and the response with every cookie', async () => {
  const server = await answering(echo('one'));
  const site = await edgeTo([server.url]);
  const headers = { 'api-key': 'k', host: 'app.example', connection: 'x-mine', 'x-mine': 'hop' };
  const answer = await ask(site.port, '/api/Job/save?x=%2F', { method: 'POST', headers, body: 'a=1' });
  expect(answer.status).toBe(201);
  expect(answer.headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], 'x-server': 'one' });
  expect(answer.headers['x-private']).toBeUndefined();
  expect(heard(answer.text)).toMatchObject({ method: 'POST', url: '/api/Job/save?x=%2F', body: 'a=1' });
  expect(heard(answer.text).headers).toMatchObject({
    'api-key': 'k',
    host: 'app.example',
    'x-forwarded-host': 'app.example',
  });
  expect(heard(answer.text).headers['x-mine']).toBeUndefined();
});

test.each(['/resources/images/x/t/a.jpg', '/healthz', '/api/docs'])('%s is passed on to the server', async (path) => {
  const server = await answering(echo('one'));
  const site = await edgeTo([server.url]);
  expect(heard((await ask(site.port, path)).text).url).toBe(path);
});

test('every request has an id, which the server receives and the answer has; a stranger cannot choose it', async () => {
  const server = await answering(echo('one'));
  const open = await edgeTo([server.url]);
  const claim = { 'x-request-id': 'from-outside-1' };
  const answer = await ask(open.port, '/api/x', { headers: claim });
  const id = String(answer.headers['x-request-id']);
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(heard(answer.text).headers['x-request-id']).toBe(id);
  expect(String((await ask(open.port, '/api/x')).headers['x-request-id'])).not.toBe(id);
  const behind = await edgeTo([server.url], true);
  expect((await ask(behind.port, '/api/x', { headers: claim })).headers['x-request-id']).toBe('from-outside-1');
  const forged = await ask(behind.port, '/api/x', { headers: { 'x-request-id': 'a"b' } });
  expect(forged.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});

test('an edge without a live set says that it is not ready; with one, its servers say it', async () => {
  const server = await answering(echo('one'));
  const registry: Registry = { root: (await temporaryFolder()).path, env: 'local' };
  const empty = await edgeTo([server.url], false, registry);
  const before = await ask(empty.port, '/readyz');
  expect([before.status, before.text]).toEqual([503, expect.stringContaining('no release is live yet')]);
  await publishFixture(registry, { name: 'shell' });
  await promote(registry, ['shell@1.0.0'], { who: 'ana', reason: null });
  const filled = await edgeTo([server.url], false, registry);
  expect(heard((await ask(filled.port, '/readyz')).text).url).toBe('/readyz');
});

test("a client's own word about where it comes from counts only behind a trusted proxy", async () => {
  const server = await answering(echo('one'));
  const claim = { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-proto': 'https' };
  const open = await edgeTo([server.url]);
  expect(heard((await ask(open.port, '/api/x', { headers: claim })).text).headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
  });
  const behind = await edgeTo([server.url], true);
  expect(heard((await ask(behind.port, '/api/x', { headers: claim })).text).headers).toMatchObject({
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-proto': 'https',
  });
});

test('servers are asked in turn; a dead one is skipped with the body unharmed', async () => {
  const one = await answering(echo('one'));
  const two = await answering(echo('two'));
  const site = await edgeTo([one.url, two.url]);
  const names = [];
  for (let index = 0; index < 4; index += 1) names.push((await ask(site.port, '/api/x')).headers['x-server']);
  expect(names).toEqual(['one', 'two', 'one', 'two']);
  await one.close();
  for (let index = 0; index < 4; index += 1) {
    const answer = await ask(site.port, '/api/x', { method: 'POST', body: 'kept' });
    expect([answer.headers['x-server'], heard(answer.text).body]).toEqual(['two', 'kept']);
  }
  expect(site.logged.filter(({ event }) => event === 'server-not-ready')).toHaveLength(1);
});

test('with no server the answer has the format of an API failure', async () => {
  const dead = await answering(echo('one'));
  await dead.close();
  const site = await edgeTo([dead.url]);
  const answer = await ask(site.port, '/api/Job/get?token=secret');
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1']);
  expect(JSON.parse(answer.text)).toMatchObject({
    success: false,
    errors: [expect.stringContaining('cannot be reached')],
  });
  expect(JSON.stringify(site.logged)).not.toContain('secret');
});

test('a request is not sent again to a server that broke off', async () => {
  let asked = 0;
  const server = await answering((incoming) => {
    asked += 1;
    incoming.resume().on('end', () => incoming.socket.destroy());
  });
  const other = await answering(echo('other'));
  const site = await edgeTo([server.url, other.url]);
  const answer = await ask(site.port, '/api/Job/save', { method: 'POST', body: 'a=1' });
  expect([answer.status, asked]).toEqual([502, 1]);
});

test('bytes flow both ways while both sides are still sending', async () => {
  const server = await answering((incoming, response) => {
    incoming.on('data', (chunk: Buffer) => response.write(`heard ${chunk.toString()}`));
    incoming.on('end', () => response.end());
  });
  const site = await edgeTo([server.url]);
  const sent = request({ host: '127.0.0.1', port: site.port, path: '/api/x', method: 'POST', agent: false });
  sent.write('first');
  const response = await new Promise<IncomingMessage>((resolve) => sent.once('response', resolve));
  const heardSoFar: string[] = [];
  for await (const chunk of response) {
    heardSoFar.push(String(chunk));
    if (heardSoFar.length === 1) sent.end('second');
  }
  expect(heardSoFar).toEqual(['heard first', 'heard second']);
});

test('when a client disconnects the request at the server is cancelled too', async () => {
  const closed = Promise.withResolvers<boolean>();
  const arrived = Promise.withResolvers<boolean>();
  const server = await answering((_, response) => {
    response.on('close', () => closed.resolve(true));
    arrived.resolve(true);
  });
  const site = await edgeTo([server.url]);
  const sent = request({ host: '127.0.0.1', port: site.port, path: '/api/Message/get', agent: false });
  sent.on('error', () => {});
  sent.end();
  await arrived.promise;
  sent.destroy();
  expect(await closed.promise).toBe(true);
});

test('an invalid address is refused at the start', async () => {
  await expect(edgeTo(['127.0.0.1:3001'])).rejects.toThrow('is no server address');
});
