let language = 'en';

/** Says in which language values are written from now on; called with the language of the texts. */
export function writeIn(wanted: string): void {
  language = wanted;
}

export const isEnglish = (): boolean => language === 'en';

/** The language, as the device's region writes it: English in Canada, French in Canada. */
export function pageLocale(): string {
  const { language: own } = navigator;
  return own.split('-')[0] === language ? own : language;
}
