/** The page of a link, for people without an account. */
const shareTo = (slug: string): string => `/shared/${encodeURIComponent(slug)}`;

/** The address of that page as it is handed on. */
export const shareAddress = (slug: string): string => new URL(shareTo(slug), window.location.origin).href;
