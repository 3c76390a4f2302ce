import type { PageSet } from '@fieldspan/contract/release';
import { castVote } from './cast-vote.ts';
import { reportFailure } from './report-failure.ts';

type ReleaseFailure = { remote: string; id: string; error: unknown };

/** Reports a release that failed while another release of the remote replaced it. */
export function tellFailure(set: PageSet, { remote, id, error }: ReleaseFailure): void {
  castVote({ remote, id, kind: 'failed' });
  reportFailure(set, { part: remote, error }, id);
}
