type Values = Readonly<Record<string, string | number>>;

const PLACE = /\{\{(\w+)\}\}/g;

/**
 * The English text is the key of every translation, and what shows until there is another one (decision 0014).
 * @param english the text as an English reader sees it; `{{name}}` stands for a value
 * @returns the text in the reader's language; a value that was not given leaves its place empty
 */
export const t = (english: string, values: Values = {}): string =>
  english.replace(PLACE, (_, name: string) => String(values[name] ?? ''));

/**
 * A text that depends on a number, which both forms write as `{{count}}`.
 * @param one the English text for exactly one
 * @param other the English text for every other number; it is the key
 */
export const plural = (count: number, one: string, other: string): string => t(count === 1 ? one : other, { count });
