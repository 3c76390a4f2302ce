import type { BoardVisit, Schedule } from '@fieldspan/contract/schedule-calls';
import type { VisitWarning } from '@fieldspan/domain/visits/visit-warnings';
import { useCallback, useMemo, useState } from 'react';
import { lift, moved, warningsOf } from './lifted.ts';
import type { Lifted } from './lifted.ts';

type Board = {
  schedule: Schedule;
  personIds: readonly number[];
  otherwiseMs: number;
  onDrop: (lifted: Lifted) => unknown;
};

export type Lift = {
  lifted: Lifted | null;
  warnings: readonly VisitWarning[];
  begin: (visit: BoardVisit) => void;
  put: (lifted: Lifted) => void;
  drop: (lifted?: Lifted) => void;
  putBack: () => void;
  /** @returns whether the key did something */
  press: (key: string, isShift: boolean) => boolean;
};

/** One visit at a time is in the hand, by mouse, finger or keyboard; all three do the same to it. */
export function useLift({ schedule, personIds, otherwiseMs, onDrop }: Board): Lift {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const warnings = useMemo(() => (lifted ? warningsOf(lifted, schedule) : []), [lifted, schedule]);

  const begin = useCallback(
    (visit: BoardVisit) => setLifted(lift(visit, { leadId: personIds[0] ?? 0, startsMs: otherwiseMs })),
    [personIds, otherwiseMs],
  );
  /** Within the same quarter of an hour nothing is drawn anew. */
  const put = useCallback((at: Lifted) => setLifted((known) => (known && isSamePlace(known, at) ? known : at)), []);
  const drop = (at: Lifted | undefined = lifted ?? undefined) => {
    setLifted(null);
    if (at && isElsewhere(at)) onDrop(at);
  };
  const press = (key: string, isShift: boolean): boolean => {
    if (lifted === null) return false;
    if (key === 'Enter') drop();
    else if (key === 'Escape') setLifted(null);
    else {
      const next = besides(lifted, key, personIds) ?? moved(lifted, key, isShift);
      if (next === null) return false;
      setLifted(next);
    }
    return true;
  };
  return { lifted, warnings, begin, put, drop, putBack: () => setLifted(null), press };
}

/** The person above or below. */
function besides(lifted: Lifted, key: string, personIds: readonly number[]): Lifted | null {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const at = personIds.indexOf(lifted.leadId) + (key === 'ArrowUp' ? -1 : 1);
  const leadId = personIds[Math.min(personIds.length - 1, Math.max(0, at))];
  return leadId === undefined ? null : { ...lifted, leadId };
}

const isSamePlace = (one: Lifted, other: Lifted): boolean =>
  one.visit === other.visit &&
  one.leadId === other.leadId &&
  one.startsMs === other.startsMs &&
  one.endsMs === other.endsMs;

function isElsewhere({ visit, leadId, startsMs, endsMs }: Lifted): boolean {
  return (
    visit.lead_id !== leadId ||
    visit.starts_at === null ||
    visit.ends_at === null ||
    Date.parse(visit.starts_at) !== startsMs ||
    Date.parse(visit.ends_at) !== endsMs
  );
}
