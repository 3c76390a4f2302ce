import { documentLines } from '@fieldspan/domain/money/document-lines';
import type { Write } from '../entry.ts';
import { refuseLines } from './document-sums.ts';

/** Lines that are kept to be used again are as complete as those of a document. */
export function checkLines({ values }: Write): void {
  const { lines_json: text } = values;
  if (typeof text === 'string') refuseLines(documentLines(text));
}
