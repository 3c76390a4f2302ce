let language = 'en';
let translate = (english: string): string => english;

/**
 * Says in which language values are written from now on; called with the language of the texts.
 * @param say gives a text of the catalogues, or the English one
 */
export function writeIn(wanted: string, say = (english: string): string => english): void {
  language = wanted;
  translate = say;
}

/** A sentence of the server in the language of the page: the extractor reads its sentences (decision 0077). */
export const worded = (sentence: string): string => translate(sentence);

export const isEnglish = (): boolean => language === 'en';

/** The language, as the device's region writes it: English in Canada, French in Canada. */
export function pageLocale(): string {
  const { language: own } = navigator;
  return own.split('-')[0] === language ? own : language;
}
