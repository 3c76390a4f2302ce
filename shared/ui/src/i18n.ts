type Values = Readonly<Record<string, string | number>>;

const PLACE = /\{\{(\w+)\}\}/g;

/**
 * Translates a text. The English text is the key, and is shown until there is a translation (decision 0014).
 * @param english the English text; `{{name}}` is replaced by a value
 * @returns the text in the reader's language; a missing value leaves its place empty
 */
export const t = (english: string, values: Values = {}): string =>
  english.replace(PLACE, (_, name: string) => String(values[name] ?? ''));

/**
 * Translates a text that depends on a number, written as `{{count}}` in both forms.
 * @param one the English text for exactly one
 * @param other the English text for every other number; it is the key
 */
export const plural = (count: number, one: string, other: string): string => t(count === 1 ? one : other, { count });
