import type { Message, PluralMessage } from '@fieldspan/domain/message';

export type Values = Readonly<Record<string, string | number>>;

const PLACE = /\{\{(\w+)\}\}/g;

const filled = (text: string, values: Values): string =>
  text.replace(PLACE, (_, name: string) => String(values[name] ?? ''));

/**
 * The English text is the key of every translation, and what shows until there is another one (decision 0077).
 * @param english a literal, which the extractor reads; `{{name}}` stands for a value. What stands in a table is `translated`.
 * @returns the text in the reader's language; a value that was not given leaves its place empty
 */
export const t = (english: string, values: Values = {}): string => filled(english, values);

/** `t` of a text that was marked elsewhere: `msg('…')` in a table, a title or label of remote.json. */
export const translated = (message: Message, values: Values = {}): string => filled(message, values);

/**
 * A text that depends on a number, which both forms write as `{{count}}`: the two forms of English, `other` being the key.
 * Another language has as many as it needs.
 * @param forms an object of two literals, which the extractor reads
 */
export const plural = (count: number, forms: Readonly<{ one: string; other: string }>, values: Values = {}): string =>
  filled(count === 1 ? forms.one : forms.other, { ...values, count });

/** `plural` of a message that was marked elsewhere. */
export const translatedPlural = (count: number, forms: PluralMessage): string => plural(count, forms);
