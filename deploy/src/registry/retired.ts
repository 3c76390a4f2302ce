/**
 * Remotes that this product once had and whose routes others own now. Whoever makes the present releases live takes
 * these out in the same set: two owners of one route are refused.
 */
const RETIRED: ReadonlySet<string> = new Set(['records']);

/** Those of them that are live. */
export const retiredIn = (live: Iterable<string>): string[] => [...live].filter((name) => RETIRED.has(name));

export const isRetired = (name: string): boolean => RETIRED.has(name);
