import { specialCalls } from './calls.ts';
import { models } from './models.ts';
import { OperatorsSchema } from './query.ts';

/**
 * Everything that a client may name to the server: `Job`, its fields and relations as `Job.status_id`, special calls as
 * `TimeLog/punch-clock`, operators of filters as `filters.like`. In the order of the alphabet.
 */
export function apiNames(): string[] {
  const ofModels = Object.entries(models).flatMap(([name, { fields, relations }]) =>
    ['', ...Object.keys(fields), ...Object.keys(relations)].map((part) => (part === '' ? name : `${name}.${part}`)),
  );
  const operators = Object.keys(OperatorsSchema.entries).map((operator) => `filters.${operator}`);
  return [...new Set([...ofModels, ...Object.keys(specialCalls), ...operators])].toSorted();
}
