import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';

const MAIN = new URL('./main.ts', import.meta.url).pathname;
const ListeningSchema = v.pipe(v.string(), v.parseJson(), v.object({ listening: v.number() }));

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'main-'));
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function startServer(): Promise<{ server: ChildProcess; port: number }> {
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent', DATABASE_URL: '' };
  const server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  if (!server.stdout) throw new Error('The server has no output');
  const [line] = await once(createInterface(server.stdout), 'line');
  return { server, port: v.parse(ListeningSchema, line).listening };
}

/** Starts an upload that never ends. */
async function unfinished(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = ['POST /api/user/authenticate HTTP/1.1', 'host: x', 'content-length: 1000', 'expect: 100-continue'];
  socket.write(`${head.join('\r\n')}\r\ncontent-type: application/x-www-form-urlencoded\r\n\r\nemail=`);
  await once(socket, 'data');
  return socket;
}

it('ends running requests and stops the database, however many signals arrive', async () => {
  const { server, port } = await startServer();
  const pidFile = join(dataDir, 'postgres', 'data', 'postmaster.pid');
  expect(existsSync(pidFile)).toBe(true);
  const upload = await unfinished(port);
  const cut = once(upload, 'close');
  const exit = once(server, 'exit');
  server.kill('SIGINT');
  server.kill('SIGTERM');
  server.kill('SIGHUP');
  await cut;
  expect(await exit).toEqual([0, null]);
  expect(existsSync(pidFile)).toBe(false);
}, 60_000);

it.each([
  [{ HOST: '0.0.0.0', DEMO: '1' }, /set DEMO=0, or DEMO=public if .+ and set PUBLIC_URL to/],
  [{ DATABASE_URL: 'postgres://app:secret@127.0.0.1:1/x', DEMO: '' }, /\(DATABASE_URL\): set DEMO=0, or DEMO=public/],
  [{ HOST: '0.0.0.0', DEMO: '0', NODE_ENV: 'production' }, /: set PUBLIC_URL to/],
])(
  '%j is refused before anything is opened, exit 2',
  async (open, words) => {
    const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, PUBLIC_URL: '', ...open };
    const server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = text(server.stderr);
    expect(await once(server, 'exit')).toEqual([2, null]);
    expect(await said).toMatch(words);
    expect(await said).not.toContain('secret');
    expect(existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'))).toBe(false);
  },
  60_000,
);

const pidFile = () => join(dataDir, 'postgres', 'data', 'postmaster.pid');
const postmaster = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

it('when killed, leaves a database that the next start takes over', async () => {
  const first = await startServer();
  const pid = postmaster();
  const ended = once(first.server, 'exit');
  first.server.kill('SIGKILL');
  await ended;
  const second = await startServer();
  expect(postmaster()).toBe(pid);
  expect((await fetch(`http://127.0.0.1:${second.port}/readyz`)).status).toBe(200);
  const exit = once(second.server, 'exit');
  second.server.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(existsSync(pidFile())).toBe(false);
}, 60_000);

it('when killed, leaves a database that exits by itself if nobody takes it over', async () => {
  const { server } = await startServer();
  server.kill('SIGKILL');
  await expect.poll(() => existsSync(pidFile()), { timeout: 60_000, interval: 500 }).toBe(false);
}, 90_000);

it('exits when its database does, so that the supervisor restarts both', async () => {
  const { server } = await startServer();
  const exit = once(server, 'exit');
  process.kill(postmaster(), 'SIGKILL');
  expect(await exit).toEqual([1, null]);
  const again = await startServer();
  expect((await fetch(`http://127.0.0.1:${again.port}/readyz`)).status).toBe(200);
  const stopped = once(again.server, 'exit');
  again.server.kill('SIGTERM');
  expect(await stopped).toEqual([0, null]);
}, 90_000);
