import { createEdge, type Edge } from '../edge/edge.ts';
import { jsonLog } from '../edge/log.ts';
import { listenOn } from './preconditions.ts';
import type { StartSettings } from './start-settings.ts';

/** Opens the one address of the app. The releases have to be there; a server that is not is reported to who asks. */
export async function startEdge(
  settings: StartSettings,
  upstreams: string[],
  write: (line: string) => void,
): Promise<Edge> {
  const { registry, frameSources, trustsProxy, publicSite, opsKey, overrideKeys } = settings;
  const page = { frameSources, trustsProxy, publicSite, opsKey, overrideKeys };
  const edge = createEdge({ registry, servers: upstreams, log: jsonLog(write), ...page });
  await listenOn(edge.server, settings);
  return edge;
}
