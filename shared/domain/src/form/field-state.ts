import { msg } from '../message.ts';
import { answerFault } from './answer-fault.ts';
import type { AnswerFault } from './answer-fault.ts';
import { isAnswer } from './condition.ts';
import type { FormField } from './form-sections.ts';
import type { Answer, DocField, FormDoc } from './form-types.ts';
import { isEmpty } from './is-empty.ts';
import { objectOr } from './json-shape.ts';
import { isNotApplicable } from './not-applicable.ts';

/** The effects of a field's answer (document 1 §5, decision 0083). A hidden question has none. */
export type FieldState = {
  isMissing: boolean;
  isWrong: boolean;
  /** What is wrong with the answer itself, or what it still needs. */
  fault: AnswerFault | null;
  warning: string | null;
  asksRemarks: boolean;
  /** The remarks are the reason why it does not apply. */
  asksReason: boolean;
  asksImage: boolean;
  /** The answer stops the work until the person says to have understood (`isUnderstood`). */
  isStopped: boolean;
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

export function fieldState(doc: FormDoc, id: string): FieldState {
  const found = doc.byId.get(id);
  return found && !doc.hidden.has(id) ? stateOf(found, doc.answers.get(id) ?? NO_ANSWER) : NOTHING;
}

const NO_ANSWER: Answer = {};

const NOTHING: FieldState = {
  isMissing: false,
  isWrong: false,
  fault: null,
  warning: null,
  asksRemarks: false,
  asksReason: false,
  asksImage: false,
  isStopped: false,
};

function stateOf(entry: DocField, answer: Answer): FieldState {
  const { field, raw } = entry;
  const { value } = answer;
  const asks = followUps(entry, value);
  return {
    ...(isNotApplicable(field, value) ? NEITHER : yesNoEffects(field, isTruthy(value))),
    ...asks,
    isMissing: field.requiredField && !isExempt(field, raw) && isEmpty(value),
    fault: answerFault(entry, answer) ?? lackOf(field, answer, asks),
  };
}

/** Whether this answer would be wrong, stop the work, or carry a warning. */
export function isAlarming(entry: DocField, value: unknown): boolean {
  const { isWrong, isStopped, warning } = stateOf(entry, { value });
  return isWrong || isStopped || warning !== null;
}

const NEITHER = { isWrong: false, warning: null };

const yesNoEffects = (field: FormField, says: boolean) => ({
  isWrong: !SILENT.has(field.type) && isWrongAnswer(field, says),
  warning: (says ? field.positiveWarningMessage : field.negativeWarningMessage) || null,
});

type FollowUps = Pick<FieldState, 'asksRemarks' | 'asksReason' | 'asksImage' | 'isStopped'>;

function followUps({ field, raw }: DocField, value: unknown): FollowUps {
  const asksReason = field.ext.naReason && isNotApplicable(field, value);
  const asks = (label: string, when: unknown) => label !== '' && isAnswer(field, value, when);
  return {
    asksRemarks: asksReason || asks(field.conditionalRemarksLabel, raw['conditionalRemarksResponseValue']),
    asksReason,
    asksImage: asks(field.conditionalImageLabel, raw['conditionalImageResponseValue']),
    isStopped: isAnswer(field, value, field.ext.stop),
  };
}

/** What an answer still needs besides itself. */
function lackOf({ ext }: FormField, answer: Answer, asks: FollowUps): AnswerFault | null {
  const { remarks, images = [] } = answer;
  if (asks.asksRemarks && isEmpty(remarks)) {
    if (asks.asksReason) return { message: msg('Say why this does not apply.') };
    if (ext.remarksRequired) return { message: msg('The remarks are still needed.') };
  }
  if (asks.asksImage && ext.imageRequired && images.length === 0) return { message: msg('One photo is still needed.') };
  return stopFault(answer, asks);
}

const stopFault = (answer: Answer, { isStopped }: Pick<FollowUps, 'isStopped'>): AnswerFault | null =>
  isStopped && !isUnderstood(answer) ? { message: msg('Tap “I understand” before you go on.') } : null;

/** Whether the person said to have understood what this very answer means. */
export function isUnderstood({ value, meta }: Answer): boolean {
  const { answer } = objectOr(objectOr(meta)['understood']);
  return answer !== undefined && answer === String(value);
}

/** The part of an answer that says so. */
export const understood = ({ value, meta }: Answer, at: string): Answer => ({
  meta: { ...meta, understood: { answer: String(value), at } },
});

/** Whether an answer must be given or changed before the form can go on. */
export const isUnfinished = ({ isMissing, fault }: Pick<FieldState, 'isMissing' | 'fault'>): boolean =>
  isMissing || fault !== null;

const isWrongAnswer = ({ positiveResponseRequired, negativeResponseRequired }: FormField, says: boolean): boolean =>
  (positiveResponseRequired && !says) || (negativeResponseRequired && says);

/** What is calculated, and a picture that belongs to the template, is not an answer either. */
function isExempt({ type, kind }: FormField, raw: DocField['raw']): boolean {
  return kind === 'calculated' || EXEMPT.has(type) || hasStaticImage({ type }, raw);
}

export const hasStaticImage = ({ type }: Pick<FormField, 'type'>, { imageIsStatic }: DocField['raw']): boolean =>
  type === 'image' && isTruthy(imageIsStatic);

/** Whether the next section can be opened; if not, which fields are missing or have a fault, and which are wrong. */
export function sectionGate(doc: FormDoc, at: number): { isOpen: boolean; missing: string[]; wrong: string[] } {
  const ids = (doc.sections[at]?.fields ?? []).map(({ id }) => id);
  const missing = ids.filter((id) => isUnfinished(fieldState(doc, id)));
  const wrong = ids.filter((id) => fieldState(doc, id).isWrong);
  return { isOpen: missing.length === 0 && wrong.length === 0, missing, wrong };
}

/** Why an answer is wrong that has no fault of its own. */
export const wrongFault = ({ kind, positiveResponseRequired }: FormField): AnswerFault =>
  TICKED.has(kind) && positiveResponseRequired
    ? { message: msg('Something must be ticked here.') }
    : { message: msg('This answer means that you are not ready to proceed.') };

const TICKED: ReadonlySet<string> = new Set(['select-multi', 'checklist']);

/** All warnings without duplicates, in the order of the form. */
export function warningsOf(doc: FormDoc): string[] {
  const all = [...doc.byId.keys()].map((id) => fieldState(doc, id).warning);
  return [...new Set(all.filter((warning) => warning !== null))];
}
