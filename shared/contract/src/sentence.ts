import * as v from 'valibot';

type Words = { readonly text: string; readonly values: Readonly<Record<string, SentenceValue>> };

/**
 * A `term` is the name of a kind of record, which has a translation of its own. A sentence within the sentence is one too: whole and
 * in English, for clients that know no more; `of` is what other languages need of it, with its values by their names.
 */
export type SentenceValue = string | number | { readonly term: string; readonly of?: Words | undefined };

/** Sentences stand in sentences to this depth. Built step by step: `lazy` is no part of valibot that earlier shells share. */
const DEPTH = 3;

function valueSchema(depth: number): v.GenericSchema<SentenceValue> {
  if (depth === 0) return v.union([v.string(), v.number(), v.object({ term: v.string() })]);
  const words = v.object({ text: v.string(), values: v.record(v.string(), valueSchema(depth - 1)) });
  return v.union([v.string(), v.number(), v.object({ term: v.string(), of: v.optional(words) })]);
}

const ValueSchema = valueSchema(DEPTH);

/**
 * A sentence with values in it, as other languages need it: `text` is the English one with `{{1}}`, `{{2}}` … in the places of
 * `values`, and a key of the catalogues.
 */
export const SentenceSchema = v.object({ text: v.string(), values: v.array(ValueSchema) });

export type Sentence = { readonly text: string; readonly values: readonly SentenceValue[] };

const PLACE = /\{\{(\w+)\}\}/g;

type Translate = (english: string) => string;

/** The sentence with its values, in the language that `translate` gives. */
export const sentenceText = ({ text, values }: Sentence, translate: Translate = asItIs): string =>
  filled(text, (place) => values[Number(place) - 1], translate);

const filled = (text: string, value: (place: string) => SentenceValue | undefined, translate: Translate): string =>
  translate(text).replace(PLACE, (_, place: string) => valueText(value(place) ?? '', translate));

function valueText(value: SentenceValue, translate: Translate): string {
  if (typeof value !== 'object') return String(value);
  const { term, of } = value;
  return of === undefined || translate === asItIs
    ? translate(term)
    : filled(of.text, (name) => of.values[name], translate);
}

const asItIs: Translate = (english) => english;
