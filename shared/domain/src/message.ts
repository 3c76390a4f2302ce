import type { Brand } from 'valibot';

/** An English text that stands in the catalogue of its package: the key under which other languages have it (decision 0077). */
export type Message = string & Brand<'message'>;

/** Marks a text that stands in a table, so that the extractor finds it. Its argument is always a literal; `translated` shows it. */
export function msg(english: string): Message;
export function msg(english: string): string {
  return english;
}

/** An English text that came as data: a title of remote.json, or a word of served-words.json that the server answers. */
export const dataText = (text: string): Message => msg(text);

/** A message whose words depend on a number, written as `{{count}}`. */
export type PluralMessage = { readonly one: Message; readonly other: Message };

/** Marks both forms of English, as `msg` does one text. Its argument is an object of two literals. */
export const pluralMsg = (forms: { one: string; other: string }): PluralMessage => ({
  one: msg(forms.one),
  other: msg(forms.other),
});

/** What tables and lists say of one kind of record: every sentence whole, because other languages bend the noun in it. */
export type RecordMessages = {
  readonly one: Message;
  readonly none: Message;
  readonly remove: Message;
  readonly ask: Message;
  readonly askMany: PluralMessage;
  readonly removed: Message;
  readonly removedMany: PluralMessage;
};

/**
 * The English sentences about one kind of record. The extractor calls this with the same two words, so that translators get
 * whole sentences, without a hundred lines of them in the tables. Its arguments are always literals.
 * @param one a single record: `Purchase Order`
 * @param many several of them: `Purchase Orders`
 */
export const recordMessages = (one: string, many: string): RecordMessages => ({
  one: msg(one),
  none: msg(`No ${many}`),
  remove: msg(`Delete ${one}`),
  ask: msg(`Are you sure you want to delete this ${one}?`),
  askMany: {
    one: msg(`Are you sure you want to delete this ${one}?`),
    other: msg(`Are you sure you want to delete these {{count}} ${many}?`),
  },
  removed: msg(`${one} deleted.`),
  removedMany: { one: msg(`${one} deleted.`), other: msg(`{{count}} ${many} deleted.`) },
});
