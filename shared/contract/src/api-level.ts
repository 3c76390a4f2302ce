import levels from './api-levels.json' with { type: 'json' };

/** What an API level adds to the one before, and what it drops. The first level adds everything that existed then. */
export type ApiLevel = { adds: readonly string[]; drops: readonly string[] };

/** The file is written by `pnpm api-level`. */
const API_LEVELS: readonly ApiLevel[] = levels;

/**
 * The API level of this contract: servers built with it provide this level, and clients built with it may require it.
 */
export const API_LEVEL = API_LEVELS.length;

/** The oldest level that is still complete. Clients built for an earlier one may request something that was dropped. */
export const OLDEST_LEVEL = Math.max(1, API_LEVELS.findLastIndex(({ drops }) => drops.length > 0) + 1);

export type ApiName = { name: string; since: number };

/** Names that were added after the first level, with the level that added them. */
export function laterNames(all: readonly ApiLevel[] = API_LEVELS): ApiName[] {
  const since = new Map<string, number>();
  for (const [index, { adds, drops }] of all.entries()) {
    for (const name of drops) since.delete(name);
    for (const name of adds) since.set(name, index + 1);
  }
  return [...since].flatMap(([name, level]) => (level === 1 ? [] : [{ name, since: level }]));
}
