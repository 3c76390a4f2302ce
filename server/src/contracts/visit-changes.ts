import type { ContractChanges } from '@fieldspan/contract/contract-calls';
import type { Tx } from '../db/database.ts';
import { standingOf } from './make-visits.ts';
import type { OfContract } from './make-visits.ts';

/** What making and updating the visits of a contract would do now, before anybody does it. */
export async function visitChanges(tx: Tx, of: OfContract): Promise<ContractChanges> {
  const standing = await standingOf(tx, of);
  if (!standing) return { made: [], changed: [], cancelled: [], kept: [] };
  const { days, known, today } = standing;
  const dayOf = new Map(days.map((each) => [each.on, each]));
  const ahead = [...known.values()].filter(({ on, is_cancelled: isCancelled }) => on >= today && !isCancelled);
  const open = ahead.filter(({ is_open: isOpen }) => isOpen);
  return {
    made: days.filter(({ on }) => !known.has(on)).map(({ starts_at }) => starts_at),
    changed: open.flatMap(({ on, starts_at: from }) => {
      const to = dayOf.get(on)?.starts_at;
      return to === undefined ? [] : [{ from, to }];
    }),
    cancelled: open.flatMap(({ on, starts_at: from }) => (dayOf.has(on) || from === null ? [] : [from])),
    kept: ahead.flatMap(({ is_open: isOpen, starts_at: at }) => (isOpen || at === null ? [] : [at])),
  };
}
