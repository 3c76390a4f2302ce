import { pageLocale } from './page-language.ts';

/** Making one takes ten times as long as using it, and a list writes hundreds of numbers. */
const formats = new Map<string, Intl.NumberFormat>();

/** A number in the language of the page, at most three decimals where nothing else is said. */
export function numberText(value: number, options?: Intl.NumberFormatOptions): string {
  const locale = pageLocale();
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format.format(value);
}
