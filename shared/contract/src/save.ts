import type * as v from 'valibot';
import type { FieldsOf, RelationsOf } from './filters.ts';
import { isModelName, models } from './models.ts';
import type { ModelName } from './models.ts';

/** The server sets it everywhere else; here it checks what was sent. */
type SentAnyway = { User: 'tenant_id' };

type NotSaved = { readOnly: true } | { computed: true };

/** Fields that save takes; the others are the server's to set. */
type SavedField<N extends ModelName> =
  | ({ [F in keyof FieldsOf<N>]: FieldsOf<N>[F] extends NotSaved ? never : F }[keyof FieldsOf<N>] & string)
  | (N extends keyof SentAnyway ? SentAnyway[N] : never);

type ValueOf<F> = F extends { schema: infer S extends v.GenericSchema } ? v.InferOutput<S> : never;

/** Relations that save takes as a list of ids; the list replaces what was linked. */
type SavedLink<N extends ModelName> = {
  [R in keyof RelationsOf<N>]: RelationsOf<N>[R] extends { via: object } ? R : never;
}[keyof RelationsOf<N>] &
  string;

/**
 * What `{Model}/save` takes: fields to write, and ids of what is linked. Without id a record is created. `version` is the
 * one that was read; `reason` says why it is changed; `…_before` is what was linked when it was read.
 */
export type Save<N extends ModelName> = { id?: number | string; version?: number; reason?: string } & {
  [F in SavedField<N>]?: ValueOf<FieldsOf<N>[F]>;
} & { [L in SavedLink<N>]?: readonly number[] } & { [L in SavedLink<N> as `${L}_before`]?: readonly number[] };

/** What a field of a form holds; null and empty text clear it. */
export type FieldValue = string | number | null;

/** Fields that a form can write: those that save takes, but for lists. */
export type FormField<N extends ModelName> = {
  [F in keyof FieldsOf<N>]: FieldsOf<N>[F] extends NotSaved | { kind: 'ids' } ? never : F;
}[keyof FieldsOf<N>] &
  string;

/** Models that have a field which save takes. */
export type ModelWith<F extends string> = { [N in ModelName]: F extends FormField<N> ? N : never }[ModelName];

/** Models whose records leave lists and choices without being deleted. */
export function isArchivable(name: string): name is ModelWith<'archived'> {
  return isModelName(name) && Object.hasOwn(models[name].fields, 'archived');
}

/** What a form over a record holds. Its inputs bring texts and numbers; the server checks each by its field. */
export type FormValues<N extends ModelName> = { readonly [F in FormField<N>]?: FieldValue };

/** Values that are known when the code is written, such as those that a new record starts with. */
export type Blank<N extends ModelName> = {
  readonly [F in FormField<N>]?: Extract<ValueOf<FieldsOf<N>[F]>, FieldValue> | null;
};
