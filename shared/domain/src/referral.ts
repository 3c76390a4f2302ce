const KEY = 'referral';

/**
 * The link that a person shares: the public site with the person's slug (document 0 §9).
 * @param publicSite URL of the public site, with or without a query
 */
export function referralLink(publicSite: string, userSlug: string): string {
  const url = new URL(publicSite);
  url.searchParams.set(KEY, `user-${userSlug}`);
  return url.href;
}

/** The slug of the person who referred, from the query of a URL; undefined without one. */
export function referrerOf(query: URLSearchParams): string | undefined {
  return /^user-(.+)$/.exec(query.get(KEY) ?? '')?.[1];
}

/** Sites that share a link through a URL. */
export type ShareSite = 'email' | 'linkedin' | 'facebook' | 'twitter';

/** The URL that shares a link on a site; it contains nothing but the link and the text. */
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
