import type { FieldKind } from '@fieldspan/contract/field';
import { isModelName, models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import { localDay } from '@fieldspan/domain/calendar-day';
import { dayText, instantText } from '@fieldspan/domain/day-text';
import { moneyText } from '@fieldspan/domain/money-text';
import { personName } from '@fieldspan/domain/person-name';
import { request } from './http.ts';
import * as v from 'valibot';

/** A field's value in words; for a reference the name of its record. Empty text for no value. */
export async function shownValue(model: ModelName, field: string, value: unknown): Promise<string> {
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return '';
  const fields: Readonly<Record<string, KnownField>> = models[model].fields;
  const known = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (known === undefined) return String(value);
  return known.ref === undefined ? inWords(known.kind, value) : recordOf(known.ref, value);
}

type KnownField = { kind: FieldKind; ref?: string };

function inWords(kind: FieldKind, value: string | number): string {
  return (WORDS[kind]?.(value) ?? '') || String(value);
}

const WORDS: Partial<Record<FieldKind, (value: string | number) => string>> = {
  flag: (value) => (value === 1 ? 'Yes' : 'No'),
  date: (value) => dayText(String(value), localDay(new Date())),
  instant: (value) => instantText(String(value)),
  money: (value) => moneyText(Number(value)),
};

const recordOf = async (model: string, id: string | number): Promise<string> =>
  isModelName(model) ? titleOf(model, Number(id)) : String(id);

const RowSchema = v.looseObject({
  first_name: v.optional(v.nullable(v.string())),
  last_name: v.optional(v.nullable(v.string())),
  email: v.optional(v.string()),
});

/** The name of a record; its id if it cannot be read. */
async function titleOf(model: ModelName, id: number): Promise<string> {
  const call = `${model}/find`;
  const asked = request({ call, verb: 'GET', path: `${call}/${id}`, payload: {} });
  const row = v.safeParse(RowSchema, (await asked.catch(() => null))?.data);
  if (!row.success) return `#${id}`;
  const { first_name = null, last_name = null, email = '' } = row.output;
  if (model === 'User') return personName({ first_name, last_name, email });
  const title = models[model].title;
  const named = title === null ? undefined : row.output[title];
  return typeof named === 'string' && named !== '' ? named : `#${id}`;
}
