import type { Field, FieldKind } from '@fieldspan/contract/field';
import { models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import type { Row } from '@fieldspan/contract/query';

const INSTANT = '2026-11-20T08:00:00.000Z';

/** A row as the server returns it: every field of the model, with the given values and relations. */
export function rowOf<N extends ModelName>(name: N, values: Partial<Row<N>> & Record<string, unknown>): object {
  const fields = Object.entries<Field>(models[name].fields);
  return { ...Object.fromEntries(fields.map(([key, field]) => [key, emptyValue(field)])), ...values };
}

const EMPTY: Record<FieldKind, string | number | readonly number[]> = {
  id: 0,
  ids: [],
  int: 0,
  number: 0,
  money: 0,
  flag: 0,
  text: '',
  json: '{}',
  instant: INSTANT,
  date: INSTANT.slice(0, 10),
};

function emptyValue({ required, kind, default: preset }: Field): string | number | readonly number[] | null {
  return required ? (preset ?? EMPTY[kind]) : null;
}
