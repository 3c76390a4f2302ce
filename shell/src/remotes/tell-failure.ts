import type { PageSet } from '@fieldspan/contract/release';
import { loadFailureOf } from '@fieldspan/federation/load-failure';
import { reportFailure } from './report-failure.ts';
import { tellEdge } from './tell-edge.ts';

type ReleaseFailure = { remote: string; id: string; error: unknown };

/** Tells the server and the edge of a release that failed while another one of the remote stands in its place. */
export function tellFailure(set: PageSet, { remote, id, error }: ReleaseFailure): void {
  tellEdge({ remote, id, kind: 'failed', name: loadFailureOf(error).name.slice(0, 80) });
  reportFailure(set, { part: remote, error }, id);
}
