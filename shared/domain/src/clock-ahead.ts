import type { RunningLog } from './clock-state.ts';

/** A press of the clock that has not been sent yet. */
export type Press = {
  intent: 'in' | 'out' | 'arrive';
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
  let running = log;
  for (const press of presses) {
    if (press.intent === 'out') running = null;
    else if (press.intent === 'in') running = begun(press);
    else if (running) running = { ...running, time_on_site: press.at };
  }
  return running;
}
