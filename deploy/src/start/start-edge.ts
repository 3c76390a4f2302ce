import { edgeKeysIn } from '@fieldspan/contract/edge-key';
import { createEdge, type Edge } from '../edge/edge.ts';
import { jsonLog } from '../edge/log.ts';
import { listenOn } from './preconditions.ts';

import type { StartSettings } from './start-settings.ts';

/** A server that ended is there again within two seconds, on a busy machine in some more. */
const PATIENCE_MS = 8000;

/** Opens the one address of the app. The releases have to be there; a server that is not is reported to who asks. */
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
