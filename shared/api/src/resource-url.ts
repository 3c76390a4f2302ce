import { currentSession } from '@fieldspan/api/session';

export type ResourceKind = 'images' | 'files' | 'profile-images' | 'receipt-images' | 'exports';

/**
 * Where a stored file loads from. It carries the read-only token, so it is built when it is
 * rendered and never stored.
 * @param segment the image's or user's slug, for profile images; else the session's token
 */
export function resourceUrl(kind: ResourceKind, filename: string, segment?: string): string {
  const key = segment ?? currentSession()?.sessionToken ?? '-';
  return `/resources/${kind}/${encodeURIComponent(key)}/${encodeURIComponent(filename)}`;
}
