import { pageLocale } from './page-language.ts';

/** A number in the language of the page, at most three decimals where nothing else is said. */
export const numberText = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(pageLocale(), options).format(value);
