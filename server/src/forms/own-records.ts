import { problemAt } from '@fieldspan/domain/form/check-filled';
import type { FormProblem } from '@fieldspan/domain/form/check-filled';
import type { Answer, DocField, FormDoc } from '@fieldspan/domain/form/form-types';
import { UNKNOWN_CHOICE } from '@fieldspan/domain/form/not-arrived';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { recordIn } from '@fieldspan/domain/form/picked-record';
import { repeatRows, rowFields } from '@fieldspan/domain/form/repeat-rows';
import type { Write } from '../registry/entry.ts';
import { refuseProblems } from './refused-answers.ts';

/** Kinds of questions that name a record, and of what. */
const MODELS = { person: 'User', equipment: 'Equipment', contact: 'Contact' } as const;
type RecordKind = keyof typeof MODELS;

type Named = { entry: DocField; kind: RecordKind; id: number };

const isRecordKind = (kind: string): kind is RecordKind => Object.hasOwn(MODELS, kind);

/**
 * Refuses people, equipment and contacts that the sender cannot read: a form must not claim a record of somebody else.
 * Those that were already in it may stay.
 */
export async function requireOwnRecords({ mayRead, before }: Write, filled: FormDoc): Promise<void> {
  const earlier = typeof before?.['form_json'] === 'string' ? parseForm(before['form_json']) : null;
  const known = new Set((earlier === null ? [] : namedIn(earlier)).map(keyOf));
  const problems: FormProblem[] = [];
  for (const named of namedIn(filled)) {
    if (known.has(keyOf(named)) || (await mayRead(MODELS[named.kind], named.id))) continue;
    problems.push(problemAt(filled, named.entry, UNKNOWN_CHOICE));
  }
  refuseProblems(problems);
}

const keyOf = ({ kind, id }: Named): string => `${kind} ${id}`;

const namedIn = ({ byId, answers }: FormDoc): Named[] =>
  [...byId.values()].flatMap((entry) => {
    const answer = answers.get(entry.id) ?? {};
    if (entry.field.kind !== 'repeat') return namedBy(entry, entry, answer);
    const inner = rowFields(entry);
    return repeatRows(entry, answer).flatMap((row) =>
      inner.flatMap((question) => namedBy(entry, question, row[question.id] ?? {})),
    );
  });

function namedBy(entry: DocField, { field }: DocField, answer: Answer): Named[] {
  const record = isRecordKind(field.kind) ? recordIn(answer) : null;
  return record !== null && isRecordKind(field.kind) ? [{ entry, kind: field.kind, id: record.id }] : [];
}
