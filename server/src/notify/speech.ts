import { existsSync, readFileSync } from 'node:fs';
import { sentenceText } from '@fieldspan/contract/sentence';
import type { Sentence } from '@fieldspan/contract/sentence';
import { dateText } from '@fieldspan/domain/date-text';
import { pseudo } from '@fieldspan/domain/pseudo-text';

/** What the server writes by itself, such as a mail, in the language of whoever reads it. */
export type Speech = {
  /** As browsers and catalogues name it. */
  language: string;
  /** Letters of its words, for the fonts of a document; empty where those of English do. */
  letters: string;
  say: (words: Sentence) => string;
  /** A calendar day. */
  day: (date: string) => string;
};

type Translate = (english: string) => string;

const PSEUDO = 'en-XA';
const LATIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
/** A language as browsers and catalogues name it, such as `fr` or `es-MX`; never a path. */
const LANGUAGE = /^[a-z]{2,3}(?:-[\da-z]{2,8}){0,3}$/iu;
/** The catalogues that have the sentences of the server (decision 0077). */
const CATALOGUES = new URL('../../../shared/domain/', import.meta.url);

const ENGLISH: Speech = {
  language: 'en',
  letters: '',
  say: (words) => sentenceText(words),
  day: (date) => dateText(date, 'MMM D, YYYY'),
};

const known = new Map<string, Speech>();

export const isLanguage = (text: string): boolean => text.length <= 35 && LANGUAGE.test(text);

/**
 * English where the reader's language is not known or nobody translated into it.
 * @param catalogues the folder of `messages.fr.json`
 */
export function speechOf(language: string | null, catalogues = CATALOGUES): Speech {
  if (language === null || !isLanguage(language)) return ENGLISH;
  const key = `${language} ${catalogues.href}`;
  const speech = known.get(key) ?? readSpeech(language, catalogues);
  known.set(key, speech);
  return speech;
}

function readSpeech(language: string, catalogues: URL): Speech {
  if (language === PSEUDO)
    return { ...ENGLISH, language, letters: pseudo(LATIN), say: (words) => sentenceText(words, pseudo) };
  const file = new URL(`messages.${language}.json`, catalogues);
  if (!existsSync(file)) return ENGLISH;
  const texts: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(file, 'utf8'));
  const translate: Translate = (english) => textOf(texts[english]) || english;
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    language,
    letters: [...new Set(Object.values(texts).map(textOf).join(''))].join(''),
    say: (words) => sentenceText(words, translate),
    day: (date) => days.format(new Date(`${date.slice(0, 10)}T00:00:00Z`)),
  };
}

const textOf = (text: unknown): string => (typeof text === 'string' ? text : '');
