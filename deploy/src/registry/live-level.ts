import { API_LEVEL } from '@fieldspan/contract/api-level';
import { readRelease } from './artifacts.ts';
import { liveSet } from './channel.ts';
import { reachableIds } from './reachable.ts';
import type { Registry } from './registry.ts';

/**
 * The API level that every release was built for that somebody can have: what is live, what is tried out, and what a tab goes
 * back to. A release that does not say it was built for the first. Where nothing is live, nobody reads anything.
 */
export async function liveLevel(registry: Registry): Promise<number> {
  const set = await liveSet(registry);
  if (set === null) return API_LEVEL;
  const ids = reachableIds(set);
  for (const [remote, { lastGood }] of Object.entries(set.remotes))
    if (lastGood !== null) ids.get(remote)?.add(lastGood);
  const levels = [...ids].flatMap(([remote, all]) =>
    [...all].map(async (id) => (await readRelease(registry, remote, id)).contractLevel ?? 1),
  );
  return Math.min(...(await Promise.all(levels)));
}
