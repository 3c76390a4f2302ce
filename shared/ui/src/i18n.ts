import { createInstance } from 'i18next';

/** The English text is the key, so a text without translation shows as it was written. */
const translator = createInstance();

void translator.init({
  lng: 'en',
  resources: { en: { translation: {} } },
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
});

type Values = Readonly<Record<string, string | number>>;

/**
 * @param english the text as an English reader sees it; `{{name}}` stands for a value
 * @returns the text in the reader's language
 */
export const t = (english: string, values: Values = {}): string => translator.t(english, { ...values });

/**
 * A text that depends on a number, which both forms write as `{{count}}`.
 * @param one the English text for exactly one
 * @param other the English text for every other number; it is the key
 */
export const plural = (count: number, one: string, other: string): string =>
  translator.t(other, { count, defaultValue_one: one, defaultValue_other: other });
