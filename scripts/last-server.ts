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
/** Fields that the database or the server sets itself. */
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

/** @returns why the published server must not start beside the current one; null if it may */
export function refusalToStart(before: readonly string[], now: readonly string[]): string | null {
  // Contract migrations do not run: they wait for somebody to name the live releases, and nobody does here.
  const newer = now.filter((name) => !before.includes(name) && !/\.(?:expand|contract)\.sql$/.test(name));
  return newer.length === 0 ? null : `the server that was published last does not know ${newer.join(', ')}`;
}

/** The demo's own program, if there is one. */
function programOf(project: string): string {
  const demo = join(project, 'server', 'demo', 'src', 'main.ts');
  return existsSync(demo) ? demo : join(project, 'server', 'src', 'main.ts');
}

/** @throws Error with the end of its output if it does not become ready */
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

/** An Admin at one server. */
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

/** The form data that would create a copy of an existing record. */
function copyOf(row: Row): URLSearchParams {
  const sent = Object.entries(row).filter(([name, value]) => !NOT_SENT.has(name) && value !== null);
  return new URLSearchParams(
    sent.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

/**
 * Lists each model, saves an existing record and creates a copy of it. Refusals count as passed, server errors as
 * failures.
 */
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
 * The server that was published last keeps working on a database that the current one has migrated, as it does during a
 * deployment. It creates the demo, the current one migrates, and then all calls go to the published one again.
 */
export async function tryLastServer(published: string, say: (line: string) => void): Promise<Tally> {
  const why = refusalToStart(migrationsOf(published), migrationsOf(PROJECT));
  if (why !== null) {
    say(`Skipped: the last server on the new schema: ${why}`);
    return { ...NOTHING, skipped: 1 };
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'fieldspan-last-'));
  // The database runs under another account, which needs to enter the folder.
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
