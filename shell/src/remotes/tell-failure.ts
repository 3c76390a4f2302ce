import type { PageSet } from '@fieldspan/contract/release';
import { castVote } from './cast-vote.ts';
import { reportFailure } from './report-failure.ts';

type ReleaseFailure = { remote: string; id: string; error: unknown };

/** Tells the server of a release that failed while another one of the remote stands in its place. */
export function tellFailure(set: PageSet, { remote, id, error }: ReleaseFailure): void {
  castVote({ remote, id, kind: 'failed' });
  reportFailure(set, { part: remote, error }, id);
}
