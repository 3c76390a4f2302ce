import { forgetKept } from '@fieldspan/api/kept/forget-kept';
import { keepAnswersWith } from '@fieldspan/api/query-client';
import { currentSession } from '@fieldspan/api/session';

const loadKept = () => import(/* webpackChunkName: 'kept' */ '@fieldspan/api/kept/kept-answers');

/**
 * Caches the answers that a signed-in person gets, for offline use. When nobody is signed in, deletes those of an
 * earlier session.
 * @param editionNow number of the release set that this page runs
 */
export function keepAnswers(editionNow: () => number): void {
  if (currentSession() === null) forgetKept();
  keepAnswersWith(async (ask, context, query) => {
    const answer = Promise.resolve(ask(context));
    if (currentSession() === null) return answer;
    // Requests run while the cache's code loads; without that code nothing is cached.
    answer.catch(() => undefined);
    const kept = await loadKept().catch(() => null);
    return kept === null ? answer : kept.answerOrKept({ ask: () => answer, context, query, edition: editionNow() });
  });
}
