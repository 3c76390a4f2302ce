import type { Catalogue, Forms } from './extract.ts';

/** What a language says: a text, or one for each of the plural categories that it has. */
type Translation = Readonly<Record<string, unknown>>;

/**
 * A language as its file is named.
 * @param asked a BCP 47 tag, such as `fr` or `es-MX`
 * @throws Error for anything else, so that no file is written for a misspelt option
 */
export function languageOf(asked: string): string {
  const [found] = asked.startsWith('-') ? [] : Intl.PluralRules.supportedLocalesOf(asked.replace('_', '-'));
  if (found === undefined) throw new Error(`There is no language ${asked}. Name one by its code: pnpm messages fr`);
  return found;
}

export const languageFile = (name: string, language: string): string => `${name}/messages.${language}.json`;

/**
 * The texts of a package in another language: what stands in its file already, nothing yet for what is new, and nothing any
 * more that the code does not say.
 * @param written the file; null where there is none yet
 */
export function translationOf(catalogue: Catalogue, written: string | null): Catalogue {
  const known: Translation = written === null ? {} : JSON.parse(written);
  return new Map([...catalogue].map(([key, english]) => [key, fitting(known[key], english)]));
}

/** A text stays a text, and plural forms stay plural forms, in however many of them the language has. */
function fitting(known: unknown, english: string | Forms): string | Forms {
  if (typeof english === 'string') return typeof known === 'string' ? known : '';
  const empty = { one: '', other: '' };
  return typeof known === 'object' && known !== null ? { ...empty, ...known } : empty;
}
