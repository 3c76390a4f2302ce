import { withBreak, withoutBreak } from './breaks.ts';
import type { RunningLog } from './clock-state.ts';

/** `meal` and `rest` begin a break, `resume` ends it. */
export const CLOCK_INTENTS = ['in', 'out', 'arrive', 'meal', 'rest', 'resume'] as const;
export type ClockIntent = (typeof CLOCK_INTENTS)[number];

/** A press of the clock that has not been sent yet. */
export type Press = {
  intent: ClockIntent;
  /** ISO time of the press on the device's clock, corrected as far as possible. */
  at: string;
};

/**
 * Optimistic update: the running log as it will be once the presses have arrived in order.
 * @param begun makes the log for a press that clocks in
 */
export function clockAhead<L extends RunningLog, P extends Press>(
  log: L | null,
  presses: readonly P[],
  begun: (press: P) => L,
): L | null {
  return presses.reduce((running, press) => after(running, press, begun), log);
}

function after<L extends RunningLog, P extends Press>(running: L | null, press: P, begun: (press: P) => L): L | null {
  const { intent, at } = press;
  if (intent === 'out') return null;
  if (intent === 'in') return begun(press);
  if (running === null) return null;
  if (intent === 'arrive') return { ...running, time_on_site: at };
  const { breaks_json } = running;
  return {
    ...running,
    breaks_json: intent === 'resume' ? withoutBreak(breaks_json, at) : withBreak(breaks_json, intent, at),
  };
}
