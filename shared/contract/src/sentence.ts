import * as v from 'valibot';

const ValueSchema = v.union([v.string(), v.number(), v.object({ term: v.string() })]);

/**
 * A sentence with values in it, as other languages need it: `text` is the English one with `{{1}}`, `{{2}}` … in the places of
 * `values`, and a key of the catalogues. A `term` is the name of a kind of record, which has a translation of its own.
 */
export const SentenceSchema = v.object({ text: v.string(), values: v.array(ValueSchema) });

export type SentenceValue = v.InferOutput<typeof ValueSchema>;
export type Sentence = { readonly text: string; readonly values: readonly SentenceValue[] };

const PLACE = /\{\{(\d+)\}\}/g;

/** The sentence with its values, in the language that `translate` gives. */
export const sentenceText = ({ text, values }: Sentence, translate = (english: string): string => english): string =>
  translate(text).replace(PLACE, (_, place: string) => {
    const value = values[Number(place) - 1] ?? '';
    return typeof value === 'object' ? translate(value.term) : String(value);
  });
