/**
 * Three-way merge: the value that was read, this person's value, and the stored one. `undefined` means that it does not
 * exist.
 */
export type Sides = { base: unknown; mine: unknown; theirs: unknown };
export type Side = 'mine' | 'theirs';

/** A conflict: both sides changed the same value differently. `path` locates it: field, property, key of a line. */
export type Clash = Sides & { path: readonly string[] };

/** The chosen side of each conflict, by the text of its path. */
export type Choices = ReadonlyMap<string, Side>;

export type Merge = { clashes: Clash[]; choices: Choices };

export const pathText = (path: readonly string[]): string => JSON.stringify(path);

/** The chosen side; without a choice the conflict is recorded and theirs is used. */
export function clash(sides: Sides, path: readonly string[], { clashes, choices }: Merge): unknown {
  const chosen = choices.get(pathText(path));
  if (chosen === undefined) clashes.push({ ...sides, path });
  return chosen === 'mine' ? sides.mine : sides.theirs;
}
