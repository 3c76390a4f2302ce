import type { WorkPlace } from '@fieldspan/api/queries/clock';
import type { ClockView } from '@fieldspan/api/use-clock';
import { checkIn } from '@fieldspan/domain/check-in';
import type { Press } from '@fieldspan/domain/clock-ahead';
import type { Position } from '@fieldspan/domain/distance';

/** A button of the punch clock. */
export type PunchChoice = {
  kind: 'in' | 'offsite' | 'anywhere' | 'switch' | 'recode' | 'arrive' | 'out';
  intent: Press['intent'];
  /** Its meaning may change once the position is known. */
  needsPosition: boolean;
};

const ANYWHERE: PunchChoice = { kind: 'anywhere', intent: 'in', needsPosition: false };
const OUT: PunchChoice = { kind: 'out', intent: 'out', needsPosition: false };

/**
 * The possible actions on the clock, the likeliest first.
 * @param place the job that was chosen, or that the person is probably on (`isGuess`)
 * @param costCode the one that is chosen there; undefined where there is none to choose
 */
export function punchChoices(
  clock: Running,
  place: WorkPlace | null,
  { here, isGuess, costCode }: { here: Position | null; isGuess: boolean; costCode?: number | null | undefined },
): PunchChoice[] {
  const begin = beginning(place, here);
  if (clock.state === 'out') return place && isGuess ? [begin, ANYWHERE] : [begin];
  return whileRunning(clock, { place, costCode, begin });
}

type Running = Pick<ClockView, 'state' | 'log'>;
type Chosen = { place: WorkPlace | null; costCode: number | null | undefined; begin: PunchChoice };

function whileRunning({ state, log }: Running, { place, costCode, begin }: Chosen): PunchChoice[] {
  if (place && !isRunningOn(place, log)) return [{ ...begin, kind: 'switch' }, OUT];
  if (costCode !== undefined && costCode !== (log?.cost_code_id ?? null)) return [{ ...begin, kind: 'recode' }, OUT];
  const hasArrived = state === 'offsite' && begin.kind === 'in';
  return hasArrived ? [{ kind: 'arrive', intent: 'arrive', needsPosition: true }, OUT] : [OUT];
}

const isRunningOn = ({ type, id }: WorkPlace, log: ClockView['log']): boolean =>
  id === (type === 'project' ? log?.job_id : log?.service_id);

function beginning(place: WorkPlace | null, here: Position | null): PunchChoice {
  if (!place) return ANYWHERE;
  const { kind } = checkIn(place, here);
  const isOffsite = kind === 'outside' || kind === 'unknown';
  return { kind: isOffsite ? 'offsite' : 'in', intent: 'in', needsPosition: kind !== 'open' };
}
