import type { Route } from '../../http/route.ts';
import { readTally } from './read-tally.ts';
import { saveVote } from './save-vote.ts';

/** How releases that are tried out are judged: people vote, edges read. */
export const voteRoutes: readonly Route[] = [saveVote, readTally];
