import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { answering, ask, listening } from '../testing/listening.ts';
import { createEdge } from './edge.ts';

async function edgeTo(servers: string[], patienceMs = 0) {
  const edge = createEdge({ registry: { root: '/nowhere', env: 'local' }, servers, log: () => {}, patienceMs });
  onTestFinished(() => edge.stop());
  return { ...(await listening(edge.server)), moveServer: edge.moveServer };
}

type Death = (incoming: IncomingMessage, response: ServerResponse) => void;

/** A server that reads each request and then dies. */
async function dying(die: Death) {
  const asked: string[] = [];
  const server = await answering((incoming, response) => {
    asked.push(`${incoming.method} ${incoming.url}`);
    incoming.resume().on('end', () => die(incoming, response));
  });
  return { ...server, asked };
}

const DEATHS: [string, Death][] = [
  ['before it answers', ({ socket }) => socket.destroy()],
  [
    'in the middle of its answer',
    ({ socket }, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"success":', () => socket.destroy());
    },
  ],
];

const well: RequestListener = (incoming, response) => {
  let body = '';
  incoming.on('data', (chunk) => (body += String(chunk)));
  incoming.on('end', () => response.end(`well ${incoming.method} ${body}`));
};

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const PARTS = { 'content-type': 'multipart/form-data; boundary=b' };
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--b--\r\n`;
const sized = (headers: Record<string, string>, body: string) => ({
  method: 'POST',
  headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
  body,
});

test.each(DEATHS)('a read that a server dies over %s is sent to another one', async (_when, die) => {
  const [one, other] = [await dying(die), await answering(well)];
  const site = await edgeTo([one.url, other.url]);
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask(site.port, '/api/Job/get')));
  expect(answers.map(({ status, text }) => [status, text])).toEqual(
    Array.from({ length: 4 }, () => [200, 'well GET ']),
  );
  expect(one.asked.length).toBeGreaterThan(0);
});

test.each(
  DEATHS.flatMap(([when, die]) => [
    [when, 'a form', FORM, 'amount=3&client_key=k1', die] as const,
    [when, 'parts', PARTS, part('client_key', 'k1'), die] as const,
  ]),
)('a write that a server dies over %s goes to another one with its client key, as %s', async (...given) => {
  const [, , headers, body, die] = given;
  const [one, other] = [await dying(die), await answering(well)];
  const site = await edgeTo([one.url, other.url]);
  const answer = await ask(site.port, '/api/Expense/save', sized(headers, body));
  expect([answer.status, answer.text]).toEqual([200, `well POST ${body}`]);
  expect(one.asked).toEqual(['POST /api/Expense/save']);
});

test.each([
  ['no key', FORM, 'amount=3'],
  ['an empty key', FORM, 'client_key=&amount=3'],
  ['another field that is named alike', FORM, 'my_client_key=3'],
  ['a text that speaks of the key', PARTS, part('note', 'name="client_key" 5')],
])('a write with %s is not sent twice', async (_what, headers, body) => {
  const other = await dying(({ socket }) => socket.destroy());
  const one = await dying(({ socket }) => socket.destroy());
  const site = await edgeTo([one.url, other.url]);
  const answer = await ask(site.port, '/api/Expense/save', sized(headers, body));
  expect(answer.status).toBe(502);
  expect([...one.asked, ...other.asked]).toHaveLength(1);
});

test('a request that kills each server that reads it is given up after three', async () => {
  const servers = await Promise.all(Array.from({ length: 5 }, () => dying(({ socket }) => socket.destroy())));
  const site = await edgeTo(servers.map(({ url }) => url));
  expect((await ask(site.port, '/api/Job/get')).status).toBe(502);
  expect(servers.flatMap(({ asked }) => asked)).toHaveLength(3);
});

test('while no server is up a request waits, and goes to the first one that is back', async () => {
  const gone = await answering(well);
  await gone.close();
  const site = await edgeTo([gone.url], 5000);
  const asked = ask(site.port, '/api/Job/save', { method: 'POST', headers: FORM, body: 'amount=3' });
  const back = await answering(well);
  site.moveServer(gone.url, back.url);
  const { status, text } = await asked;
  expect([status, text]).toEqual([200, 'well POST amount=3']);
});

test('and gets an error message when none comes back', async () => {
  const gone = await answering(well);
  await gone.close();
  const site = await edgeTo([gone.url], 300);
  const answer = await ask(site.port, '/api/Job/get');
  expect([answer.status, answer.text]).toEqual([503, expect.stringContaining('Nothing was changed')]);
});
