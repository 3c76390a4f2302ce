import type { EquipmentType } from '@fieldspan/api/queries/equipment';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { listInText } from '@fieldspan/domain/json-text';
import { serviceDue } from '@fieldspan/domain/service-due';

export type FleetCount = { pieces: number; overdue: number; soon: number };

type CountedType = Pick<EquipmentType, 'live_count' | 'archived_count' | 'services_json'>;

/** How many pieces there are of some types, and how many of them need service; archived ones need none. */
export function fleetCount(
  types: readonly CountedType[],
  ask: { today: CalendarDay; includeArchived: boolean },
): FleetCount {
  const planned = types.flatMap(({ services_json: text }) => listInText(text).flatMap(plannedOf));
  const due = (wanted: string) =>
    sum(planned.map(({ day, pieces }) => (serviceDue(day, ask.today).state === wanted ? pieces : 0)));
  return {
    pieces: sum(types.map((type) => type.live_count + (ask.includeArchived ? type.archived_count : 0))),
    overdue: due('overdue'),
    soon: due('soon'),
  };
}

type Planned = { day: string; pieces: number };

function plannedOf(entry: unknown): Planned[] {
  const [day, pieces]: unknown[] = Array.isArray(entry) ? entry : [];
  return typeof day === 'string' && typeof pieces === 'number' ? [{ day, pieces }] : [];
}

const sum = (counts: readonly number[]): number => counts.reduce((total, each) => total + each, 0);
