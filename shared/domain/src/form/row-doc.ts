import { logicOf, withAnswers } from './form-logic.ts';
import type { Answer, DocField, FormDoc } from './form-types.ts';
import { repeatRows, rowFields, rowsAnswer } from './repeat-rows.ts';
import type { RepeatRow } from './repeat-rows.ts';

type RowForm = Pick<FormDoc, 'sections' | 'byId' | 'logic'>;

const forms = new WeakMap<DocField['raw'], RowForm>();

/** The questions of a row as a form of their own. */
function rowForm(entry: Pick<DocField, 'raw'>): RowForm {
  const known = forms.get(entry.raw);
  if (known) return known;
  const fields = rowFields(entry);
  const sections = [{ key: '', heading: '', visibleIf: null, fields, raw: {} }];
  const form = { sections, byId: new Map(fields.map((field) => [field.id, field])), logic: logicOf(sections) };
  forms.set(entry.raw, form);
  return form;
}

/** A row as a form of its own: its conditions and formulas read the other questions of the row, and no others. */
export const rowDoc = (entry: Pick<DocField, 'raw'>, row: RepeatRow): FormDoc =>
  withAnswers({ ...rowForm(entry), answers: NONE, hidden: SHOWN }, new Map(Object.entries(row)));

const NONE: FormDoc['answers'] = new Map();
const SHOWN: FormDoc['hidden'] = new Set();

/** The rows of an answer, each as a form. */
export const rowDocs = (entry: Pick<DocField, 'raw'>, answer: Answer): FormDoc[] =>
  repeatRows(entry, answer).map((row) => rowDoc(entry, row));

/** The answer with these rows, and what is calculated in them. */
export const repeatAnswer = (entry: Pick<DocField, 'raw'>, rows: readonly RepeatRow[]): Answer =>
  rowsAnswer(
    entry,
    rows.map((row) => settledRow(rowDoc(entry, row))),
  );

/** What cannot be calculated yet is no answer. */
const settledRow = ({ answers, byId }: FormDoc): RepeatRow =>
  Object.fromEntries(
    [...answers].filter(([id, { value }]) => byId.get(id)?.field.kind !== 'calculated' || value !== ''),
  );
