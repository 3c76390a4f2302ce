import { sentence } from '../../http/sentence.ts';
import { listInText } from '@fieldspan/domain/json-text';
import { documentLines, linesTotal } from '@fieldspan/domain/document-lines';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

/**
 * Checks that every line is complete and that the total of a document with lines is their sum. The server calculates
 * the sum and does not trust the client's.
 */
export function checkTotal({ before, values }: Write): void {
  if (!('lines_json' in values) && !('total' in values)) return;
  const text = { ...before, ...values }['lines_json'];
  const lines = documentLines(typeof text === 'string' ? text : null);
  if (typeof text === 'string' && listInText(text).length !== lines.length)
    throw new Refusal('Every line needs a description, a quantity and a price.');
  if (lines.length === 0) return;
  const sum = linesTotal(lines);
  const { total } = values;
  if (total !== undefined && total !== null && total !== sum)
    throw new Refusal(sentence`The total is the sum of the lines: ${sum.toFixed(2)}.`);
  values['total'] = sum;
}
