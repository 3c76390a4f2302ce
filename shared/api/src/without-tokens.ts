import { currentSession } from '@fieldspan/api/session';

const REMOVED = '[removed]';
/** A token in a resource URL, in a query string, or in a link that was mailed. */
const TOKEN_PLACE =
  /(\/resources\/[\w-]+\/|[?&#](?:[\w-]*token|api[-_]key|session)=|\/(?:reset-password|accept-invite|setup|onboarding)\/(?:\d+\/)?)[^/\s?&#"')]+/gi;

/** A text that may leave the device for a log: the keys of the session and tokens in addresses are taken out. */
export function withoutTokens(text: string): string {
  const session = currentSession();
  const secrets = [session?.apiKey ?? '', session?.sessionToken ?? ''].filter((secret) => secret.length > 3);
  const known = secrets.reduce((clean, secret) => clean.replaceAll(secret, REMOVED), text);
  return known.replace(TOKEN_PLACE, `$1${REMOVED}`);
}
