import { edgeKeysIn } from '@fieldspan/contract/edge-key';
import { createEdge, type Edge } from '../edge/edge.ts';
import { jsonLog } from '../edge/log.ts';
import { listenOn } from './preconditions.ts';

import type { StartSettings } from './start-settings.ts';

/** A server that exits is ready again within two seconds, or a few more on a busy machine. */
const PATIENCE_MS = 8000;

/** Opens the app's one address. The releases must exist; requests that need an unavailable server get an error. */
export async function startEdge(
  settings: StartSettings,
  upstreams: string[],
  write: (line: string) => void,
): Promise<Edge> {
  const { registry, frameSources, trustsProxy, publicSite, publicUrl, opsKey, overrideKeys } = settings;
  const edgeKeys = edgeKeysIn(settings.edgeKey);
  const page = { frameSources, trustsProxy, publicSite, publicUrl, opsKey, overrideKeys, edgeKeys };
  const edge = createEdge({ registry, servers: upstreams, log: jsonLog(write), patienceMs: PATIENCE_MS, ...page });
  await listenOn(edge.server, settings);
  return edge;
}
