import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Edge } from '../edge/edge.ts';
import { withOwnKeys, writeEdgeKey, writeOpsKey } from '../registry-keys.ts';
import { checkDataFolder, checkPort, holdDataFolder } from './preconditions.ts';
import { liveLevel } from '../registry/live-level.ts';
import type { Registry } from '../registry/registry.ts';
import type { Progress } from './progress.ts';
import { bringReleasesUpToDate } from './current-releases.ts';
import { KeptServer, type KeptServerOptions } from './kept-server.ts';
import { removeRunningServers, writeRunningServers } from './running-servers.ts';
import { type Ready, startServer } from './server-process.ts';
import { startEdge } from './start-edge.ts';
import type { StartSettings } from './start-settings.ts';

export type Product = {
  servers: KeptServer[];
  accounts: Ready['accounts'];
  edge: Edge;
  lock: { release: () => void };
};

/** If what is live is unknown, the server may drop nothing in its migrations. */
const levelToDrop = (registry: Registry): Promise<number> => liveLevel(registry).catch(() => 0);

/** Each server counts for itself: the first at METRICS_PORT, the next ones at the ports after it. */
function metricsPort(number: number): { METRICS_PORT?: string } {
  const first = process.env['METRICS_PORT'];
  return first === undefined || !/^\d+$/.test(first) ? {} : { METRICS_PORT: String(Number(first) + number - 1) };
}

type Kept = Pick<KeptServerOptions, 'onMoved' | 'say'> & { servers: KeptServer[] };

/** Starts the first server alone, because it creates the tables and the demo company; the others find them. */
async function startServers(settings: StartSettings, { servers, onMoved, say }: Kept): Promise<Ready[]> {
  const ready: Ready[] = [];
  for (let number = 1; number <= settings.servers; number += 1) {
    const name = settings.servers === 1 ? 'server' : `server-${number}`;
    const { dataDir, logDir, host: edgeHost } = settings;
    const start = async () => {
      const liveApiLevel = String(await levelToDrop(settings.registry));
      const own = { FIELDSPAN_EDGE_KEY: settings.edgeKey ?? '', LIVE_API_LEVEL: liveApiLevel, ...metricsPort(number) };
      const env = { ...process.env, ...own };
      return startServer({ name, dataDir, logDir, edgeHost, env });
    };
    const server = new KeptServer({ name, start, onMoved, say });
    servers.push(server);
    ready.push(await server.open());
  }
  return ready;
}

/**
 * Starts everything: server and builds in parallel, the edge when both are ready.
 * @param servers every server process is added here as soon as it runs, so that a later failure can stop them
 */
export async function startProduct(
  settings: StartSettings,
  progress: Progress,
  servers: KeptServer[],
): Promise<Product> {
  await checkPort(settings);
  await checkDataFolder(settings.dataDir);
  const lock = await holdDataFolder(settings.dataDir);
  let edge: Edge | null = null;
  const tellWhere = () => writeRunningServers(registry, [...settings.upstreams, ...servers.map(({ url }) => url)]);
  const onMoved = (from: string, to: string) => {
    edge?.moveServer(from, to);
    if (edge !== null) tellWhere();
  };
  const say = (line: string) => progress.say(line);
  const starting = async (): Promise<Ready[]> =>
    settings.upstreams.length > 0
      ? []
      : progress.step('Starting the server and its database', () =>
          startServers({ ...settings, edgeKey }, { servers, onMoved, say }),
        );
  const registry = await withOwnKeys(settings.registry);
  const opsKey = settings.opsKey ?? writeOpsKey(registry.root);
  const edgeKey = settings.edgeKey ?? writeEdgeKey(registry.root);
  // Removes the address file of a killed product, so that what is promoted meanwhile is checked against the servers
  // that start here.
  removeRunningServers(registry);
  const [ready] = await Promise.all([starting(), bringReleasesUpToDate(registry, { ...settings, progress })]);
  // Their current addresses: one may have restarted while the rest was built.
  const own = servers.map(({ url }) => url);
  const stream = createWriteStream(join(settings.logDir, 'edge.log'), { flags: 'a' });
  edge = await startEdge({ ...settings, registry, opsKey, edgeKey }, [...settings.upstreams, ...own], (line) =>
    stream.write(line),
  );
  for (const [index, from] of own.entries()) {
    const to = servers[index]?.url;
    if (to !== undefined && to !== from) edge.moveServer(from, to);
  }
  tellWhere();
  const release = () => {
    removeRunningServers(registry);
    lock.release();
  };
  return { servers, edge, lock: { release }, accounts: ready[0]?.accounts ?? [] };
}
