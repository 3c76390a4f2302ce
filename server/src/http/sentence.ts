import { sentenceText } from '@fieldspan/contract/sentence';
import type { Sentence, SentenceValue } from '@fieldspan/contract/sentence';
import { faultText } from '@fieldspan/domain/form/answer-fault';
import type { AnswerFault } from '@fieldspan/domain/form/answer-fault';

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

/** A sentence as a part of another one. */
export const part = (said: Sentence): SentenceValue => ({
  term: sentenceText(said),
  of: { text: said.text, values: Object.fromEntries(said.values.map((value, at) => [String(at + 1), value])) },
});

/** What is wrong with an answer or a template, as a part of a sentence. */
export function fault({ message, values = {} }: AnswerFault): SentenceValue {
  const words = faultText({ message, values });
  const named = Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? fault(value) : value]);
  return {
    term: words.charAt(0).toLowerCase() + words.slice(1),
    of: { text: message, values: Object.fromEntries(named) },
  };
}
