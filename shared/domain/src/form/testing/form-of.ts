import { setAnswer } from '../form-logic.ts';
import type { Answer, FormDoc } from '../form-types.ts';
import { parseForm } from '../parse-form.ts';

/** A form with sections S1, S2 … and answers by the labels of the fields. */
export function formOf(sections: readonly (readonly object[])[], answers: Record<string, unknown> = {}): FormDoc {
  const json = sections.map((fields, at) => ({
    sectionHeading: `S${at + 1}`,
    fields: fields.map((field) => withValue(field, answers)),
  }));
  const doc = parseForm(JSON.stringify(json));
  if (!doc) throw new Error('This is no form');
  return doc;
}

/** A form with one answered field. */
export function oneField(field: object, value?: unknown): { doc: FormDoc; id: string } {
  const doc = formOf([[{ label: 'Q', ...field }]], { Q: value });
  const [id] = doc.byId.keys();
  if (id === undefined) throw new Error('There is no field');
  return { doc, id };
}

/** The form with one answer changed. */
export const withAnswer = (doc: FormDoc, id: string, change: Answer): FormDoc => setAnswer(doc, id, change).doc;

function withValue(field: object, answers: Record<string, unknown>): object {
  const label = 'label' in field && typeof field.label === 'string' ? field.label : '';
  return label in answers ? { ...field, value: answers[label] } : field;
}
