import type { Answer, DocField, FormDoc } from './form-types.ts';
import type { FormField } from './form-sections.ts';
import { fieldState } from './field-state.ts';
import type { FieldState } from './field-state.ts';
import { isEmpty } from './is-empty.ts';
import { isRecord } from './json-shape.ts';

/** Properties that only the screen needs. */
const SCREEN_ONLY: ReadonlySet<string> = new Set(['hasError', 'tempOther']);

/**
 * The form_json to store: the questions with their answers. The `meta` of pictures is removed, and so are remarks and
 * pictures that the answer no longer asks for, and answers to questions that are hidden: nobody signs what is not shown.
 */
export function formSections(doc: FormDoc): Record<string, unknown>[] {
  return doc.sections.map(({ raw, fields }) => ({ ...raw, fields: fields.map((entry) => filled(doc, entry)) }));
}

function filled(doc: FormDoc, { id, field, raw }: DocField): Record<string, unknown> {
  const answer: Answer = doc.hidden.has(id) ? NO_ANSWER : (doc.answers.get(id) ?? NO_ANSWER);
  const { meta, ...question } = withoutAnswer(raw);
  // What belongs to a stored answer goes with it; anything else of that name is the question's.
  const isQuestions = meta !== undefined && isEmpty(raw['value']);
  return { ...question, ...(isQuestions && { meta }), ...storedParts(answer, field, fieldState(doc, id)) };
}

function storedParts(answer: Answer, { type }: FormField, { asksRemarks, asksImage }: FieldState) {
  const { value, meta, remarks, images } = answer;
  return {
    ...(value !== undefined && { value: PICTURES.has(type) ? withoutMeta(value) : value }),
    ...(meta && { meta }),
    ...(asksRemarks && remarks && { conditionalRemarksValue: remarks }),
    ...(asksImage && images && { conditionalImageValue: withoutMeta(images) }),
  };
}

const NO_ANSWER: Answer = {};

const ANSWERS: ReadonlySet<string> = new Set(['value', 'conditionalRemarksValue', 'conditionalImageValue']);

/** The question without its answer, as in the template. */
export const withoutAnswer = (raw: DocField['raw']): Record<string, unknown> =>
  Object.fromEntries(Object.entries(raw).filter(([name]) => !SCREEN_ONLY.has(name) && !ANSWERS.has(name)));

/** Types whose answers are one or more pictures. */
const PICTURES: ReadonlySet<string> = new Set(['image', 'whiteboard']);

function withoutMeta(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutMeta(item));
  return isRecord(value) ? stripped(value) : value;
}

const stripped = ({ meta: _meta, ...item }: Readonly<Record<string, unknown>>): object => item;
