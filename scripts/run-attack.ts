import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT, runProgram, toolEnv, toolPath } from './run-program.ts';
import type { Tally } from './tally.ts';

type AttackOptions = {
  /** At least 12,000 calls against access rules and 5,000 malformed inputs; otherwise a tenth of that. */
  isFull: boolean;
  say: (line: string) => void;
};

type Suite = { name: string; leaks: string[]; writes: string[]; crashes: string[] };

/** Starts a server with the demo's companies, attacks it, and counts each kind of attack as one test. */
export async function runAttack({ isFull, say }: AttackOptions): Promise<Tally> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fieldspan-attack-'));
  // The database runs under another account, which needs to enter the folder.
  await chmod(dataDir, 0o755);
  const report = join(dataDir, 'attack.json');
  const server = await startServer(dataDir);
  try {
    say(`Attacking ${server.url} …`);
    await runProgram(toolPath('node'), [join(PROJECT, 'e2e', 'attack', 'main.ts')], {
      env: toolEnv({ ATTACK_URL: server.url, ATTACK_SIZE: isFull ? 'full' : 'small', ATTACK_REPORT: report }),
      isShown: true,
    });
    return tallyOf(JSON.parse(await readFile(report, 'utf8')));
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function tallyOf(suites: readonly Suite[]): Tally {
  const wrong = suites.map(({ name, leaks, writes, crashes }) => ({ name, why: [...leaks, ...writes, ...crashes] }));
  const failed = wrong.filter(({ why }) => why.length > 0);
  return {
    passed: suites.length - failed.length,
    failed: failed.length,
    skipped: 0,
    troubles: failed.map(({ name, why }) => ({ name: `attack: ${name}`, why: why.join('\n'), isPassed: false })),
  };
}

/** @throws Error with the server's output if it does not listen */
async function startServer(dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [join(PROJECT, 'server', 'demo', 'src', 'main.ts')], {
    cwd: PROJECT,
    env: toolEnv({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '1', LOG_LEVEL: 'error' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let said = '';
  const port = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [, listening] = /"listening":(\d+)/.exec(said) ?? [];
        if (listening !== undefined) resolve(listening);
      });
    }
    void ended.then(() => reject(new Error(`The server to attack did not start.\n${said.slice(-2000)}`)));
  });
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await ended;
  }
  return { url: `http://127.0.0.1:${port}`, stop };
}
