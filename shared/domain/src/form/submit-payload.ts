import type { Answer, DocField, FormDoc } from './form-types.ts';
import type { FormPicture } from './form-picture.ts';
import type { FormField } from './form-sections.ts';
import { fieldState } from './field-state.ts';
import type { FieldState } from './field-state.ts';
import { isEmpty } from './is-empty.ts';
import { isRecord } from './json-shape.ts';
import { rowsAnswer } from './repeat-rows.ts';
import type { RepeatRow } from './repeat-rows.ts';
import { rowDocs } from './row-doc.ts';

/** Properties that only the screen needs. */
const SCREEN_ONLY: ReadonlySet<string> = new Set(['hasError', 'tempOther']);

/**
 * The form_json to store: the questions with their answers. The `meta` of pictures is removed, and so are remarks and
 * pictures that the answer no longer asks for, and answers to questions that are hidden: nobody signs what is not shown.
 */
export function formSections(doc: FormDoc): Record<string, unknown>[] {
  return doc.sections.map(({ raw, fields }) => ({ ...raw, fields: fields.map((entry) => filled(doc, entry)) }));
}

function filled(doc: FormDoc, entry: DocField): Record<string, unknown> {
  const { id, field, raw } = entry;
  const answer: Answer = doc.hidden.has(id) ? NO_ANSWER : withShownRows(entry, doc.answers.get(id) ?? NO_ANSWER);
  const { meta, ...question } = withoutAnswer(raw);
  // What belongs to a stored answer goes with it; anything else of that name is the question's.
  const isQuestions = meta !== undefined && isEmpty(raw['value']);
  return { ...question, ...(isQuestions && { meta }), ...storedParts(answer, field, fieldState(doc, id)) };
}

function storedParts(answer: Answer, field: FormField, state: FieldState) {
  const { remarks, images, ...given } = shownParts(answer, field, state);
  return {
    ...given,
    ...(remarks && { conditionalRemarksValue: remarks }),
    ...(images && { conditionalImageValue: images }),
  };
}

/** An answer without what it no longer asks for. */
function shownParts(answer: Answer, { type }: FormField, { asksRemarks, asksImage }: FieldState) {
  const { value, meta, remarks, images } = answer;
  return {
    ...(value !== undefined && { value: PICTURES.has(type) ? withoutMeta(value) : value }),
    ...(meta && { meta }),
    ...(asksRemarks && remarks && { remarks }),
    ...(asksImage && images && { images: images.map(bare) }),
  };
}

/** The rows of a repeating question, each without what is hidden in it. */
function withShownRows(entry: DocField, answer: Answer): Answer {
  if (entry.field.kind !== 'repeat' || !Array.isArray(answer.value)) return answer;
  const rows = rowDocs(entry, answer).map((doc) => storedRow(doc));
  return { ...answer, ...rowsAnswer(entry, rows) };
}

const storedRow = (doc: FormDoc): RepeatRow =>
  Object.fromEntries(
    [...doc.byId.values()].flatMap(({ id, field }) => {
      const answer = doc.hidden.has(id) ? undefined : doc.answers.get(id);
      return answer === undefined ? [] : [[id, shownParts(answer, field, fieldState(doc, id))]];
    }),
  );

const bare = ({ meta: _meta, ...picture }: FormPicture): FormPicture => picture;

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
