import { reminderProblem } from '@fieldspan/domain/money/reminders';
import { Refusal } from '../../http/errors.ts';
import { sentence } from '../../http/sentence.ts';
import type { Write } from '../entry.ts';

/** Reminders that are kept can be sent: each has a text, a day of its own, and names only what an invoice has. */
export function checkReminders({ values }: Pick<Write, 'values'>): void {
  const { reminders_json: text } = values;
  const problem = typeof text === 'string' ? reminderProblem(text) : null;
  if (problem === null) return;
  if (problem.kind === 'word')
    throw new Refusal(sentence`A text of a reminder names {${problem.word}}, which no invoice has.`);
  if (problem.kind === 'empty') throw new Refusal('Each reminder needs a text.');
  if (problem.kind === 'twice') throw new Refusal('Two reminders are sent on the same day. Change one of them.');
  throw new Refusal(
    'A reminder is sent within a year before or after an invoice is due, and its text has 2,000 letters at most.',
  );
}
