import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

/** A note stays with its project: moved, it could become public there. */
export function staysWithProject({ before, values }: Pick<Write, 'before' | 'values'>): void {
  if (before !== null && 'job_id' in values)
    throw new Refusal('A note stays with its project. Write it there, and delete it here.');
}
