import { msg } from '../message.ts';
import type { Message } from '../message.ts';
import type { AnswerFault } from './answer-fault.ts';
import { isBare } from './field-ext.ts';
import type { Condition } from './field-ext.ts';
import { formulaNames } from './formula-value.ts';
import { isFormulaError, parseFormula } from './formula.ts';
import { sectionId } from './form-logic.ts';
import type { DocField, FormDoc } from './form-types.ts';
import { fitsRow } from './kind-of-field.ts';
import { isEmpty } from './is-empty.ts';
import { isRecord, objectOr } from './json-shape.ts';
import { NOT_APPLICABLE } from './not-applicable.ts';
import { rowFields } from './repeat-rows.ts';
import { rowDoc } from './row-doc.ts';

/** A problem of a template, as a sentence. `id`: of the question, or `section …` (`sectionId`). */
export type LogicProblem = AnswerFault & { id: string };

/** What is wrong with the conditions, formulas, ranges and repeating questions of a template. */
export function logicProblems(doc: FormDoc): LogicProblem[] {
  return [...conditionProblems(doc), ...formulaProblems(doc), ...rangeProblems(doc), ...repeatProblems(doc)];
}

const problemsAt = (id: string, faults: readonly AnswerFault[]): LogicProblem[] =>
  faults.map(({ message, values = {} }) => ({ id, message, values }));

/** Conditions that read a question that is not there or an answer that it cannot have, and those that go in a circle. */
export function conditionProblems(doc: FormDoc): LogicProblem[] {
  const all = doc.sections.flatMap((section) => [
    { id: sectionId(section), condition: section.visibleIf },
    ...section.fields.map(({ id, field }) => ({ id, condition: field.ext.visibleIf })),
  ]);
  const broken = all.flatMap(({ id, condition }) =>
    condition === null ? [] : problemsAt(id, testProblems(doc, condition)),
  );
  const circles = [...doc.logic.cyclic].map((id) => ({
    id,
    message: msg('It depends on itself, through its condition or formula. Break the circle.'),
  }));
  return [...broken, ...circles];
}

function testProblems({ logic, byId }: FormDoc, { tests }: Condition): AnswerFault[] {
  return tests.flatMap(({ key, operator, wanted }) => {
    const read = byId.get(logic.byKey.get(key) ?? '');
    if (!read)
      return [{ message: msg('Its condition reads the question “{{key}}”, which is not there.'), values: { key } }];
    if (isBare(operator)) return [];
    if (isEmpty(wanted)) return [{ message: msg('Its condition compares with nothing.') }];
    const isMissing = (operator === 'is' || operator === 'isNot') && !isPossible(read, wanted);
    return isMissing
      ? [
          {
            message: msg('Its condition waits for “{{answer}}”, which is no answer to “{{question}}”.'),
            values: { answer: String(wanted), question: read.field.label || key },
          },
        ]
      : [];
  });
}

/** Whether the question can be answered so. */
function isPossible({ field }: DocField, wanted: unknown): boolean {
  const words = (Array.isArray(wanted) ? wanted : [wanted]).map(String);
  const has = (word: string) => field.options.includes(word) || (field.ext.allowNA && word === NOT_APPLICABLE);
  return field.options.length === 0 || field.defineOther || words.every(has);
}

/** Formulas that cannot be read, and those that read a question that is not there or has no number. */
function formulaProblems(doc: FormDoc): LogicProblem[] {
  return [...doc.byId.values()].flatMap((entry) =>
    entry.field.kind === 'calculated'
      ? problemsAt(
          entry.id,
          formulaFaults(entry.field.ext.formula, (key) => doc.byId.get(doc.logic.byKey.get(key) ?? '')),
        )
      : [],
  );
}

/** What is wrong with one formula: for the template editor, while it is typed. */
function formulaFaults(text: string, find: (key: string) => DocField | undefined): AnswerFault[] {
  if (text.trim() === '') return [{ message: msg('It needs a formula.') }];
  const formula = parseFormula(text);
  if (isFormulaError(formula))
    return [{ message: msg('Its formula cannot be read: {{problem}}'), values: { problem: formula } }];
  return formulaNames(formula).flatMap((name) => nameFaults(name, find(name.key)));
}

function nameFaults(
  { key, column, isMany }: ReturnType<typeof formulaNames>[number],
  read: DocField | undefined,
): AnswerFault[] {
  if (!read)
    return [{ message: msg('Its formula reads the question “{{key}}”, which is not there.'), values: { key } }];
  const question = read.field.label || key;
  if (column === null)
    return isCounted(read.field.kind)
      ? []
      : [{ message: msg('Its formula reads “{{question}}”, which is no number.'), values: { question } }];
  const name = `${key}.${column}`;
  const inner = rowFields(read).find(({ id }) => id === column);
  if (read.field.kind !== 'repeat' || !inner)
    return [
      {
        message: msg('Its formula reads “{{name}}”, which is not in the rows of “{{question}}”.'),
        values: { name, question },
      },
    ];
  return isMany
    ? []
    : [
        {
          message: msg('“{{name}}” is a number in each row: take sum, count, average, min or max of it.'),
          values: { name },
        },
      ];
}

const COUNTED: ReadonlySet<string> = new Set(['number', 'calculated', 'boolean', 'select', 'text']);

/** Whether answers of the kind can be numbers. */
export const isCounted = (kind: string): boolean => COUNTED.has(kind);

function rangeProblems({ byId }: FormDoc): LogicProblem[] {
  return [...byId.values()].flatMap(({ id, field: { ext } }) =>
    ext.min !== null && ext.max !== null && ext.min > ext.max
      ? [
          {
            id,
            message: msg('Its least value, {{min}}, is above its greatest, {{max}}.'),
            values: { min: ext.min, max: ext.max },
          },
        ]
      : [],
  );
}

function repeatProblems({ byId }: FormDoc): LogicProblem[] {
  return [...byId.values()].flatMap((entry) =>
    entry.field.kind === 'repeat' ? problemsAt(entry.id, rowProblems(entry)) : [],
  );
}

function rowProblems(entry: DocField): AnswerFault[] {
  const { fields: stored } = objectOr(entry.raw['ext']);
  const inner = rowFields(entry);
  const all: readonly unknown[] = Array.isArray(stored) ? stored : [];
  if (inner.length === 0) return [{ message: msg('A repeating question needs questions in its rows.') }];
  const keys = inner.map(({ id }) => id);
  const labels = inner.map(({ field }) => field.label);
  const isKeyed = all.every((one) => isRecord(one) && typeof one['key'] === 'string' && one['key'] !== '');
  return [
    ...unless(inner.length === all.length, msg('A question in its rows has no type.')),
    ...unless(isKeyed, msg('Every question in its rows needs a key.')),
    ...unless(new Set(keys).size === keys.length, msg('Two questions in its rows have the same key.')),
    ...unless(
      labels.join('\n') === entry.field.columns.join('\n'),
      msg('Its columns must be the labels of the questions in its rows: other clients show it as a table.'),
    ),
    ...inner.flatMap((one) => innerProblems(one, inner)),
    ...conditionProblems(rowDoc(entry, {})).map((problem) =>
      inRow(
        inner.find(({ id }) => id === problem.id),
        problem,
      ),
    ),
  ];
}

/** A fault of a question in the rows, said at the repeating one. */
export const inRow = (inner: Pick<DocField, 'id' | 'field'> | undefined, problem: AnswerFault): AnswerFault => ({
  message: msg('“{{question}}” in its rows: {{problem}}'),
  values: {
    question: inner?.field.label || inner?.id || '',
    problem: { message: problem.message, values: problem.values ?? {} },
  },
});

const unless = (isFine: boolean, message: Message): AnswerFault[] => (isFine ? [] : [{ message }]);

/** What is wrong with a question in a row. */
function innerProblems({ id, field }: DocField, inner: readonly DocField[]): AnswerFault[] {
  const find = (key: string) => inner.find((one) => one.id === key);
  const question = field.label || id;
  const faults = field.kind === 'calculated' ? formulaFaults(field.ext.formula, find) : [];
  return [
    ...unless(fitsRow(field.kind), msg('“{{question}}” cannot stand in a row.')),
    ...faults.map((problem) => inRow({ id, field }, problem)),
  ].map(({ message, values }: AnswerFault) => ({ message, values: { ...values, question } }));
}
