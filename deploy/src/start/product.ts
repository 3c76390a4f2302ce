import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Edge } from '../edge/edge.ts';
import { withOwnKeys, writeOpsKey } from '../registry-keys.ts';
import { checkDataFolder, checkPort, holdDataFolder } from './preconditions.ts';
import type { Progress } from './progress.ts';
import { bringReleasesUpToDate } from './current-releases.ts';
import { type Ready, type ServerProcess, startServer } from './server-process.ts';
import { startEdge } from './start-edge.ts';
import type { StartSettings } from './start-settings.ts';

export type Product = {
  servers: ServerProcess[];
  accounts: Ready['accounts'];
  edge: Edge;
  lock: { release: () => void };
};

/** Starts the first server alone: it makes the tables and the demo company; the others find them. */
async function startServers(settings: StartSettings, servers: ServerProcess[]): Promise<Ready[]> {
  const ready: Ready[] = [];
  for (let number = 1; number <= settings.servers; number += 1) {
    const name = settings.servers === 1 ? 'server' : `server-${number}`;
    const server = await startServer({ name, dataDir: settings.dataDir, logDir: settings.logDir, env: process.env });
    servers.push(server);
    ready.push(await server.ready);
  }
  return ready;
}

/**
 * Starts everything: server and builds at the same time, the edge when both are there.
 * @param servers every server process is put in here as soon as it runs, so that a failure half-way can stop them
 */
export async function startProduct(
  settings: StartSettings,
  progress: Progress,
  servers: ServerProcess[],
): Promise<Product> {
  await checkPort(settings);
  await checkDataFolder(settings.dataDir);
  const lock = await holdDataFolder(settings.dataDir);
  const starting = async (): Promise<Ready[]> =>
    settings.upstreams.length > 0
      ? []
      : progress.step('Starting the server and its database', () => startServers(settings, servers));
  const registry = await withOwnKeys(settings.registry);
  const opsKey = settings.opsKey ?? writeOpsKey(registry.root);
  const [ready] = await Promise.all([starting(), bringReleasesUpToDate(registry, progress)]);
  const own = ready.map(({ listening }) => `http://127.0.0.1:${listening}`);
  const stream = createWriteStream(join(settings.logDir, 'edge.log'), { flags: 'a' });
  const edge = await startEdge({ ...settings, registry, opsKey }, [...settings.upstreams, ...own], (line) =>
    stream.write(line),
  );
  return { servers, edge, lock, accounts: ready[0]?.accounts ?? [] };
}
