import { recordLock } from '@fieldspan/domain/record-lock';
import type { LockedModel } from '@fieldspan/domain/record-lock';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

/** What no document says: which costs of a project it is, and whether the customer is reminded of it. */
const OWN = new Set(['cost_code', 'reminders']);

/**
 * Approved work and issued documents cannot be changed by anybody. Only their status can move: forward freely, back
 * only with a reason (trust.md §3 of the design).
 */
export function keepLocked(model: LockedModel): (write: Pick<Write, 'before' | 'values' | 'reason'>) => void {
  return ({ before, values, reason }) => {
    const lock = before === null ? null : recordLock(model, before);
    if (lock === null) return;
    const { status, ...rest } = values;
    const others = Object.keys(rest).filter((name) => !OWN.has(name));
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
