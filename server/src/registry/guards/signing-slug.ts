import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

/** The signing link ends in the same secret as the record. What is signed stays as it was signed. */
export function giveSigningSlug({ before, values }: Write): void {
  if (!before) values['acknowledgement_slug'] = values['slug'];
  else if (before['completed_at'] !== null)
    throw new Refusal('This participant has signed: the record stays as it is.');
}
