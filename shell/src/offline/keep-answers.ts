import { forgetKept } from '@fieldspan/api/kept/forget-kept';
import { keepAnswersWith } from '@fieldspan/api/query-client';
import { currentSession } from '@fieldspan/api/session';

const loadKept = () => import(/* webpackChunkName: 'kept' */ '@fieldspan/api/kept/kept-answers');

/**
 * Keeps what a signed-in person was answered, for the next time without a connection. Starting with nobody signed in
 * deletes what an earlier session left.
 * @param editionNow number of the release set that this page runs
 */
export function keepAnswers(editionNow: () => number): void {
  if (currentSession() === null) forgetKept();
  keepAnswersWith(async (ask, context, query) => {
    const answer = Promise.resolve(ask(context));
    if (currentSession() === null) return answer;
    // The call is on its way while the store's code loads; without that code nothing is kept.
    answer.catch(() => undefined);
    const kept = await loadKept().catch(() => null);
    return kept === null ? answer : kept.answerOrKept({ ask: () => answer, context, query, edition: editionNow() });
  });
}
