import type { Sentence, SentenceValue } from '@fieldspan/contract/sentence';

/**
 * A refusal with values in it, so that other languages can say it too: `` sentence`“${name}” is archived.` ``. The extractor
 * reads it where it stands, as `“{{1}}” is archived.`
 */
export const sentence = (parts: TemplateStringsArray, ...values: SentenceValue[]): Sentence => ({
  text: parts.reduce((text, part, place) => `${text}{{${place}}}${part}`),
  values,
});

/** The name of a kind of record in a sentence, which has a translation of its own. */
export const term = (words: string): SentenceValue => ({ term: words });
