import type * as v from 'valibot';
import type { FieldsOf, RelationsOf } from './filters.ts';
import type { ModelName } from './models.ts';

/** The server sets it everywhere else; here it checks what was sent. */
type SentAnyway = { User: 'tenant_id' };

/** Fields that save takes; the others are the server's to set. */
type SavedField<N extends ModelName> =
  | ({
      [F in keyof FieldsOf<N>]: FieldsOf<N>[F] extends { readOnly: true } | { computed: true } ? never : F;
    }[keyof FieldsOf<N>] &
      string)
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
