import { withAnswers as withAll } from '@fieldspan/domain/form/form-logic';
import type { Answer, FormDoc } from '@fieldspan/domain/form/form-types';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { formSections } from '@fieldspan/domain/form/submit-payload';
import { isRecord } from '@fieldspan/domain/form/json-shape';

/** The answers of a form as JSON text by question id, the unit in which two people's changes are compared. */
export type AnswersByField = Readonly<Record<string, string | null>>;

/** In stored form, so that equal answers have equal text on every side. */
export function answersByField(doc: FormDoc): AnswersByField {
  const stored = parseForm(JSON.stringify(formSections(doc))) ?? doc;
  return Object.fromEntries(
    [...stored.byId.keys()].map((id) => {
      const answer = stored.answers.get(id);
      return [id, answer === undefined ? null : JSON.stringify(answer)];
    }),
  );
}

/** The same form with these answers. */
export function withAnswers(doc: FormDoc, answers: AnswersByField): FormDoc {
  const read = Object.entries(answers).flatMap(([id, text]): [string, Answer][] => {
    const answer: unknown = text === null ? null : JSON.parse(text);
    return isRecord(answer) ? [[id, answer]] : [];
  });
  return withAll(doc, new Map(read));
}
