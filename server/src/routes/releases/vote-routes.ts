import type { Route } from '../../http/route.ts';
import { readTally } from './read-tally.ts';
import { saveVote } from './save-vote.ts';

/** Routes that judge canary releases: people vote, edges read the tally. */
export const voteRoutes: readonly Route[] = [saveVote, readTally];
