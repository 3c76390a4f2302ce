import type { ApiLevel } from './api-level.ts';

const without = (names: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others);
  return names.filter((name) => !known.has(name));
};

/** Every name that the levels so far come to. */
function namesOf(levels: readonly ApiLevel[]): string[] {
  return levels.reduce<string[]>((names, { adds, drops }) => [...without(names, drops), ...adds], []);
}

/** What the contract says and the levels do not, and the other way round. */
export function undescribed(levels: readonly ApiLevel[], names: readonly string[]): ApiLevel {
  const known = namesOf(levels);
  return { adds: without(names, known), drops: without(known, names) };
}

/**
 * The levels with one more for what is new or gone.
 * @param isAmended the last level has not left this house yet, so it may say something else
 */
export function nextLevels(levels: readonly ApiLevel[], names: readonly string[], isAmended: boolean): ApiLevel[] {
  const kept = isAmended ? levels.slice(0, -1) : [...levels];
  const level = undescribed(kept, names);
  return level.adds.length + level.drops.length === 0 ? kept : [...kept, level];
}
