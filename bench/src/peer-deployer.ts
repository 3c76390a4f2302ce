import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { verify } from '../../deploy/src/registry/verify.ts';
import { promoter } from '../../deploy/src/testing/promoter.ts';
import { smallRegistry } from './small-registry.ts';
import { printTable } from './table.ts';

const RUNS = 3;
const UPDATES = 200;
const WRITERS = ['a', 'b'];

type Outcome = {
  acknowledged: number;
  kept: number;
  damaged: number;
  reads: number;
  /** Whether the store can be read at the end. */
  isWhole: boolean;
  seconds: number;
};

/** Reads a file again and again, as browsers and edges do, until told to stop. */
async function readAgainAndAgain(file: string, over: AbortSignal): Promise<Pick<Outcome, 'reads' | 'damaged'>> {
  const found = { reads: 0, damaged: 0 };
  while (!over.aborted) {
    found.reads += 1;
    await readFile(file, 'utf8')
      .then((text): unknown => JSON.parse(text))
      .catch(() => (found.damaged += 1));
  }
  return found;
}

async function startDeployer(program: string, folder: string): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort();
  const child = spawn(process.execPath, [program, 'config.json'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { child, url };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error('import-map-deployer did not start');
}

/**
 * The updates of one writer, one after the other.
 * @returns how many were acknowledged
 */
async function update(url: string, writer: string): Promise<number> {
  let acknowledged = 0;
  for (let at = 0; at < UPDATES; at += 1) {
    const asked = fetch(`${url}/services?env=prod&skip_url_check=true`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: `${writer}${at}`, url: `https://cdn.example/${writer}/${at}.js` }),
    });
    const isTaken = await asked.then(
      ({ ok }) => ok,
      () => false,
    );
    if (isTaken) acknowledged += 1;
  }
  return acknowledged;
}

/**
 * How many services the import map has; null if it cannot be read. The second entry of each, for its folder, is not
 * counted.
 */
async function servicesIn(file: string): Promise<number | null> {
  try {
    const map: unknown = JSON.parse(await readFile(file, 'utf8'));
    const imports: unknown = typeof map === 'object' && map !== null ? Reflect.get(map, 'imports') : null;
    return Object.keys(imports ?? {}).filter((name) => !name.endsWith('/')).length;
  } catch {
    return null;
  }
}

async function theirRun(program: string, folder: string): Promise<Outcome> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'importmap.json');
  await writeFile(file, '{ "imports": {}, "scopes": {} }');
  await writeFile(
    join(folder, 'config.json'),
    JSON.stringify({ manifestFormat: 'importmap', locations: { prod: file } }),
  );
  const writers = await Promise.all(WRITERS.map(() => startDeployer(program, folder)));
  try {
    const over = new AbortController();
    const reading = readAgainAndAgain(file, over.signal);
    const from = performance.now();
    const counts = await Promise.all(writers.map(({ url }, index) => update(url, WRITERS[index] ?? '')));
    const seconds = (performance.now() - from) / 1000;
    const acknowledged = counts.reduce((sum, each) => sum + each, 0);
    over.abort();
    const kept = await servicesIn(file);
    return { acknowledged, kept: kept ?? 0, isWhole: kept !== null, ...(await reading), seconds };
  } finally {
    for (const { child } of writers) child.kill();
  }
}

/** Every promotion writes a new set, so the number kept is that of log lines whose hashes are valid. */
async function ourRun(folder: string): Promise<Outcome> {
  const registry = await smallRegistry(folder);
  const { logLines: before } = await verify(registry);
  const over = new AbortController();
  const reading = readAgainAndAgain(join(registry.root, 'channels', registry.env, 'HEAD'), over.signal);
  const from = performance.now();
  const writers = ['forms', 'equipment'].map((remote) => promoter(registry, { times: UPDATES, remote }));
  await Promise.all(writers.map(({ ended }) => ended));
  const seconds = (performance.now() - from) / 1000;
  const { logLines, problems } = await verify(registry);
  over.abort();
  const { reads, damaged } = await reading;
  const acknowledged = new Set(writers.flatMap(({ seqs }) => seqs)).size;
  return { acknowledged, kept: logLines - before, damaged, reads, isWhole: problems.length === 0, seconds };
}

function row(name: string, { acknowledged, kept, damaged, reads, isWhole, seconds }: Outcome): string[] {
  const lost = String(Math.max(0, acknowledged - kept));
  return [name, String(acknowledged), lost, `${damaged} of ${reads}`, isWhole ? 'whole' : 'broken', seconds.toFixed(1)];
}

/** Two processes write the same store at the same time while a third reads it. */
export async function compareDeployers(program: string, scratch: string): Promise<void> {
  const rows: string[][] = [];
  for (let at = 1; at <= RUNS; at += 1) {
    rows.push(row(`import-map-deployer, run ${at}`, await theirRun(program, join(scratch, `theirs-${at}`))));
    rows.push(row(`registry, run ${at}`, await ourRun(join(scratch, `ours-${at}`))));
  }
  const header = ['', 'acknowledged', 'of them lost', 'damaged when read', 'at the end', 'seconds'];
  printTable(`Two processes, ${UPDATES} updates each, one store on a local disk`, header, rows);
}
