import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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

/** An upload that never ends. */
async function unfinished(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = ['POST /api/user/authenticate HTTP/1.1', 'host: x', 'content-length: 1000', 'expect: 100-continue'];
  socket.write(`${head.join('\r\n')}\r\ncontent-type: application/x-www-form-urlencoded\r\n\r\nemail=`);
  await once(socket, 'data');
  return socket;
}

it('lets go of what runs and stops the database, however many signals come', async () => {
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
