import type { ReleaseSet } from '@fieldspan/contract/release';

/** One entry of a set, the shell included under its own name. */
export type SetChange = { remote: string; from: string | null; to: string | null };

/** Every id of a set by name. */
export function idsOf(set: ReleaseSet | null): Map<string, string> {
  if (set === null) return new Map();
  return new Map([
    ['shell', set.shell.id],
    ...Object.entries(set.remotes).map(([name, { id }]) => [name, id] as const),
  ]);
}

/** What a set changes against the one before it, by name. */
export function changesBetween(before: ReleaseSet | null, after: ReleaseSet): SetChange[] {
  const old = idsOf(before);
  const current = idsOf(after);
  const names = [...new Set([...old.keys(), ...current.keys()])].sort();
  return names
    .map((remote) => ({ remote, from: old.get(remote) ?? null, to: current.get(remote) ?? null }))
    .filter(({ from, to }) => from !== to);
}
