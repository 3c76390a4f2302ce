/**
 * Remotes that the product no longer has and whose routes others now own. Promoting the present releases drops these in
 * the same set, because two owners of one route are refused.
 */
const RETIRED: ReadonlySet<string> = new Set(['records']);

/** Those of them that are live. */
export const retiredIn = (live: Iterable<string>): string[] => [...live].filter((name) => RETIRED.has(name));

export const isRetired = (name: string): boolean => RETIRED.has(name);
