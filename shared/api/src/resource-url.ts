import { currentSession } from '@fieldspan/api/session';

export type ResourceKind = 'images' | 'files' | 'profile-images' | 'receipt-images' | 'exports' | 'library-zips';

/**
 * The URL of a stored file. It contains the read-only token, so it must be built while rendering and never stored.
 * @param segment the image's or user's slug for profile images; by default the session's token
 */
export function resourceUrl(kind: ResourceKind, filename: string, segment?: string): string {
  const key = segment ?? currentSession()?.sessionToken ?? '-';
  return `/resources/${kind}/${encodeURIComponent(key)}/${encodeURIComponent(filename)}`;
}

/** The URL of the company's logo, for the customer who has a link to a document. */
export const customerLogoUrl = (token: string): string =>
  `/api/CustomerDocument/logo?token=${encodeURIComponent(token)}`;
