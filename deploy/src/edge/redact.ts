/** Paths of which only the first segment may be logged: the rest may be a token or personal data. */
const OPEN_DEPTH: Record<string, number> = { api: 3, r: 5 };

/**
 * A request's path in the form that may be logged: without query string, and without the segments in which resource
 * URLs, invitations and reset links carry their tokens.
 */
export function redactedPath(url: string): string {
  const segments = (url.split('?')[0] ?? '').split('/').filter((segment) => segment !== '');
  const depth = OPEN_DEPTH[segments[0] ?? ''] ?? 1;
  return `/${segments.slice(0, depth).join('/')}${segments.length > depth ? '/…' : ''}`;
}
