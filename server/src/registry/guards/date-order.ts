import { Refusal } from '../../http/errors.ts';
import { fieldTitle } from '../model-words.ts';
import type { Values, Write } from '../entry.ts';

/** For each pair of dates or instants, refuses a second one that lies before the first. */
export function inOrder(...pairs: readonly (readonly [earlier: string, later: string])[]): (write: Write) => void {
  return ({ before, values }) => {
    const record = { ...before, ...values };
    const problems = pairs
      .filter((pair) => pair.some((field) => field in values) && isTurned(record, pair))
      .map(([earlier, later]) => `${fieldTitle(later)} must not be before ${fieldTitle(earlier).toLowerCase()}.`);
    if (problems.length > 0) throw new Refusal(...problems);
  };
}

function isTurned(record: Values, [earlier, later]: readonly [string, string]): boolean {
  const [from, until] = [record[earlier], record[later]];
  return typeof from === 'string' && typeof until === 'string' && Date.parse(until) < Date.parse(from);
}
