import type { LinkedRecord } from '@fieldspan/api/queries/public-links';

/** A record's page for people without an account. */
export type PublicPage = LinkedRecord & {
  /** Address of the page up to the slug. */
  path: string;
  /** What comes after the slug, if anything does. */
  rest?: string;
  /** What else stops working with the old address, if the link is more than a link. */
  renewHint?: string;
};
