import type { LinkedRecord } from '@fieldspan/api/queries/public-links';

/** A record's page for people without an account. */
export type PublicPage = LinkedRecord & {
  /** Address of the page without the slug at its end. */
  path: string;
  /** What else stops working with the old address, if the link is more than a link. */
  renewHint?: string;
};
