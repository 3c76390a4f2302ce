/** What was read, what this person made of it, and what is stored now. `undefined` is nothing there. */
export type Sides = { base: unknown; mine: unknown; theirs: unknown };
export type Side = 'mine' | 'theirs';

/** Both sides changed the same to something else. `path` leads there: field, property, key of a line. */
export type Clash = Sides & { path: readonly string[] };

/** Which side was chosen where, by the path's text. */
export type Choices = ReadonlyMap<string, Side>;

export type Merge = { clashes: Clash[]; choices: Choices };

export const pathText = (path: readonly string[]): string => JSON.stringify(path);

/** The chosen side; without a choice it is noted, and theirs stands. */
export function clash(sides: Sides, path: readonly string[], { clashes, choices }: Merge): unknown {
  const chosen = choices.get(pathText(path));
  if (chosen === undefined) clashes.push({ ...sides, path });
  return chosen === 'mine' ? sides.mine : sides.theirs;
}
