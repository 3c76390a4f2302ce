import { countedLines } from '../registry/history.ts';
import type { Registry } from '../registry/registry.ts';
import { readLog } from '../registry/release-log.ts';

/** The time during which one release was live, in milliseconds since 1970. */
export type Span = { id: string; from: number; to: number };

/** Which release of each remote was live when, oldest first; each remote's last span ends now. */
export async function versionTimeline(registry: Registry, now: number): Promise<Map<string, Span[]>> {
  const lanes = new Map<string, Span[]>();
  for (const { remote, of, to, at } of countedLines(await readLog(registry), registry.env)) {
    if (remote === null || of !== undefined) continue;
    const lane = lanes.get(remote) ?? [];
    const last = lane.at(-1);
    if (last !== undefined) last.to = Date.parse(at);
    if (to !== null) lane.push({ id: to, from: Date.parse(at), to: now });
    lanes.set(remote, lane);
  }
  return lanes;
}
