import { isClear, responseOf } from './locate-state.ts';
import type { LocateResponse } from './locate-state.ts';

/*
 * What stands in the way of an answer on a locate ticket. The server refuses by these rules, and the screens offer by them.
 */

/** `manages`: may change locate tickets; everybody else is on the project or the call of the ticket. */
export type Answerer = { manages: boolean };

export type AnswerProblem =
  /** Somebody has written another answer since this one was begun. */
  | { kind: 'stale'; now: LocateResponse }
  /** A utility has answered, and a person of the crew does not change that. */
  | { kind: 'answered'; now: LocateResponse }
  /** It clears a utility that nobody has asked. */
  | { kind: 'not-asked' }
  /** An answer that changes says why. */
  | { kind: 'no-reason'; now: LocateResponse };

type Given = Pick<LocateResponse, 'utility' | 'answer' | 'note'> & {
  /** The answer that its writer saw; null for none. */
  seen: string | null;
};

/** Why an answer is not noted; null if it is. The same answer again is noted, so two people may write it without a network. */
export function answerProblem(responses: readonly LocateResponse[], given: Given, by: Answerer): AnswerProblem | null {
  const now = responseOf(responses, given);
  if (!now) return !by.manages && isClear(given) ? { kind: 'not-asked' } : null;
  if (now.answer === given.answer) return null;
  if (now.answer !== given.seen) return { kind: 'stale', now };
  return isOpen(now) ? null : overrideProblem(now, given, by);
}

/** A utility that was asked and has not answered. */
export const isOpen = ({ answer }: Pick<LocateResponse, 'answer'>): boolean => answer === 'Not yet';

function overrideProblem(now: LocateResponse, { note = '' }: Given, { manages }: Answerer): AnswerProblem | null {
  if (!manages) return { kind: 'answered', now };
  return note.trim() === '' ? { kind: 'no-reason', now } : null;
}
