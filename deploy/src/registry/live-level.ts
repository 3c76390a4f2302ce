import { API_LEVEL } from '@fieldspan/contract/api-level';
import { readRelease } from './artifacts.ts';
import { liveSet } from './channel.ts';
import { reachableIds } from './reachable.ts';
import type { Registry } from './registry.ts';

/**
 * The highest API level needed by any release that somebody may run: live ones, canaries, and those that a tab can fall
 * back to. A release without a level was built for the first. Where nothing is live, none is needed.
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
