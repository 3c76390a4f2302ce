import { isSameValue } from './same-value.ts';

export type Keyed = { key: string; line: unknown };

/** The key of a line without one: its position in the list that was read, from 0. */
export const placeKey = (at: number): string => `#${at}`;

type Lists<T> = { base: T; mine: T; theirs: T };

/**
 * Matches the lines of three lists. A line's own `key` identifies it. Lines without a key, as other clients write them,
 * are matched by their content, otherwise by their position; the rest are new.
 */
export function keyLines(lists: Lists<readonly unknown[]>): Lists<Keyed[]> {
  const base = unique(lists.base.map((line, at) => ({ key: ownKey(line) ?? placeKey(at), line })));
  return { base, mine: keyAgainst(base, lists.mine, 'mine'), theirs: keyAgainst(base, lists.theirs, 'theirs') };
}

function keyAgainst(base: readonly Keyed[], lines: readonly unknown[], side: string): Keyed[] {
  const taken = new Set(lines.flatMap((line) => ownKey(line) ?? []));
  const keys: (string | undefined)[] = lines.map(ownKey);
  const claim = (at: number, found: Keyed | undefined) => {
    if (keys[at] !== undefined || found === undefined || taken.has(found.key)) return;
    keys[at] = found.key;
    taken.add(found.key);
  };
  lines.forEach((line, at) =>
    claim(
      at,
      base.find((each) => !taken.has(each.key) && isSameValue(each.line, line)),
    ),
  );
  lines.forEach((_, at) => claim(at, base[at]));
  return unique(lines.map((line, at) => ({ key: keys[at] ?? `${side} ${at}`, line })));
}

/** Makes keys unique, whatever the stored text contains. */
function unique(lines: readonly Keyed[]): Keyed[] {
  const seen = new Set<string>();
  return lines.map(({ key, line }) => {
    let free = key;
    while (seen.has(free)) free += '+';
    seen.add(free);
    return { key: free, line };
  });
}

function ownKey(line: unknown): string | undefined {
  const key: unknown = typeof line === 'object' && line !== null ? Reflect.get(line, 'key') : undefined;
  return typeof key === 'string' && key !== '' ? key : undefined;
}
