import type { FieldKind } from '@fieldspan/contract/field';
import type { ModelName } from '@fieldspan/contract/models';
import { models } from '@fieldspan/contract/models';
import { fieldLabel } from '@fieldspan/domain/history-words';
import * as v from 'valibot';
import type { Identity } from '../db/identity.ts';
import { BadRequest } from '../http/errors.ts';
import { mayTouch } from './access.ts';
import type { AnsweredRow } from './compile.ts';
import { titlesOf } from './csv-columns.ts';
import { fieldOf, relationOf } from './field-of.ts';

/** Where the value of a cell stands: a field of the row, or fields of the one record that a relation leads to. */
type Source = { kind: FieldKind; field: string } | { kind: 'text'; relation: string; fields: readonly string[] };

/** A column of a list as its person sees it: several values stand beside each other in a cell. */
export type ViewColumn = { header: string; sources: readonly Source[] };

const MOST_COLUMNS = 60;
const LongestHeader = v.pipe(v.string(), v.maxLength(200));
const AskedSchema = v.pipe(
  v.array(
    v.object({ header: LongestHeader, of: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(5)) }),
  ),
  v.minLength(1),
  v.maxLength(MOST_COLUMNS),
);

/**
 * The columns of a view, from the JSON text of the request. What the person may not read is an empty cell.
 * @throws BadRequest for names that the model does not have
 */
export function viewColumns(identity: Identity, name: ModelName, text: string): ViewColumn[] {
  const asked = v.safeParse(v.pipe(v.string(), v.parseJson(), AskedSchema), text);
  if (!asked.success) throw new BadRequest('columns must be a list of headers and fields.');
  return asked.output.map(({ header, of }) => ({
    header,
    sources: of.flatMap((path) => sourceOf(identity, name, path)),
  }));
}

function sourceOf(identity: Identity, name: ModelName, path: string): Source[] {
  const [first = '', field] = path.split('.');
  if (!Object.hasOwn(models[name].relations, first) && field === undefined) {
    const { kind } = fieldOf(name, first);
    if (kind === 'json' || kind === 'ids') throw new BadRequest(`${name}.${first} has no cell.`);
    return [{ kind, field: first }];
  }
  const { kind, model } = relationOf(name, first);
  if (kind !== 'one') throw new BadRequest(`${name}.${first} has no cell.`);
  const fields = field === undefined ? titlesOf(model) : [field];
  for (const each of fields) fieldOf(model, each);
  return mayTouch(identity, model, 'read') ? [{ kind: 'text', relation: first, fields }] : [];
}

/** What has to be read of each row. */
export function viewReads(columns: readonly ViewColumn[]): {
  fields: string[];
  include: Map<string, readonly string[]>;
} {
  const sources = columns.flatMap((column) => column.sources);
  const include = new Map<string, readonly string[]>();
  for (const source of sources)
    if ('relation' in source)
      include.set(source.relation, [...new Set([...(include.get(source.relation) ?? []), ...source.fields])]);
  return { fields: sources.flatMap((source) => ('field' in source ? [source.field] : [])), include };
}

/** The kind of a column whose cells are one field. */
export const kindOf = ({ sources }: ViewColumn): FieldKind | null =>
  sources.length === 1 ? (sources[0]?.kind ?? null) : null;

/** The value of a cell; null for an empty one. */
export function viewCell(row: AnsweredRow, { sources }: ViewColumn): unknown {
  const [only, ...others] = sources;
  if (only && others.length === 0 && 'field' in only) return row[only.field] ?? null;
  const words = sources.flatMap((source) => wordsOf(row, source));
  return words.length === 0 ? null : words.join(sources.every(({ kind }) => kind === 'flag') ? ', ' : ' ');
}

/** Beside others a flag says its name, like the tags of the list. */
function wordsOf(row: AnsweredRow, source: Source): string[] {
  if ('field' in source && source.kind === 'flag') return row[source.field] === 1 ? [fieldLabel(source.field)] : [];
  if ('field' in source) return said(row[source.field]);
  const related = new Map<string, unknown>(Object.entries(row[source.relation] ?? {}));
  return source.fields.flatMap((field) => said(related.get(field)));
}

const said = (value: unknown): string[] =>
  typeof value === 'string' || typeof value === 'number' ? [String(value)].filter(Boolean) : [];
