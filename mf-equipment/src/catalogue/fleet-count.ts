import type { EquipmentType } from '@fieldspan/api/queries/equipment';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { serviceDue } from '@fieldspan/domain/service-due';

export type FleetCount = { pieces: number; overdue: number; soon: number };

type CountedType = Pick<EquipmentType, 'Equipment'>;

/** How many pieces there are of some types, and how many of them ask for service. Archived ones ask for none. */
export function fleetCount(
  types: readonly CountedType[],
  ask: { today: CalendarDay; includeArchived: boolean },
): FleetCount {
  const pieces = types.flatMap(({ Equipment }) => Equipment);
  const live = pieces.filter(({ archived }) => archived === 0);
  const states = live.map((piece) => serviceDue(piece.next_service_date, ask.today).state);
  return {
    pieces: ask.includeArchived ? pieces.length : live.length,
    overdue: states.filter((state) => state === 'overdue').length,
    soon: states.filter((state) => state === 'soon').length,
  };
}
