const KEY = 'referral';

/**
 * The link that a person shares: the public site and who refers (document 0 §9).
 * @param publicSite address of the public site, with or without a query of its own
 */
export function referralLink(publicSite: string, userSlug: string): string {
  const url = new URL(publicSite);
  url.searchParams.set(KEY, `user-${userSlug}`);
  return url.href;
}

/** The slug of who referred, from the query of an address; undefined without one. */
export function referrerOf(query: URLSearchParams): string | undefined {
  return /^user-(.+)$/.exec(query.get(KEY) ?? '')?.[1];
}

/** Where a link can be shared by following another one. */
export type ShareSite = 'email' | 'linkedin' | 'facebook' | 'twitter';

/** The address that shares a link there; it tells that place nothing but the link and the words. */
export function shareUrl(site: ShareSite, link: string, words: string): string {
  const url = encodeURIComponent(link);
  const text = encodeURIComponent(words);
  const addresses: Record<ShareSite, string> = {
    email: `mailto:?subject=${text}&body=${encodeURIComponent(`${words}\n\n${link}`)}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    twitter: `https://twitter.com/intent/tweet?url=${url}&text=${text}`,
  };
  return addresses[site];
}
