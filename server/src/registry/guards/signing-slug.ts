import type { Write } from '../entry.ts';

/** The signing link ends in the same secret as the record. */
export function giveSigningSlug({ before, values }: Write): void {
  if (!before) values['acknowledgement_slug'] = values['slug'];
}
