import type { FormField } from './form-sections.ts';
import type { Answer, DocField, FormDoc } from './form-types.ts';

/** The effects of a field's answer (document 1 §5). */
export type FieldState = {
  isMissing: boolean;
  isWrong: boolean;
  warning: string | null;
  asksRemarks: boolean;
  asksImage: boolean;
};

/**
 * Types that are never missing: document 1 §5 exempts the first three; `weather` is another name of the weather widget.
 */
const EXEMPT: ReadonlySet<string> = new Set(['personnel-phone-list', 'weather-widget', 'static-paragraph', 'weather']);
/** Types without an answer, which therefore cannot be wrong. */
const SILENT: ReadonlySet<string> = new Set(['personnel-phone-list', 'static-paragraph']);

const FALSY: ReadonlySet<unknown> = new Set([undefined, null, '', '0', 0, false]);

/** Whether an answer counts as yes. An empty list, the text 0 and no answer count as no. */
export function isTruthy(value: unknown): boolean {
  return !FALSY.has(value) && !(Array.isArray(value) && value.length === 0);
}

/** Absent, null or only whitespace. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

export function fieldState(doc: FormDoc, id: string): FieldState {
  const found = doc.byId.get(id);
  return found ? stateOf(found, doc.answers.get(id)?.value) : NOTHING;
}

const NOTHING: FieldState = { isMissing: false, isWrong: false, warning: null, asksRemarks: false, asksImage: false };

function stateOf({ field, raw }: DocField, value: unknown): FieldState {
  const says = isTruthy(value);
  return {
    isMissing: field.requiredField && !isExempt(field, raw) && isEmpty(value),
    isWrong: !SILENT.has(field.type) && isWrongAnswer(field, says),
    warning: (says ? field.positiveWarningMessage : field.negativeWarningMessage) || null,
    asksRemarks: field.conditionalRemarksLabel !== '' && matches(field, value, raw['conditionalRemarksResponseValue']),
    asksImage: field.conditionalImageLabel !== '' && matches(field, value, raw['conditionalImageResponseValue']),
  };
}

const isWrongAnswer = ({ positiveResponseRequired, negativeResponseRequired }: FormField, says: boolean): boolean =>
  (positiveResponseRequired && !says) || (negativeResponseRequired && says);

/** A picture that belongs to the template is not an answer either. */
function isExempt({ type }: FormField, raw: DocField['raw']): boolean {
  return EXEMPT.has(type) || hasStaticImage({ type }, raw);
}

export const hasStaticImage = ({ type }: Pick<FormField, 'type'>, { imageIsStatic }: DocField['raw']): boolean =>
  type === 'image' && isTruthy(imageIsStatic);

/**
 * Compares answers as text: 1, "1", true and the "Yes" of a yes-or-no field are equal. Of several answers any may
 * match.
 */
function matches({ type }: FormField, value: unknown, wanted: unknown): boolean {
  if (isEmpty(value) || isEmpty(wanted)) return false;
  const word = (part: unknown): string => (type === 'boolean' ? yesNoWord(part) : String(part).trim().toLowerCase());
  const given: readonly unknown[] = Array.isArray(value) ? value : [value];
  const asked: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  return given.some((part) => asked.some((one) => word(one) === word(part)));
}

const YES_WORDS: ReadonlySet<string> = new Set(['1', 'true', 'yes']);
const yesNoWord = (part: unknown): string => (YES_WORDS.has(String(part).trim().toLowerCase()) ? 'yes' : 'no');

/** Whether the next section can be opened; if not, which fields are missing and which are wrong. */
export function sectionGate(doc: FormDoc, at: number): { isOpen: boolean; missing: string[]; wrong: string[] } {
  const ids = (doc.sections[at]?.fields ?? []).map(({ id }) => id);
  const missing = ids.filter((id) => fieldState(doc, id).isMissing);
  const wrong = ids.filter((id) => fieldState(doc, id).isWrong);
  return { isOpen: missing.length === 0 && wrong.length === 0, missing, wrong };
}

/** All warnings without duplicates, in the order of the form. */
export function warningsOf(doc: FormDoc): string[] {
  const all = [...doc.byId.keys()].map((id) => fieldState(doc, id).warning);
  return [...new Set(all.filter((warning) => warning !== null))];
}

/** The same form with one answer changed. All other answers keep their identity. */
export function withAnswer(doc: FormDoc, id: string, change: Answer): FormDoc {
  if (!doc.byId.has(id)) return doc;
  return { ...doc, answers: new Map(doc.answers).set(id, { ...doc.answers.get(id), ...change }) };
}
