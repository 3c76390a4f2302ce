import type { PluralMessage } from './message.ts';

let language = 'en';
let translate = (english: string): string => english;
let translateMany = englishPlural;

/**
 * Says in which language values are written from now on; called with the language of the texts.
 * @param say gives a text of the catalogues, or the English one
 * @param sayMany the same for one that depends on a number
 */
export function writeIn(wanted: string, say = (english: string): string => english, sayMany = englishPlural): void {
  language = wanted;
  translate = say;
  translateMany = sayMany;
}

function englishPlural(count: number, { one, other }: PluralMessage): string {
  return (count === 1 ? one : other).replace('{{count}}', String(count));
}

/** A sentence of the server, or a message, in the language of the page; on the server in English (decision 0077). */
export const worded = (sentence: string): string => translate(sentence);

export const wordedPlural = (count: number, forms: PluralMessage): string => translateMany(count, forms);

/** As the catalogues name it: `en`, `fr`. */
export const pageLanguage = (): string => language;

export const isEnglish = (): boolean => language === 'en';

/** The language, as the device's region writes it: English in Canada, French in Canada. */
export function pageLocale(): string {
  const { language: own } = navigator;
  return own.split('-')[0] === language ? own : language;
}
