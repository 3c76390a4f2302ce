import { recordLock } from '@fieldspan/domain/record-lock';
import type { LockedModel } from '@fieldspan/domain/record-lock';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

/** Which costs of a project something is: the company sorts that for itself, and no document says it. */
const SORTING = 'cost_code';

/**
 * Approved work and issued documents cannot be changed by anybody. Only their status can move: forward freely, back
 * only with a reason (trust.md §3 of the design).
 */
export function keepLocked(model: LockedModel): (write: Pick<Write, 'before' | 'values' | 'reason'>) => void {
  return ({ before, values, reason }) => {
    const lock = before === null ? null : recordLock(model, before);
    if (lock === null) return;
    const { status, ...rest } = values;
    const others = Object.keys(rest).filter((name) => name !== SORTING);
    if (others.length > 0) throw new Refusal(lock.sentence);
    if (status === undefined || lock.next.some((state) => state === status)) return;
    if (!lock.withReason.some((state) => state === status)) throw new Refusal(lock.sentence);
    if (reason === null) throw new Refusal('Give a reason: it is kept with the change.');
  };
}

/** Locked records cannot be deleted either. */
export function refuseLockedDelete(model: LockedModel): (write: Pick<Write, 'before'>) => void {
  return ({ before }) => {
    const lock = before === null ? null : recordLock(model, before);
    if (lock !== null) throw new Refusal(lock.sentence);
  };
}
