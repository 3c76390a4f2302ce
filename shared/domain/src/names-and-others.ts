/** How many names a list of people shows (document 0 §2.7). */
const NAMES_SHOWN = 5;

/** Splits names into the first five and the number of others. */
export function namesAndOthers(names: readonly string[]): { shown: string[]; others: number } {
  return { shown: names.slice(0, NAMES_SHOWN), others: Math.max(0, names.length - NAMES_SHOWN) };
}
