import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What edges and servers tell each other by way of a browser carries a tag under a key that both have: FIELDSPAN_EDGE_KEY,
 * the present key first, and after a comma the one before. For Node alone.
 */
export type EdgeKeys = readonly string[];

/** A key that nobody guesses. */
const SHORTEST = 32;

/** @throws Error when a key could be guessed */
export function edgeKeysIn(text: string | null | undefined): EdgeKeys {
  const keys = (text ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
  if (keys.some((key) => key.length < SHORTEST))
    throw new Error(
      `FIELDSPAN_EDGE_KEY must have at least ${SHORTEST} characters, such as "openssl rand -base64 32" makes.`,
    );
  return keys;
}

/** What a tag is for: one made for one purpose says nothing for another. */
type Tagged = { purpose: 'company' | 'ballot' | 'tally'; text: string };

const macOf = (key: string, { purpose, text }: Tagged): Buffer =>
  createHmac('sha256', key).update(`fieldspan ${purpose}\n${text}`).digest();

/** @returns null without a key */
export function tagOf([key]: EdgeKeys, tagged: Tagged): string | null {
  return key === undefined ? null : macOf(key, tagged).toString('base64url');
}

export function isTag(keys: EdgeKeys, tagged: Tagged, tag: string): boolean {
  const given = Buffer.from(tag, 'base64url');
  return keys.some((key) => {
    const mac = macOf(key, tagged);
    return mac.length === given.length && timingSafeEqual(mac, given);
  });
}

/** Of a session's cookie: names the session without opening it. */
export const cookieHashOf = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');

/** The company that a session acts for, as a cookie that nobody else can write and no other session can use. */
export function companyMark(keys: EdgeKeys, { company, session }: { company: string; session: string }): string | null {
  const tag = tagOf(keys, companyTagged(company, session));
  return tag === null ? null : `${company}.${tag}`;
}

/** @returns the slug in a mark that was made for this session; null for any other text */
export function companyIn(keys: EdgeKeys, { mark, session }: { mark: string; session: string }): string | null {
  const at = mark.lastIndexOf('.');
  const company = mark.slice(0, Math.max(at, 0));
  return isTag(keys, companyTagged(company, session), mark.slice(at + 1)) ? company : null;
}

const companyTagged = (company: string, session: string): Tagged => ({
  purpose: 'company',
  text: `${company}\n${cookieHashOf(session)}`,
});
