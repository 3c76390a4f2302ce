import type { Exchange } from './reply.ts';
import type { Override } from './override-token.ts';

const COOKIE = 'fieldspan_override_';

/** The tokens that a browser brings, by the name of the remote that they were kept for. */
export function overrideTokens({ request }: Exchange): Map<string, string> {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/).filter((pair) => pair.startsWith(COOKIE));
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(COOKIE.length, at), pair.slice(at + 1)];
    }),
  );
}

/** No script reads it. A page that is opened from elsewhere has it too: what runs must not hang on how one came. */
function cookie({ request }: Exchange, text: string): string {
  const secure = request.headers['x-forwarded-proto'] === 'https' ? '; Secure' : '';
  return `${COOKIE}${text}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** The browser lets go of it when the token ends. */
export function keptOverride(exchange: Exchange, { remote, until }: Override, token: string): string {
  const seconds = Math.max(1, Math.floor((until - Date.now()) / 1000));
  return cookie(exchange, `${remote}=${token}; Max-Age=${seconds}`);
}

export const droppedOverride = (exchange: Exchange, remote: string): string =>
  cookie(exchange, `${remote}=; Max-Age=0`);
