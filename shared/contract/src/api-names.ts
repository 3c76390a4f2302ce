import { specialCalls } from './calls.ts';
import { models } from './models.ts';
import { OperatorsSchema } from './query.ts';

/** Parameters of `{Model}/get`, and calls of every model, that earlier servers do not know. */
const LATER_PARAMETERS = ['get.sum', 'get.within', 'groups'];

/**
 * All names that a client may use in requests: `Job`, its fields and relations as `Job.status_id`, special calls as
 * `TimeLog/punch-clock`, filter operators as `filters.like`, parameters of a list that came later as `get.sum`. Sorted
 * alphabetically.
 */
export function apiNames(): string[] {
  const ofModels = Object.entries(models).flatMap(([name, { fields, relations }]) =>
    ['', ...Object.keys(fields), ...Object.keys(relations)].map((part) => (part === '' ? name : `${name}.${part}`)),
  );
  const operators = Object.keys(OperatorsSchema.entries).map((operator) => `filters.${operator}`);
  return [...new Set([...ofModels, ...Object.keys(specialCalls), ...operators, ...LATER_PARAMETERS])].toSorted();
}
