import type { BoardBooking } from '@fieldspan/api/queries/bookings';
import type { BoardVisit } from '@fieldspan/contract/schedule-calls';
import { dayAfter } from '@fieldspan/domain/day-text';
import { inLanes, laned } from './board-rows.ts';
import type { Bar, Laned } from './board-rows.ts';

/** A project that a crew goes to while it is shown, with its visits. */
export type CrewRow = { key: string; num: string; name: string; crew: number; hours: number; bars: readonly Bar[] };

/** A kind of machine that is booked meanwhile, for whom, and from when until when. */
export type MachineRow = { key: string; title: string; bars: readonly (Laned & { booking: BoardBooking })[] };

const HOUR_MS = 3_600_000;

/** The crews of projects: one row for each project, however many people go there. */
export function crewRows(visits: readonly BoardVisit[]): CrewRow[] {
  const byJob = new Map<number, BoardVisit[]>();
  for (const visit of visits) {
    const { job_id: job, state, lead_id: lead } = visit;
    if (job === null || lead === null || state === 'tray' || state === 'cancelled') continue;
    byJob.set(job, [...(byJob.get(job) ?? []), visit]);
  }
  return [...byJob].map(([job, of]) => {
    const bars = inLanes(of);
    return {
      key: `job-${job}`,
      num: of[0]?.num ?? '',
      name: of[0]?.name ?? '',
      crew: new Set(of.flatMap(({ lead_id: lead, helper_ids: helpers }) => [lead, ...helpers])).size,
      hours: bars.reduce((sum, { startsMs, endsMs }) => sum + (endsMs - startsMs) / HOUR_MS, 0),
      bars,
    };
  });
}

const midnight = (day: string): number => new Date(`${day}T00:00:00`).getTime();

/** The machines that are booked, by their kind; a booking holds whole days. */
export function machineRows(bookings: readonly BoardBooking[]): MachineRow[] {
  const byType = new Map<number, BoardBooking[]>();
  for (const booking of bookings) byType.set(booking.type_id, [...(byType.get(booking.type_id) ?? []), booking]);
  return [...byType].map(([type, of]) => ({
    key: `type-${type}`,
    title: of[0]?.EquipmentType?.name ?? '',
    bars: laned(
      of
        .map((booking) => ({
          booking,
          startsMs: midnight(booking.from_on),
          endsMs: midnight(dayAfter(booking.to_on, 1)),
        }))
        .toSorted((one, other) => one.startsMs - other.startsMs || one.booking.id - other.booking.id),
    ),
  }));
}
