import type * as v from 'valibot';
import type { FieldsOf, RelationsOf } from './filters.ts';
import { isModelName, models } from './models.ts';
import type { ModelName } from './models.ts';

/** Usually the server sets this field; in these models save accepts it and checks the value. */
type SentAnyway = { User: 'tenant_id' };

type NotSaved = { readOnly: true } | { computed: true };

/** Fields that save accepts; the server sets the others. */
type SavedField<N extends ModelName> =
  | ({ [F in keyof FieldsOf<N>]: FieldsOf<N>[F] extends NotSaved ? never : F }[keyof FieldsOf<N>] & string)
  | (N extends keyof SentAnyway ? SentAnyway[N] : never);

type ValueOf<F> = F extends { schema: infer S extends v.GenericSchema } ? v.InferOutput<S> : never;

/** Relations that save accepts as a list of ids, which replaces the existing links. */
type SavedLink<N extends ModelName> = {
  [R in keyof RelationsOf<N>]: RelationsOf<N>[R] extends { via: object } ? R : never;
}[keyof RelationsOf<N>] &
  string;

/**
 * The payload of `{Model}/save`: fields to write, and ids of linked records. Without an id it creates a record.
 * `version` is the version that was read; `reason` says why it is changed; `…_before` are the links that were read.
 */
export type Save<N extends ModelName> = { id?: number | string; version?: number; reason?: string } & {
  [F in SavedField<N>]?: ValueOf<FieldsOf<N>[F]>;
} & { [L in SavedLink<N>]?: readonly number[] } & { [L in SavedLink<N> as `${L}_before`]?: readonly number[] };

/** The value of a form's input; null and empty text clear the field. */
export type FieldValue = string | number | null;

/** Fields that a form can write: those that save accepts, except lists of ids. */
export type FormField<N extends ModelName> = {
  [F in keyof FieldsOf<N>]: FieldsOf<N>[F] extends NotSaved | { kind: 'ids' } ? never : F;
}[keyof FieldsOf<N>] &
  string;

/** Models in which save accepts the field. */
export type ModelWith<F extends string> = { [N in ModelName]: F extends FormField<N> ? N : never }[ModelName];

/** Models whose records can be archived, which removes them from lists and choices without deleting them. */
export function isArchivable(name: string): name is ModelWith<'archived'> {
  return isModelName(name) && Object.hasOwn(models[name].fields, 'archived');
}

/** The values of a form for a record. Inputs give texts and numbers; the server validates each field. */
export type FormValues<N extends ModelName> = { readonly [F in FormField<N>]?: FieldValue };

/** Values known at compile time, such as the defaults of a new record. */
export type Blank<N extends ModelName> = {
  readonly [F in FormField<N>]?: Extract<ValueOf<FieldsOf<N>[F]>, FieldValue> | null;
};
