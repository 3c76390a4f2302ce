import { randomInt } from 'node:crypto';
import { newToken } from '../http/token.ts';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const TITLE_LENGTH = 60;

/** 81 bits: what opens a page to whoever knows it. */
const PUBLIC_LETTERS = 18;

/**
 * A record's name in URLs: its title and a short random end. It always holds a letter, so it is never taken for
 * an id, and it never equals a literal route segment.
 */
export function newSlug(title: string | null): string {
  const readable = slugify(title ?? '');
  return readable === '' ? letters(14) : `${readable}-${letters(5)}`;
}

/** The same for a record with a public page: what opens it is not found by trying. */
export function publicSlug(title: string | null): string {
  return [slugify(title ?? ''), letters(PUBLIC_LETTERS)].filter(Boolean).join('-');
}

/** A slug that opens something to whoever knows it. */
export function secretSlug(): string {
  return newToken();
}

function letters(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, TITLE_LENGTH)
    .replaceAll(/^-+|-+$/g, '');
}
