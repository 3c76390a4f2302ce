import type { Release } from '@fieldspan/contract/release';
import { type Change, newReleases } from './new-releases.ts';
import { readRelease } from './artifacts.ts';
import { reachableIds } from './reachable.ts';

const label = ({ remote, version }: Release): string => `${remote} ${version}`;

function problemOf(release: Release, shell: Release): string[] {
  const standing = new Set([...(shell.externals ?? []), ...(shell.libraries ?? [])]);
  const twice = (release.libraries ?? []).filter((name) => standing.has(name));
  return twice.length === 0
    ? []
    : [
        `${label(release)} has a copy of ${twice.join(', ')} in its scripts, and ${label(shell)} another: ` +
          'take it from the shell (docs/decisions/0076-nothing-twice-by-the-gate.md)',
      ];
}

/**
 * Whether a remote's new release contains a library or shared module that the shell of the same set contains too, by the
 * modules in its built scripts, whatever its package.json declares. Releases that are live already are not checked again, so a
 * new shell may provide what a live remote still bundles.
 */
export async function twiceProblems(change: Change): Promise<string[]> {
  const { registry, candidate } = change;
  const remotes = (await newReleases(change)).filter(({ remote }) => remote !== 'shell');
  const shells: Release[] = [];
  for (const id of reachableIds(candidate).get('shell') ?? []) shells.push(await readRelease(registry, 'shell', id));
  return remotes.flatMap((release) => shells.flatMap((shell) => problemOf(release, shell)));
}
