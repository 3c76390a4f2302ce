import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT, toolEnv, toolPath } from './run-program.ts';
import { NOTHING, type Tally } from './tally.ts';

const START_LIMIT_MS = 300_000;
const TAIL_CHARACTERS = 2000;
const CREDENTIALS = { email: 'admin@fieldspan.test', password: 'fieldspan-demo' };
/** What the database or the server makes itself. */
const NOT_SENT = new Set([
  'id',
  'tenant_id',
  'slug',
  'created_at',
  'updated_at',
  'version',
  'client_key',
  'created_by',
]);

type Server = { url: string; stop: () => Promise<void> };
type Row = Record<string, unknown>;
type Said = { status: number; data: unknown; errors: string[] };

const migrationsOf = (project: string): string[] =>
  readdirSync(join(project, 'server', 'src', 'db', 'migrations')).filter((name) => name.endsWith('.sql'));

/** @returns why the server of before must not start beside the one of now; null when it may */
export function refusalToStart(before: readonly string[], now: readonly string[]): string | null {
  // Contract files wait until somebody says what is live, and nobody does here.
  const newer = now.filter((name) => !before.includes(name) && !/\.(?:expand|contract)\.sql$/.test(name));
  return newer.length === 0 ? null : `the server that was published last does not know ${newer.join(', ')}`;
}

/** With its demo where that is a program of its own. */
function programOf(project: string): string {
  const demo = join(project, 'server', 'demo', 'src', 'main.ts');
  return existsSync(demo) ? demo : join(project, 'server', 'src', 'main.ts');
}

/** @throws Error with the end of its output when it does not take requests */
async function startServer(project: string, dataDir: string): Promise<Server> {
  const child = spawn(toolPath('node'), [programOf(project)], {
    cwd: project,
    env: toolEnv({ DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0', HOST: '127.0.0.1', WEATHER_URL: 'off' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  const listening = new Promise<string>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('It did not take requests in five minutes.')), START_LIMIT_MS);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const port = /^\{"listening":(\d+)\}$/m.exec(output)?.[1];
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
      });
    }
    void ended.then(() => reject(new Error('It stopped.'))).finally(() => clearTimeout(limit));
  });
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await ended;
  }
  try {
    return { url: await listening, stop };
  } catch (error) {
    await stop();
    throw new Error(`The server of ${project} did not start.\n${output.slice(-TAIL_CHARACTERS)}`, { cause: error });
  }
}

/** Somebody who may do everything, at one server. */
class Admin {
  readonly #url: string;
  #headers: Record<string, string> = {};

  constructor(url: string) {
    this.#url = url;
  }

  async signIn(): Promise<void> {
    const body = new URLSearchParams(CREDENTIALS);
    const response = await fetch(`${this.#url}/api/user/authenticate`, { method: 'POST', body });
    const { data } = await response.json();
    if (!data?.api_key) throw new Error(`Nobody could sign in: ${response.status}`);
    const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0]);
    this.#headers = { cookie: cookies.join('; '), 'api-key': data.api_key };
  }

  async ask(call: string, form: URLSearchParams | null = null): Promise<Said> {
    const init = form === null ? {} : { method: 'POST', body: form };
    const response = await fetch(`${this.#url}/api/${call}`, { ...init, headers: this.#headers });
    const { data = null, errors = [] } = await response.json();
    return { status: response.status, data, errors };
  }

  async models(): Promise<string[]> {
    const response = await fetch(`${this.#url}/api/openapi.json`, { headers: this.#headers });
    const { paths } = await response.json();
    return Object.keys(paths).flatMap((path) => /\/([A-Z]\w+)\/get$/.exec(path)?.[1] ?? []);
  }
}

/** A record like one that is there, as a form would send it. */
function copyOf(row: Row): URLSearchParams {
  const sent = Object.entries(row).filter(([name, value]) => !NOT_SENT.has(name) && value !== null);
  return new URLSearchParams(
    sent.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

/** Lists each model, saves a record that is there and one like it. Being refused is an answer; breaking is none. */
async function useEverything(admin: Admin): Promise<Tally> {
  const tally: Tally = { ...NOTHING, troubles: [] };
  const note = (call: string, { status, errors }: Said): void => {
    if (status < 500) tally.passed += 1;
    else {
      tally.failed += 1;
      tally.troubles?.push({ name: `the last server: ${call}`, why: `${status} ${errors.join(' ')}`, isPassed: false });
    }
  };
  for (const model of await admin.models()) {
    const listed = await admin.ask(`${model}/get?limit=1`);
    note(`${model}/get`, listed);
    const row: Row | undefined = Array.isArray(listed.data) ? listed.data[0] : undefined;
    if (row === undefined) continue;
    note(
      `${model}/save of one that is there`,
      await admin.ask(`${model}/save`, new URLSearchParams({ id: String(row['id']) })),
    );
    note(`${model}/save of a new one`, await admin.ask(`${model}/save`, copyOf(row)));
  }
  return tally;
}

/**
 * The server that was published last goes on where the one of now has brought the database up to date, as it does while a
 * release goes out: it makes the demo, the one of now migrates, and then everything is asked of the last one again.
 */
export async function tryLastServer(published: string, say: (line: string) => void): Promise<Tally> {
  const why = refusalToStart(migrationsOf(published), migrationsOf(PROJECT));
  if (why !== null) {
    say(`Skipped: the last server on the new schema: ${why}`);
    return { ...NOTHING, skipped: 1 };
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'fieldspan-last-'));
  // The database runs as another account, which has to be able to walk in.
  await chmod(dataDir, 0o755);
  try {
    for (const project of [published, PROJECT]) await (await startServer(project, dataDir)).stop();
    const last = await startServer(published, dataDir);
    try {
      const admin = new Admin(last.url);
      await admin.signIn();
      return await useEverything(admin);
    } finally {
      await last.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
