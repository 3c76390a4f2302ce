import { sql } from 'kysely';
import type { Expression, Predicate } from '../../registry/entry.ts';

const MOST_WORDS = 6;
/** Shorter words are other words after one typing error. */
const SHORTEST_MISTYPED = 4;
const LONGEST_MISTYPED = 14;

/** The words of a search, in any order. */
export const wordsOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);

/** How a pattern writes text, and any one letter. */
type Writing = { literal: (text: string) => string; any: string };
const LIKE: Writing = { literal: (text) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`), any: '_' };
const REGEX: Writing = { literal: (text) => text.replaceAll(/[^\p{L}\p{N}]/gu, (sign) => `\\${sign}`), any: '.' };

/** All words stand somewhere in the text. */
export const holdsWords = (hay: Expression, words: readonly string[]): Predicate =>
  sql<boolean>`${hay} ilike all (${words.map((word) => `%${LIKE.literal(word)}%`)}::text[])`;

/** All words stand in the text, each with at most one letter that is missing, wrong or too many. */
export const holdsMistyped = (hay: Expression, words: readonly string[]): Predicate =>
  sql<boolean>`(${sql.join(
    words.map((word) => sql`${hay} ilike any (${mistypings(word, LIKE).map((each) => `%${each}%`)}::text[])`),
    sql` and `,
  )})`;

/** Patterns of a word with at most one typing error; the first is the word itself. */
function mistypings(word: string, { literal, any }: Writing): string[] {
  const letters = Array.from(word, literal);
  if (letters.length < SHORTEST_MISTYPED || letters.length > LONGEST_MISTYPED) return [letters.join('')];
  const instead = (at: number, count: number, put: string) => letters.toSpliced(at, count, put).join('');
  const wrong = letters.flatMap((_letter, at) => [instead(at, 1, any), instead(at, 1, ''), instead(at, 0, any)]);
  return [letters.join(''), ...wrong];
}

/** The word where a word begins. */
const atStart = (word: string, isMistyped: boolean): string =>
  isMistyped ? `\\m(?:${mistypings(word, REGEX).join('|')})` : `\\m${REGEX.literal(word)}`;

/**
 * How well a record fits, the least first: its name is what was typed (0), begins with it (1), has all words at the
 * beginnings of words (2) or inside them (3); or the record has them elsewhere (4, 5).
 */
export function fitOf(
  { name, hay }: { name: Expression; hay: Expression },
  { text, isMistyped }: { text: string; isMistyped: boolean },
): Expression {
  const words = wordsOf(text);
  const starts = words.map((word) => atStart(word, isMistyped));
  return sql`case
    when lower(${name}) = lower(${text}) then 0
    when ${name} ilike ${`${LIKE.literal(text)}%`} then 1
    when ${name} ~* all (${starts}::text[]) then 2
    when ${holdsWords(name, words)} then 3
    when ${hay} ~* all (${starts}::text[]) then 4
    else 5 end`;
}
