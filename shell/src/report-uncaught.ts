import type { CodeOrigin } from '@fieldspan/api/code-origin';
import { followErrors } from './errors/follow-errors.ts';
import type { PageParts } from './page-parts.ts';
import { castVote } from './remotes/cast-vote.ts';
import { isNoted } from './remotes/noted-failures.ts';
import { reportFailure } from './remotes/report-failure.ts';
import { matchRoute } from './routing/route-table.ts';

/**
 * Reports errors that nobody caught, under the release whose file they come from. A canary answers for them too.
 * @returns the function that ends it
 */
export function reportUncaught(parts: PageParts): () => void {
  return followErrors(({ error, origin }) => {
    if (isNoted(error)) return;
    const { remote, release } = origin ?? ofThePage(parts);
    if (origin !== null && remote !== 'shell') castVote({ remote, id: release, kind: 'failed' });
    reportFailure(parts.set, { part: remote, error }, release);
  });
}

/** When no file is named: whose page is on the screen. */
function ofThePage({ set, table, loader }: PageParts): CodeOrigin {
  const owner = matchRoute(table, location.pathname)?.owner ?? null;
  return owner === null ? { remote: 'shell', release: set.shell.id } : { remote: owner, release: loader.idOf(owner) };
}
