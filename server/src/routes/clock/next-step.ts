import type { BreakKind } from '@fieldspan/domain/breaks';
import type { ClockIntent } from '@fieldspan/domain/clock-ahead';
import { clockState } from '@fieldspan/domain/clock-state';
import { Refusal } from '../../http/errors.ts';
import type { Running } from './running-log.ts';

export type Place = { job_id: number | null; service_id: number | null };
/** What of the place the time is spent on; undefined: the press does not say, such as one of an older page. */
export type CodeId = number | null | undefined;
export type Intent = ClockIntent;

/**
 * What a press does.
 * - `in` starts a log, `out` ends the running one, `switch` ends it and starts another at the same instant
 * - `arrive` ends being offsite
 * - `meal`, `rest`: begins a break, `resume` ends it
 * - `same`: nothing to do, the clock already is in the wanted state
 */
export type Step = 'in' | 'out' | 'switch' | 'arrive' | 'same' | BreakKind | 'resume';

type Press = { place: Place; costCode: CodeId; intent: Intent | null };

/**
 * Decides from the running log. A press without an intent toggles the clock: it clocks out if the running log is for
 * the same job and cost code or the press names no job, and otherwise switches to the other one.
 * @throws Refusal if there is nothing to end
 */
export function nextStep(running: Running | null, press: Press): Step {
  const { place, intent } = press;
  if (!running) return withoutLog(intent);
  if (intent === 'arrive') return stateOf(running) === 'offsite' ? 'arrive' : 'same';
  if (intent === 'out') return 'out';
  if (intent === 'in') return inAgain(running, press);
  if (intent !== null) return onBreak(running, intent);
  return isSame(press, running) || isOne(place, NOWHERE) ? 'out' : 'switch';
}

const onBreak = ({ on_break }: Running, intent: BreakKind | 'resume'): Step =>
  (on_break ?? 'resume') === intent ? 'same' : intent;

/** Whoever clocks in where they are clocked in, and is on a break, is back at work. */
function inAgain(running: Running, press: Press): Step {
  if (!isSame(press, running)) return 'switch';
  return running.on_break === null ? 'same' : 'resume';
}

const NOWHERE: Place = { job_id: null, service_id: null };
const isOne = (one: Place, other: Place) => one.job_id === other.job_id && one.service_id === other.service_id;
const isSame = ({ place, costCode }: Press, running: Running) =>
  isOne(place, running) && (costCode === undefined || costCode === running.cost_code_id);

function withoutLog(intent: Intent | null): Step {
  if (intent === 'out') throw new Refusal('You are already clocked out.');
  if (intent === 'in' || intent === null) return 'in';
  throw new Refusal('You are not clocked in.');
}

const stateOf = ({ time_on_site, clocked_in_offsite }: Running) =>
  clockState({ time_in: null, time_on_site, clocked_in_offsite });
