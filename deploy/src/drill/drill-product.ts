import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEdge, type Edge } from '../edge/edge.ts';
import { checkDataFolder, listenOn } from '../start/preconditions.ts';
import { KeptServer } from '../start/kept-server.ts';
import { type ServerProcess, startServer } from '../start/server-process.ts';

const SERVERS = ['server-1', 'server-2'];
const PATIENCE_MS = 8000;

export type DrillProduct = {
  url: string;
  /** Folder for mail that no mail server took. */
  mailFolder: string;
  /**
   * Kills the next server process in turn with SIGKILL.
   * @returns when it is ready again
   */
  killOne: () => Promise<void>;
  stop: () => Promise<void>;
};

type Held = { process: ServerProcess | null; kept: KeptServer; back: PromiseWithResolvers<void> };

/**
 * The servers that `npm start` runs with two servers, without pages: supervised servers behind an edge. They use the
 * PostgreSQL of a third server, which is never killed.
 */
export async function startDrillProduct(): Promise<DrillProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'drill-'));
  // The database runs as another user, which needs access to the folder.
  await chmod(folder, 0o755);
  const folderOf = async (name: string) => {
    const dataDir = join(folder, name);
    await checkDataFolder(dataDir);
    return { dataDir, logDir: join(dataDir, 'logs'), edgeHost: '127.0.0.1' };
  };
  const plain = { ...process.env, DEMO: '0', LOG_LEVEL: 'error', DATABASE_URL: '', PUBLIC_URL: 'http://localhost' };
  const holder = await startServer({ name: 'holder', env: plain, ...(await folderOf('holder')) });
  await holder.ready;
  const socket = encodeURIComponent(join(folder, 'holder', 'postgres', 'run'));
  const env = { ...plain, DATABASE_URL: `postgres://app@${socket}/postgres`, DATABASE_POOL: '8' };
  const place = await folderOf('shared');
  const held: Held[] = [];
  let edge: Edge | null = null;
  for (const name of SERVERS) {
    const start = async () => (one.process = await startServer({ name, env, ...place }));
    const onMoved = (from: string, to: string): void => {
      edge?.moveServer(from, to);
      one.back.resolve();
    };
    const kept = new KeptServer({ name, start, onMoved, say: () => {} });
    const one: Held = { process: null, back: Promise.withResolvers<void>(), kept };
    held.push(one);
    await kept.open();
  }
  const servers = held.map(({ kept }) => kept.url);
  const registry = { root: join(folder, 'no-releases'), env: 'local' };
  const site = createEdge({ registry, servers, log: () => {}, patienceMs: PATIENCE_MS });
  edge = site;
  await listenOn(site.server, { host: '127.0.0.1', port: 0 });
  const address = site.server.address();
  let turn = 0;
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    mailFolder: join(place.dataDir, 'outbox'),
    async killOne() {
      const one = held[turn % held.length];
      turn += 1;
      if (one?.process === null || one === undefined) throw new Error('There is no server to kill.');
      one.back = Promise.withResolvers<void>();
      one.process.crash();
      await one.back.promise;
    },
    async stop() {
      await site.stop();
      await Promise.all(held.map(({ kept }) => kept.stop()));
      await holder.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
