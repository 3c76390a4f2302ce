import type { LinkedRecord } from '@fieldspan/api/queries/public-links';

/** A record's page for people without an account. */
export type PublicPage = LinkedRecord & {
  /** Of the page, without the slug that ends it. */
  path: string;
  /** What is lost with the old address, where more than a link is. */
  renewHint?: string;
};
