import { canonicalJson } from '../canonical-json.ts';
import { isAnswerShaped } from './answer-shape.ts';
import { msg } from '../message.ts';
import { calculationFault, faultText } from './answer-fault.ts';
import type { AnswerFault } from './answer-fault.ts';
import { fieldState, hasStaticImage, wrongFault } from './field-state.ts';
import { withAnswers } from './form-logic.ts';
import type { DocField, FormDoc } from './form-types.ts';
import { withoutAnswer } from './submit-payload.ts';

/**
 * A problem that prevents a filled form from being stored, with its question. `said` is shown next to the question;
 * `text` also names the question. Both are English; other languages make theirs of `fault`.
 */
export type FormProblem = {
  fieldId: string;
  section: string;
  question: string;
  fault: AnswerFault;
  said: string;
  text: string;
};

/**
 * Checks a filled form against the template's questions: the questions must be unchanged, required ones answered, no
 * answer may stop the work, and every answer must fit its type.
 */
export function checkFilled(asked: FormDoc, filled: FormDoc): FormProblem[] {
  const strange = strangeQuestions(asked, filled);
  return strange.length > 0 ? strange : answerProblems(filled);
}

/** Whether the filled form has exactly the template's questions. */
export const asksTheSame = (asked: FormDoc, filled: FormDoc): boolean => strangeQuestions(asked, filled).length === 0;

/** Problems in the answers of a form, in the order of its questions. */
export function answerProblems(doc: FormDoc): FormProblem[] {
  const expected = withAnswers(doc, doc.answers);
  return [...doc.byId.values()].flatMap((entry) => {
    const fault = faultOf({ doc, expected }, entry);
    return fault === null ? [] : [problemAt(doc, entry, fault)];
  });
}

/** `expected`: the same form with all calculations made anew. */
type Forms = { doc: FormDoc; expected: FormDoc };

function faultOf({ doc, expected }: Forms, entry: DocField): AnswerFault | null {
  const { id, field } = entry;
  const { isMissing, isWrong, fault } = fieldState(expected, id);
  if (!isAnswerShaped(entry)) return { message: msg('This answer does not fit the question.') };
  if (isMissing) return { message: msg('This needs an answer.') };
  const miscalculated = expected.hidden.has(id)
    ? null
    : calculationFault(field, doc.answers.get(id), expected.answers.get(id));
  return miscalculated ?? fault ?? (isWrong ? wrongFault(field) : null);
}

const lower = (said: string): string => said.charAt(0).toLowerCase() + said.slice(1);

function strangeQuestions(asked: FormDoc, filled: FormDoc): FormProblem[] {
  const changed = [...filled.byId.values()].filter(
    (entry) => definition(entry) !== definition(asked.byId.get(entry.id)),
  );
  const absent = [...asked.byId.values()].filter(({ id }) => !filled.byId.has(id));
  return [
    ...changed.map((entry) => problemAt(filled, entry, NOT_ASKED)),
    ...absent.map((entry) => problemAt(asked, entry, LEFT_OUT)),
  ];
}

const NOT_ASKED: AnswerFault = { message: msg('The template does not ask this.') };
const LEFT_OUT: AnswerFault = { message: msg('The template asks this, and the form leaves it out.') };

/** A question without its answer; a picture that belongs to the template is part of the question. */
function definition(entry: DocField | undefined): string {
  if (entry === undefined) return '';
  const { raw, field } = entry;
  const { meta: _meta, ...question } = withoutAnswer(raw);
  return canonicalJson(hasStaticImage(field, raw) ? { ...question, value: raw['value'] } : question);
}

export function problemAt(doc: FormDoc, { id, field }: DocField, fault: AnswerFault): FormProblem {
  const section = doc.sections.find(({ fields }) => fields.some((entry) => entry.id === id))?.heading ?? '';
  const question = field.label || field.type;
  const said = faultText(fault);
  return {
    fieldId: id,
    section,
    question,
    fault,
    said,
    text: `Section “${section}”, question “${question}”: ${lower(said)}`,
  };
}
