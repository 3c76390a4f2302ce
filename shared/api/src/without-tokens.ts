import { currentSession } from '@fieldspan/api/session';

const REMOVED = '[removed]';
/** A token in a resource URL, a query string or a mailed link. */
const TOKEN_PLACE =
  /(\/resources\/[\w-]+\/|[?&#](?:[\w-]*token|api[-_]key|session)=|\/(?:reset-password|accept-invite|setup|onboarding)\/(?:\d+\/)?)[^/\s?&#"')]+/gi;

/** Removes the session's keys and tokens from a text, so that it can be sent to a log. */
export function withoutTokens(text: string): string {
  const session = currentSession();
  const secrets = [session?.apiKey ?? '', session?.sessionToken ?? ''].filter((secret) => secret.length > 3);
  const known = secrets.reduce((clean, secret) => clean.replaceAll(secret, REMOVED), text);
  return known.replace(TOKEN_PLACE, `$1${REMOVED}`);
}
