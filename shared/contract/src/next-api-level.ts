import type { ApiLevel } from './api-level.ts';

const without = (names: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others);
  return names.filter((name) => !known.has(name));
};

/** All names of the levels so far. */
function namesOf(levels: readonly ApiLevel[]): string[] {
  return levels.reduce<string[]>((names, { adds, drops }) => [...without(names, drops), ...adds], []);
}

/** The names that are only in the contract (adds), and those that are only in the levels (drops). */
export function undescribed(levels: readonly ApiLevel[], names: readonly string[]): ApiLevel {
  const known = namesOf(levels);
  return { adds: without(names, known), drops: without(known, names) };
}

/**
 * The levels with another one for added or dropped names.
 * @param isAmended the last level is not released yet and may be replaced
 */
export function nextLevels(levels: readonly ApiLevel[], names: readonly string[], isAmended: boolean): ApiLevel[] {
  const kept = isAmended ? levels.slice(0, -1) : [...levels];
  const level = undescribed(kept, names);
  return level.adds.length + level.drops.length === 0 ? kept : [...kept, level];
}
