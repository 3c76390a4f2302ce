import { Refusal } from '../../http/errors.ts';
import { sentence, term } from '../../http/sentence.ts';
import type { ModelName } from '@fieldspan/contract/models';
import type { Write } from '../entry.ts';
import { words } from '../model-words.ts';

/** A part of the costing stays with its project: moved, its history would tell of a project whose money others may not see. */
export const checkCost =
  (model: ModelName, field: 'amount' | 'to_go') =>
  ({ before, values }: Pick<Write, 'before' | 'values'>): void => {
    if (before !== null && 'job_id' in values && values['job_id'] !== before['job_id'])
      throw new Refusal(sentence`${term(words(model))} stays with its project. Write it there, and delete it here.`);
    const amount = field in values ? values[field] : before?.[field];
    if (typeof amount !== 'number') throw new Refusal('Say how much it is.');
  };

/** A forecast names who says it, and why. */
export function checkForecast({ before, values, session }: Write): void {
  checkCost('CostForecast', 'to_go')({ before, values });
  const note = 'note' in values ? values['note'] : before?.['note'];
  if (typeof note !== 'string' || note.trim() === '') throw new Refusal('Say why: it stands beside the forecast.');
  values['said_by'] = session.userId;
}
