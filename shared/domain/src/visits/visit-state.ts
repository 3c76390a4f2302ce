/**
 * - `tray`: nobody goes yet, or it has no time
 * - `planned`: a person and a time, which the person has not been told
 * - `published`: they have been told
 * - `no_access`: somebody was there and could not get in
 */
export const VISIT_STATES = [
  'tray',
  'planned',
  'published',
  'travelling',
  'arrived',
  'paused',
  'done',
  'no_access',
  'cancelled',
] as const;
export type VisitState = (typeof VISIT_STATES)[number];

/** What a person on a visit reports. `return_visit` asks for another one and leaves this one as it is. */
export const VISIT_STEPS = ['travel', 'arrive', 'pause', 'resume', 'done', 'no_access', 'return_visit'] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];

const UNDER_WAY: ReadonlySet<VisitState> = new Set(['travelling', 'arrived', 'paused']);
const OVER: ReadonlySet<VisitState> = new Set(['done', 'no_access', 'cancelled']);
const AHEAD: ReadonlySet<VisitState> = new Set(['planned', 'published']);

type Leads = { from: ReadonlySet<VisitState>; to: VisitState };

const LEADS: Readonly<Record<Exclude<VisitStep, 'return_visit'>, Leads>> = {
  travel: { from: AHEAD, to: 'travelling' },
  // Who forgot to say that they are on their way is there all the same.
  arrive: { from: new Set([...AHEAD, 'travelling']), to: 'arrived' },
  pause: { from: new Set(['arrived']), to: 'paused' },
  resume: { from: new Set(['paused']), to: 'arrived' },
  done: { from: new Set([...AHEAD, ...UNDER_WAY]), to: 'done' },
  no_access: { from: new Set([...AHEAD, 'travelling', 'arrived']), to: 'no_access' },
};

/** Somebody is on the way, there, or has interrupted it. */
export const isUnderWay = (state: VisitState): boolean => UNDER_WAY.has(state);

/** It has come to its end, one way or another. */
export const isOver = (state: VisitState): boolean => OVER.has(state);

/** What a step makes of a visit; null if it is not a step from there. */
export function stateAfter(state: VisitState, step: VisitStep): VisitState | null {
  if (step === 'return_visit') return state === 'tray' || state === 'cancelled' ? null : state;
  const { from, to } = LEADS[step];
  return from.has(state) ? to : null;
}

/** The one step that usually comes next; null when there is none. */
export function nextStep(state: VisitState): VisitStep | null {
  if (AHEAD.has(state)) return 'travel';
  if (state === 'travelling') return 'arrive';
  if (state === 'arrived') return 'done';
  return state === 'paused' ? 'resume' : null;
}

/** The steps beside the next one. */
export const otherSteps = (state: VisitState): VisitStep[] =>
  VISIT_STEPS.filter((step) => step !== nextStep(state) && stateAfter(state, step) !== null);

/** A visit that nobody has begun this long after its time is late. */
const PATIENCE_MS = 15 * 60_000;

/** How many whole minutes a visit is behind its time; 0 while it is not late. */
export function minutesLate(visit: { state: VisitState; starts_at: string | null }, nowMs: number): number {
  if (!AHEAD.has(visit.state) || visit.starts_at === null) return 0;
  const behind = nowMs - Date.parse(visit.starts_at);
  return behind < PATIENCE_MS ? 0 : Math.floor(behind / 60_000);
}

/** The state of a visit by what is planned: a person and a time, or the tray. */
export function plannedState(
  state: VisitState,
  plan: { lead_id: number | null; starts_at: string | null },
): VisitState {
  if (plan.lead_id === null || plan.starts_at === null) return 'tray';
  return state === 'tray' || state === 'cancelled' ? 'planned' : state;
}
