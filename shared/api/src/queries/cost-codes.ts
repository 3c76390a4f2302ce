import { callAll } from '@fieldspan/api/call';
import { costCodeText } from '@fieldspan/domain/cost-code-text';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** Before the id of the project, in the key of its cost codes. */
export const COST_CODES_KEY = ['JobCostCode', 'of'] as const;

/** The cost codes of a project that time can go on. */
export const costCodesQuery = (jobId: number) =>
  queryValue([...COST_CODES_KEY, jobId], ({ signal }) =>
    callAll(
      'JobCostCode',
      { filters: { job_id: jobId, archived: 0 }, fields: ['code', 'title'], order: [['code', 'ASC']] },
      { signal },
    ),
  );
export type CostCodeChoice = QueryAnswer<typeof costCodesQuery>[number];

/** The same as choices of a form, that match the typed text; none without a project. */
export const costCodeChoicesQuery = (jobId: number | null, typed: string) =>
  queryValue(['JobCostCode', 'choices', jobId, typed], async (context) => {
    const codes = jobId === null ? [] : await costCodesQuery(jobId).queryFn(context);
    const words = typed.toLowerCase();
    const rows = codes
      .map((code) => ({ id: code.id, title: costCodeText(code) }))
      .filter(({ title }) => title.toLowerCase().includes(words));
    return { rows, more: 0 };
  });
