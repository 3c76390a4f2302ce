import type { CodeOrigin } from '@fieldspan/api/code-origin';
import { followErrors } from './errors/follow-errors.ts';
import type { PageParts } from './page-parts.ts';
import { castVote } from './remotes/cast-vote.ts';
import { isNoted } from './remotes/noted-failures.ts';
import { reportFailure } from './remotes/report-failure.ts';
import { matchRoute } from './routing/route-table.ts';

/**
 * Reports uncaught errors, attributed to the release whose file they come from. They also count as a canary's failed
 * vote.
 * @returns a function that unsubscribes
 */
export function reportUncaught(parts: PageParts): () => void {
  return followErrors(({ error, origin }) => {
    if (isNoted(error)) return;
    const { remote, release } = origin ?? ofThePage(parts);
    if (origin !== null && remote !== 'shell') castVote({ remote, id: release, kind: 'failed' });
    reportFailure(parts.set, { part: remote, error }, release);
  });
}

/** If no file is named: the remote of the current page. */
function ofThePage({ set, table, loader }: PageParts): CodeOrigin {
  const owner = matchRoute(table, location.pathname)?.owner ?? null;
  return owner === null ? { remote: 'shell', release: set.shell.id } : { remote: owner, release: loader.idOf(owner) };
}
