import levels from './api-levels.json' with { type: 'json' };

/** What a level of the API has beside the one before it, and what it has no more. The first has everything it began with. */
export type ApiLevel = { adds: readonly string[]; drops: readonly string[] };

/** Written by `pnpm api-level`. */
const API_LEVELS: readonly ApiLevel[] = levels;

/** Which API this contract describes. A server of this contract has it, a client of this contract may need it. */
export const API_LEVEL = API_LEVELS.length;

/** Whoever was built for an earlier level may ask for what is no more. */
export const OLDEST_LEVEL = Math.max(1, API_LEVELS.findLastIndex(({ drops }) => drops.length > 0) + 1);

export type ApiName = { name: string; since: number };

/** What not every server has, with the level that brought it. */
export function laterNames(all: readonly ApiLevel[] = API_LEVELS): ApiName[] {
  const since = new Map<string, number>();
  for (const [index, { adds, drops }] of all.entries()) {
    for (const name of drops) since.delete(name);
    for (const name of adds) since.set(name, index + 1);
  }
  return [...since].flatMap(([name, level]) => (level === 1 ? [] : [{ name, since: level }]));
}
