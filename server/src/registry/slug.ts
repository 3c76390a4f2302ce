import { randomInt } from 'node:crypto';
import { newToken } from '../http/token.ts';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const TITLE_LENGTH = 60;

/** 81 bits of randomness, because the slug alone opens the page. */
const PUBLIC_LETTERS = 18;

/**
 * Makes a record's name for URLs from its title and a short random suffix. It always contains a letter, so it cannot be
 * mistaken for an id, and it never equals a literal route segment.
 */
export function newSlug(title: string | null): string {
  const readable = slugify(title ?? '');
  return readable === '' ? letters(14) : `${readable}-${letters(5)}`;
}

/** Like newSlug, for a record with a public page: the longer suffix cannot be guessed. */
export function publicSlug(title: string | null): string {
  return [slugify(title ?? ''), letters(PUBLIC_LETTERS)].filter(Boolean).join('-');
}

/** A slug that alone gives access to something. */
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
