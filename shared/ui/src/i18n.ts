import type { Message, PluralMessage } from '@fieldspan/domain/message';
import { writeIn } from '@fieldspan/domain/page-language';

export type Values = Readonly<Record<string, string | number>>;

type PluralForms = Readonly<{ one: string; other: string }>;
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
/** What a package says in one language, by the English text. An empty text is not translated yet. */
type Texts = Readonly<Record<string, string | Forms>>;
/** The files of a package, by language. */
export type TextFiles = Readonly<Record<string, () => Promise<{ default: Texts }>>>;

const PLACE = /\{\{(\w+)\}\}/g;
const ENGLISH = new Intl.PluralRules('en');

let language = 'en';
let rules = ENGLISH;
let alter = (english: string): string => english;
const texts = new Map<string, string | Forms>();
let loading: Promise<unknown> = Promise.resolve();

/**
 * Changes the language, before anything is shown and before `bringTexts`.
 * @param change makes a text from each English one that has no translation: the pseudo-language
 */
export function speak(wanted: string, change = (english: string): string => english): void {
  language = wanted;
  writeIn(wanted, said, translatedPlural);
  rules = new Intl.PluralRules(wanted);
  alter = change;
}

/**
 * Loads what a package says in the language of the page, and nothing in English. The build calls it for each remote. What cannot
 * be loaded shows in English.
 */
export function bringTexts(files: TextFiles): void {
  const load = files[language];
  if (!load) return;
  const loaded = load().then(
    (file) => Object.entries(file.default).forEach(([english, text]) => texts.set(english, text)),
    () => undefined,
  );
  loading = Promise.all([loading, loaded]);
}

/** Settles when all texts are here that were asked for. */
export const textsLoaded = (): Promise<unknown> => loading;

const filled = (text: string, values: Values): string =>
  text.replace(PLACE, (_, name: string) => String(values[name] ?? ''));

/**
 * The English text is the key of every translation, and what shows until there is another one (decision 0077).
 * @param english a literal, which the extractor reads; `{{name}}` stands for a value. What stands in a table is `translated`.
 * @returns the text in the reader's language; a value that was not given leaves its place empty
 */
export const t = (english: string, values: Values = {}): string => filled(said(english), values);

function said(english: string): string {
  const text = texts.get(english);
  return typeof text === 'string' && text !== '' ? text : alter(english);
}

/** `t` of a text that was marked elsewhere: `msg('…')` in a table, a title or label of remote.json. */
export const translated = (message: Message, values: Values = {}): string => t(message, values);

/**
 * A text that depends on a number, which both forms write as `{{count}}`: the two forms of English, `other` being the key.
 * Another language has as many as it needs.
 * @param forms an object of two literals, which the extractor reads
 */
export function plural(count: number, forms: PluralForms, values?: Values): string;
/** Remotes that were published before there were other languages give the two texts one after the other. */
export function plural(count: number, given: PluralForms | string, more: Values | string = {}): string {
  const forms = typeof given === 'string' ? { one: given, other: typeof more === 'string' ? more : given } : given;
  const values = typeof more === 'string' ? {} : more;
  const known = texts.get(forms.other);
  const own = typeof known === 'object' ? known[rules.select(count)] || known.other : '';
  const text = own || alter(ENGLISH.select(count) === 'one' ? forms.one : forms.other);
  return filled(text, { ...values, count });
}

/** `plural` of a message that was marked elsewhere. */
export const translatedPlural = (count: number, forms: PluralMessage): string => plural(count, forms);
