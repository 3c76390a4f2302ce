import { answerLines } from './answer-lines.ts';
import { isAlarmed, warningsAt } from './field-state.ts';
import type { DocField, FormDoc } from './form-types.ts';
import { rowDocs } from './row-doc.ts';

/** An answer that needs attention: it stops the work, or carries a warning. */
export type FlaggedAnswer = {
  fieldId: string;
  label: string;
  answer: string;
  /** Of a repeating question the rows that need attention, each on a line of its own. */
  lines: readonly string[];
  remarks: string;
  warning: string | null;
};

/** The flagged answers of a form, in the order of its questions. */
export function flaggedAnswers(doc: FormDoc): FlaggedAnswer[] {
  return [...doc.byId.values()].flatMap((entry) => {
    const warning = warningsAt(doc, entry.id).join(' ') || null;
    return warning !== null || isAlarmed(doc, entry.id) ? [flaggedAnswer(doc, entry, warning)] : [];
  });
}

function flaggedAnswer(doc: FormDoc, entry: DocField, warning: string | null): FlaggedAnswer {
  const answer = doc.answers.get(entry.id) ?? {};
  return {
    fieldId: entry.id,
    label: entry.field.label,
    answer: answerLines(entry, answer).join(', '),
    lines: entry.field.kind === 'repeat' ? rowDocs(entry, answer).flatMap(flaggedRow) : [],
    remarks: answer.remarks ?? '',
    warning,
  };
}

function flaggedRow(row: FormDoc, at: number): string[] {
  if (flaggedAnswers(row).length === 0) return [];
  const said = [...row.byId.values()].flatMap((entry) => {
    const lines = wordsOf(row, entry).filter((line) => line !== '');
    return lines.length === 0 ? [] : [`${entry.field.label}: ${lines.join(', ')}`];
  });
  return [`${at + 1} – ${said.join(', ')}`];
}

/** Not even people of the company find a form by a phone number in it. */
const NOT_SEARCHED: ReadonlySet<string> = new Set(['personnel-phone-list']);

/** What a search of answers looks in: every answer and remark as text, each on a line of its own. */
export function answerWords(doc: FormDoc): string {
  const lines = [...doc.byId.values()].flatMap((entry) => wordsOf(doc, entry));
  return lines.filter((line) => line !== '').join('\n');
}

function wordsOf(doc: FormDoc, entry: DocField): string[] {
  if (NOT_SEARCHED.has(entry.field.type) || doc.hidden.has(entry.id)) return [];
  const answer = doc.answers.get(entry.id) ?? {};
  return [...answerLines(entry, answer), answer.remarks ?? ''];
}
