import type { Answer, DocField, FormDoc } from './form-types.ts';
import { fieldState } from './field-state.ts';
import { isRecord } from './json-shape.ts';

/** Properties that only the screen needs. */
const SCREEN_ONLY: ReadonlySet<string> = new Set(['hasError', 'tempOther']);

/**
 * The form_json to store: the questions with their answers. The `meta` of pictures is removed, and so are remarks and
 * pictures that the answer no longer asks for.
 */
export function formSections(doc: FormDoc): Record<string, unknown>[] {
  return doc.sections.map(({ raw, fields }) => ({ ...raw, fields: fields.map((entry) => filled(doc, entry)) }));
}

function filled(doc: FormDoc, { id, field, raw }: DocField): Record<string, unknown> {
  const answer: Answer = doc.answers.get(id) ?? {};
  const { asksRemarks, asksImage } = fieldState(doc, id);
  const value = PICTURES.has(field.type) ? withoutMeta(answer.value) : answer.value;
  return {
    ...withoutAnswer(raw),
    ...(value !== undefined && { value }),
    ...(answer.meta && { meta: answer.meta }),
    ...(asksRemarks && answer.remarks && { conditionalRemarksValue: answer.remarks }),
    ...(asksImage && answer.images && { conditionalImageValue: withoutMeta(answer.images) }),
  };
}

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
