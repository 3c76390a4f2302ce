import type { Field } from '@fieldspan/contract/field';
import { models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import { fieldLabel } from '@fieldspan/domain/history-words';
import type { Identity } from '../db/identity.ts';
import { mayTouch } from './access.ts';
import type { AnsweredRow } from './compile.ts';
import { fieldsOf, known, relationOf } from './field-of.ts';

/** A column of a model's table in a spreadsheet. */
type CsvColumn = {
  header: string;
  /** The field that must be read for it. */
  field: string;
  /** A reference is shown by these fields of its record, which is included as this relation. */
  relation?: { name: string; titles: readonly string[] };
};

const KINDS_WITHOUT_COLUMN = new Set(['json', 'ids']);
/** Fields that identify a request or a file, and say nothing to people. */
const INTERNAL = new Set(['client_key']);

/**
 * What people fill in of a model, in the model's order: a new field of the model is a new column. References to records
 * that the person may not read have no column.
 */
export function csvColumns(identity: Identity, name: ModelName): CsvColumn[] {
  return Object.entries(fieldsOf(name)).flatMap(([field, declared]) => {
    if (declared.readOnly || INTERNAL.has(field) || KINDS_WITHOUT_COLUMN.has(declared.kind)) return [];
    const column = { header: fieldLabel(field), field };
    if (declared.ref === undefined) return [column];
    const relation = relationFor(name, field, declared);
    return relation && mayTouch(identity, known(declared.ref), 'read') ? [{ ...column, relation }] : [];
  });
}

/** The relation that follows the reference, if its model has a title. */
function relationFor(name: ModelName, field: string, { ref }: Field): CsvColumn['relation'] | null {
  const found = Object.keys(models[name].relations).find((relation) => {
    const { kind, from, to, model } = relationOf(name, relation);
    return kind === 'one' && from === field && to === 'id' && model === ref;
  });
  if (found === undefined) return null;
  const titles = titlesOf(relationOf(name, found).model);
  return titles.length > 0 ? { name: found, titles } : null;
}

/** The fields that people know a record by. */
export function titlesOf(name: ModelName): readonly string[] {
  if (name === 'User') return ['first_name', 'last_name'];
  const { title } = models[name];
  return title === null ? [] : [title];
}

/** The relations to read with the rows, for `include` of a query. */
export const csvRelations = (columns: readonly CsvColumn[]): Map<string, readonly string[]> =>
  new Map(columns.flatMap(({ relation }) => (relation ? [[relation.name, relation.titles] as const] : [])));

/** The cell of a row under a column; a missing value is an empty cell. */
export function csvCell(row: AnsweredRow, { field, relation }: CsvColumn): unknown {
  if (!relation) return row[field] ?? '';
  const related = new Map<string, unknown>(Object.entries(row[relation.name] ?? {}));
  return relation.titles
    .map((title) => related.get(title))
    .filter(Boolean)
    .join(' ');
}
