import { call } from '@fieldspan/api/call';
import { noteAsked } from '@fieldspan/api/query-client';
import type { JobMargin } from '@fieldspan/contract/cost-calls';
import { queryValue } from './query-value.ts';

type Waiting = { id: number; answer: (margin: JobMargin | null) => void; fail: (error: unknown) => void };

let waiting: Waiting[] = [];

/** All rows of a list ask at once, and are answered by one call. */
async function answerAll(): Promise<void> {
  const asked = waiting;
  waiting = [];
  try {
    const margins = await call('Job/margins', { ids: asked.map(({ id }) => id) });
    const byId = new Map(margins.map((margin) => [margin.job_id, margin]));
    for (const { id, answer } of asked) answer(byId.get(id) ?? null);
  } catch (error) {
    for (const { fail } of asked) fail(error);
  }
}

/** What a project is forecast to leave; null for people who may not read its financials. */
export const jobMarginQuery = (id: number) =>
  queryValue(['Job', 'margin', id], ({ signal }) => {
    noteAsked(signal, 'Job/margins', {});
    return new Promise<JobMargin | null>((answer, fail) => {
      waiting.push({ id, answer, fail });
      if (waiting.length === 1) setTimeout(() => void answerAll());
    });
  });
