import { type Message, msg } from '@fieldspan/domain/message';

export type SetupStep = { number: number; title: Message };

/** The sections of company setup, in order. */
export const SETUP_STEPS: readonly [SetupStep, ...SetupStep[]] = [
  { number: 1, title: msg('Your company') },
  { number: 2, title: msg('Where to reach you') },
  { number: 3, title: msg('Your trade and forms') },
];

/**
 * The current section of setup.
 * @param asked the section number in the address; without one the company's last step is used
 */
export function setupStepAt(asked: string | undefined, lastStep: number): SetupStep {
  const wanted = asked === undefined ? lastStep : Number(asked);
  const [first] = SETUP_STEPS;
  return SETUP_STEPS.findLast(({ number }) => number <= wanted) ?? first;
}
