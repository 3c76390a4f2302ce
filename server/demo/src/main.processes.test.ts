import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

it('does not start where no demo is allowed: nothing is opened', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'demo-main-'));
  const program = new URL('./main.ts', import.meta.url).pathname;
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent', DATABASE_URL: '' };
  const server = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [[code], said] = await Promise.all([once(server, 'exit'), text(server.stderr)]);
  expect(said).toContain('DEMO=0 asks for a server without the demo');
  expect(code).toBe(2);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  await rm(dataDir, { recursive: true });
}, 60_000);
