import { isSameValue } from './same-value.ts';

export type Keyed = { key: string; line: unknown };

/** The key of a line that has none yet, by its place in what was read, from 0. */
export const placeKey = (at: number): string => `#${at}`;

type Lists<T> = { base: T; mine: T; theirs: T };

/**
 * Tells which lines of three lists are the same one. A line's own `key` says it. Lines without one, as other clients
 * write them, are known by what they say, or else by their place; what is left is new.
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

/** Two lines never share a key, whatever a text says. */
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
