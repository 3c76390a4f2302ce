import type { WorkPlace } from '@fieldspan/api/queries/clock';
import type { ClockView } from '@fieldspan/api/use-clock';
import { checkIn } from '@fieldspan/domain/check-in';
import type { Press } from '@fieldspan/domain/clock-ahead';
import type { Position } from '@fieldspan/domain/distance';

/** A button of the punch clock. */
export type PunchChoice = {
  kind: 'in' | 'offsite' | 'anywhere' | 'switch' | 'arrive' | 'out';
  intent: Press['intent'];
  /** Its meaning may change once the position is known. */
  needsPosition: boolean;
};

const ANYWHERE: PunchChoice = { kind: 'anywhere', intent: 'in', needsPosition: false };
const OUT: PunchChoice = { kind: 'out', intent: 'out', needsPosition: false };

/**
 * The possible actions on the clock, the likeliest first.
 * @param place the job that was chosen, or that the person is probably on (`isGuess`)
 */
export function punchChoices(
  { state, log }: Pick<ClockView, 'state' | 'log'>,
  place: WorkPlace | null,
  { here, isGuess }: { here: Position | null; isGuess: boolean },
): PunchChoice[] {
  const begin = beginning(place, here);
  if (state === 'out') return place && isGuess ? [begin, ANYWHERE] : [begin];
  if (place && !isRunningOn(place, log)) return [{ ...begin, kind: 'switch' }, OUT];
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
