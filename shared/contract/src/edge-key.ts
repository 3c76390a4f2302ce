import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Edges and servers exchange data through browsers and sign it with a shared key (an HMAC tag). FIELDSPAN_EDGE_KEY
 * contains the current key and, after a comma, the previous one. For Node only.
 */
export type EdgeKeys = readonly string[];

/** The minimum length of a key, so that it cannot be guessed. */
const SHORTEST = 32;

/** @throws Error if a key is too short */
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

/** The purpose is part of the tag, so that a tag cannot be used for another purpose. */
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

/** The hash of a session's cookie: it identifies the session but does not open it. */
export const cookieHashOf = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');

/** A signed cookie value with the session's company, which nobody else can make and which no other session can use. */
export function companyMark(keys: EdgeKeys, { company, session }: { company: string; session: string }): string | null {
  const tag = tagOf(keys, companyTagged(company, session));
  return tag === null ? null : `${company}.${tag}`;
}

/** @returns the company's slug if the mark is valid for this session, otherwise null */
export function companyIn(keys: EdgeKeys, { mark, session }: { mark: string; session: string }): string | null {
  const at = mark.lastIndexOf('.');
  const company = mark.slice(0, Math.max(at, 0));
  return isTag(keys, companyTagged(company, session), mark.slice(at + 1)) ? company : null;
}

const companyTagged = (company: string, session: string): Tagged => ({
  purpose: 'company',
  text: `${company}\n${cookieHashOf(session)}`,
});
