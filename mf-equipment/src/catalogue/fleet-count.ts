import type { EquipmentType } from '@fieldspan/api/queries/equipment';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { listInText } from '@fieldspan/domain/json-text';
import { serviceDue } from '@fieldspan/domain/service-due';

export type FleetCount = { pieces: number; overdue: number; soon: number };

type CountedType = Pick<EquipmentType, 'live_count' | 'archived_count' | 'services_json' | 'meter_overdue_json'>;

/** How many pieces there are of some types, and how many of them need service; archived ones need none. */
export function fleetCount(
  types: readonly CountedType[],
  ask: { today: CalendarDay; includeArchived: boolean },
): FleetCount {
  const planned = types.flatMap(({ services_json: text }) => listInText(text).flatMap(plannedOf));
  const past = types.flatMap(({ meter_overdue_json: text }) => listInText(text).flatMap(plannedOf));
  const by = (pieces: readonly Planned[], wanted: string) =>
    sum(pieces.map(({ day, pieces: count }) => (serviceDue(day, ask.today).state === wanted ? count : 0)));
  const pastAll = sum(past.map(({ pieces }) => pieces));
  return {
    pieces: sum(types.map((type) => type.live_count + (ask.includeArchived ? type.archived_count : 0))),
    // What is overdue by the meter is counted once, whatever its day says.
    overdue: pastAll + by(planned, 'overdue') - by(past, 'overdue'),
    soon: by(planned, 'soon') - by(past, 'soon'),
  };
}

type Planned = { day: string | null; pieces: number };

function plannedOf(entry: unknown): Planned[] {
  const [day, pieces]: unknown[] = Array.isArray(entry) ? entry : [];
  if (typeof pieces !== 'number') return [];
  return typeof day === 'string' || day === null ? [{ day, pieces }] : [];
}

const sum = (counts: readonly number[]): number => counts.reduce((total, each) => total + each, 0);
