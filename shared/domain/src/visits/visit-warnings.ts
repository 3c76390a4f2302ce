import type { CalendarDay } from '../calendar-day.ts';
import type { Position } from '../distance.ts';
import { travelBetween } from './travel.ts';

/** A visit at a time, as far as warnings need it; times in ms since 1970. */
export type Timed = { id: number; startsMs: number; endsMs: number; position: Position | null };

/** A visit that is about to be put somewhere, and what it is for. */
export type Placed = Timed & { service_id: number | null; job_id: number | null };

export type LeaveDays = { from_on: CalendarDay; to_on: CalendarDay };

export const RULE_REACHES = ['calls', 'projects', 'one'] as const;
/** Which visits need a certificate: all of service calls, all of projects, or those of one call or project. */
export type CertificateNeed = {
  type_id: number;
  title: string;
  gate: 'warn' | 'block';
  reach: (typeof RULE_REACHES)[number];
  service_id: number | null;
  job_id: number | null;
};

/** The last valid day of a certificate; null if it has no end. */
export type HeldCertificate = { type_id: number; expires: CalendarDay | null };

/** All that is known of one person around the visit. */
export type PersonPlan = {
  visits: readonly Timed[];
  leaves: readonly LeaveDays[];
  needs: readonly CertificateNeed[];
  certificates: readonly HeldCertificate[];
};

export type VisitWarning =
  | { kind: 'conflict'; minutes: number; withId: number }
  | { kind: 'travel'; km: number; minutes: number; freeMinutes: number; withId: number }
  | { kind: 'leave'; until: CalendarDay }
  | { kind: 'certificate'; title: string; ended: CalendarDay | null; isBlocked: boolean };

const MINUTE = 60_000;

/**
 * What is to be said before a visit is put to a person at a time.
 * @param dayOf the calendar day of an instant where the company works
 */
export function visitWarnings(visit: Placed, plan: PersonPlan, dayOf: (ms: number) => CalendarDay): VisitWarning[] {
  const others = plan.visits.filter(({ id }) => id !== visit.id);
  const conflicts = others.flatMap((other) => overlapOf(visit, other));
  return [
    ...conflicts,
    ...travelWarnings(
      visit,
      others.filter(({ id }) => conflicts.every(({ withId }) => withId !== id)),
    ),
    ...leaveWarnings(visit, plan.leaves, dayOf),
    ...certificateWarnings(visit, plan, dayOf),
  ];
}

function overlapOf(visit: Timed, other: Timed): (VisitWarning & { kind: 'conflict' })[] {
  const shared = Math.min(visit.endsMs, other.endsMs) - Math.max(visit.startsMs, other.startsMs);
  return shared > 0 ? [{ kind: 'conflict', minutes: Math.ceil(shared / MINUTE), withId: other.id }] : [];
}

/** Only neighbours within this time count: after a night, nobody drives from the last visit of the day before. */
const NEAR_MS = 4 * 60 * MINUTE;

function travelWarnings(visit: Timed, others: readonly Timed[]): VisitWarning[] {
  const before = others
    .filter(({ endsMs }) => endsMs <= visit.startsMs)
    .reduce<Timed | null>((latest, each) => (latest && latest.endsMs >= each.endsMs ? latest : each), null);
  const after = others
    .filter(({ startsMs }) => startsMs >= visit.endsMs)
    .reduce<Timed | null>((first, each) => (first && first.startsMs <= each.startsMs ? first : each), null);
  return [
    ...(before ? tooFar(visit, before, visit.startsMs - before.endsMs) : []),
    ...(after ? tooFar(visit, after, after.startsMs - visit.endsMs) : []),
  ];
}

function tooFar(visit: Timed, other: Timed, freeMs: number): VisitWarning[] {
  if (visit.position === null || other.position === null || freeMs > NEAR_MS) return [];
  const { km, minutes } = travelBetween(other.position, visit.position);
  const freeMinutes = Math.floor(freeMs / MINUTE);
  return minutes > freeMinutes ? [{ kind: 'travel', km, minutes, freeMinutes, withId: other.id }] : [];
}

function leaveWarnings(visit: Timed, leaves: readonly LeaveDays[], dayOf: (ms: number) => CalendarDay): VisitWarning[] {
  const [first, last] = [dayOf(visit.startsMs), dayOf(visit.endsMs - 1)];
  const away = leaves.find(({ from_on, to_on }) => from_on <= last && to_on >= first);
  return away ? [{ kind: 'leave', until: away.to_on }] : [];
}

function certificateWarnings(
  visit: Placed,
  { needs, certificates }: PersonPlan,
  dayOf: (ms: number) => CalendarDay,
): VisitWarning[] {
  // A certificate counts on its last day, and has to count until the visit is over.
  const day = dayOf(visit.endsMs - 1);
  return needs
    .filter((need) => isNeeded(need, visit))
    .flatMap((need): VisitWarning[] => {
      const held = certificates.filter(({ type_id }) => type_id === need.type_id);
      if (held.some(({ expires }) => expires === null || expires >= day)) return [];
      const ended = held.reduce<CalendarDay | null>((latest, { expires }) => later(latest, expires), null);
      return [{ kind: 'certificate', title: need.title, ended, isBlocked: need.gate === 'block' }];
    });
}

const later = (one: CalendarDay | null, other: CalendarDay | null): CalendarDay | null =>
  one !== null && (other === null || one > other) ? one : other;

function isNeeded({ reach, service_id, job_id }: CertificateNeed, visit: Placed): boolean {
  if (reach === 'calls') return visit.service_id !== null;
  if (reach === 'projects') return visit.job_id !== null;
  return (service_id !== null && service_id === visit.service_id) || (job_id !== null && job_id === visit.job_id);
}

/** Whether a visit may go there once somebody has said yes, or only with an override that names a reason. */
export const needsOverride = (warning: VisitWarning): boolean =>
  warning.kind === 'leave' || (warning.kind === 'certificate' && warning.isBlocked);
