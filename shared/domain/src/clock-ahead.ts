import type { RunningLog } from './clock-state.ts';

/** A press of the clock that the server has not seen yet. */
export type Press = {
  intent: 'in' | 'out' | 'arrive';
  /** When, by the device's clock as far as it could be corrected; ISO text. */
  at: string;
};

/**
 * The running log as it will be once the presses have arrived, in their order: what a person who has pressed
 * the clock sees at once.
 * @param begun makes the log that a press to clock in begins
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
