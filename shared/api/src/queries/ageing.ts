import { call } from '@fieldspan/api/call';
import type { AgeingQuestion, TaxQuestion, StatementQuestion } from '@fieldspan/contract/ageing-calls';
import { queryValue } from './query-value.ts';

/** What customers owe, by age. */
export const ageingQuery = (question: AgeingQuestion) =>
  queryValue(['Contact', 'ageing', question], ({ signal }) => call('Contact/ageing', question, { signal }));

/** The account of a customer for a span of days. */
export const statementQuery = (question: StatementQuestion) =>
  queryValue(['Contact', 'statement', question], ({ signal }) => call('Contact/statement', question, { signal }));

/** Taxes on what was billed and bought, by period. */
export const taxReportQuery = (question: TaxQuestion) =>
  queryValue(['Company', 'tax-report', question], ({ signal }) => call('Company/tax-report', question, { signal }));
