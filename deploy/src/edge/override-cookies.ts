import type { Exchange } from './reply.ts';
import type { Override } from './override-token.ts';

const COOKIE = 'fieldspan_override_';

/** The override tokens in a request's cookies, by name of the remote. */
export function overrideTokens({ request }: Exchange): Map<string, string> {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/).filter((pair) => pair.startsWith(COOKIE));
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(COOKIE.length, at), pair.slice(at + 1)];
    }),
  );
}

/**
 * No script can read it. Pages opened from other sites send it too, because which code runs must not depend on how a
 * person arrived.
 */
function cookie({ request }: Exchange, text: string): string {
  const secure = request.headers['x-forwarded-proto'] === 'https' ? '; Secure' : '';
  return `${COOKIE}${text}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** The cookie expires with the token. */
export function keptOverride(
  exchange: Exchange,
  { remote, until }: Pick<Override, 'remote' | 'until'>,
  token: string,
): string {
  const seconds = Math.max(1, Math.floor((until - Date.now()) / 1000));
  return cookie(exchange, `${remote}=${token}; Max-Age=${seconds}`);
}

export const droppedOverride = (exchange: Exchange, remote: string): string =>
  cookie(exchange, `${remote}=; Max-Age=0`);
