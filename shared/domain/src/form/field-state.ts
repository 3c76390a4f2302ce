import { msg } from '../message.ts';
import { answerFault, calculationFault } from './answer-fault.ts';
import type { AnswerFault } from './answer-fault.ts';
import { isAnswer } from './condition.ts';
import type { FormField } from './form-sections.ts';
import type { Answer, DocField, FormDoc } from './form-types.ts';
import { isEmpty } from './is-empty.ts';
import { objectOr } from './json-shape.ts';
import { isNotApplicable } from './not-applicable.ts';
import { repeatRows } from './repeat-rows.ts';
import type { RepeatRow } from './repeat-rows.ts';
import { rowDoc, rowDocs } from './row-doc.ts';

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
    fault:
      (field.kind === 'repeat' ? rowsFault(entry, answer) : answerFault(entry, answer)) ?? lackOf(field, answer, asks),
  };
}

/** Whether this answer would be wrong, stop the work, or carry a warning. */
export function isAlarming(entry: DocField, value: unknown): boolean {
  const { isWrong, isStopped, warning } = stateOf(entry, { value });
  return isWrong || isStopped || warning !== null;
}

const MOST_ROWS = 200;

/** The first thing that is wrong with the rows of a repeating question. */
function rowsFault(entry: DocField, answer: Answer): AnswerFault | null {
  if (isEmpty(answer.value) || isNotApplicable(entry.field, answer.value)) return null;
  const { min, max } = entry.field.ext;
  const rows = repeatRows(entry, answer);
  const most = Math.min(max ?? MOST_ROWS, MOST_ROWS);
  if (rows.length > most)
    return { message: msg('This may be filled in {{max}} times at most.'), values: { max: most } };
  if (min !== null && rows.length < min)
    return { message: msg('This must be filled in {{min}} times at least.'), values: { min } };
  for (const [at, row] of rows.entries()) {
    const fault = rowFault(rowDoc(entry, row), row);
    if (fault)
      return {
        message: msg('Row {{row}}, {{question}}: {{problem}}'),
        values: { row: at + 1, question: fault.question, problem: fault.problem },
      };
  }
  return null;
}

function rowFault(doc: FormDoc, row: RepeatRow): { question: string; problem: AnswerFault } | null {
  for (const { id, field } of doc.byId.values()) {
    if (doc.hidden.has(id)) continue;
    const { isMissing, isWrong, fault } = fieldState(doc, id);
    const problem = isMissing
      ? { message: msg('This needs an answer.') }
      : (calculationFault(field, row[id], doc.answers.get(id)) ?? fault ?? (isWrong ? wrongFault(field) : null));
    if (problem) return { question: field.label || field.kind, problem };
  }
  return null;
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
  return [...new Set([...doc.byId.keys()].flatMap((id) => warningsAt(doc, id)))];
}

/** What the answer to a question warns of; to a repeating one, the answers in its rows. */
export function warningsAt(doc: FormDoc, id: string): string[] {
  const { warning } = fieldState(doc, id);
  const inRows = docsAt(doc, id).flatMap(warningsOf);
  return [...new Set([...(warning === null ? [] : [warning]), ...inRows])];
}

/** Whether the answer to a question stops the work or is wrong, or an answer in its rows. */
export function isAlarmed(doc: FormDoc, id: string): boolean {
  const { isWrong, isStopped } = fieldState(doc, id);
  return (
    isWrong || isStopped || docsAt(doc, id).some((row) => [...row.byId.keys()].some((each) => isAlarmed(row, each)))
  );
}

/** The rows of a shown repeating question. */
function docsAt(doc: FormDoc, id: string): FormDoc[] {
  const entry = doc.byId.get(id);
  return entry?.field.kind === 'repeat' && !doc.hidden.has(id) ? rowDocs(entry, doc.answers.get(id) ?? NO_ANSWER) : [];
}
