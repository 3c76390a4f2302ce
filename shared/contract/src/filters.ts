import type * as v from 'valibot';
import type { FieldKind } from './field.ts';
import type { ModelName, Models } from './models.ts';

/** Fields and relations of a model by its name. */
export type FieldsOf<N extends ModelName> = Models[N]['fields'];
export type RelationsOf<N extends ModelName> = Models[N]['relations'];
/** The model that a relation refers to. */
export type Target<R> = R extends { model: infer T extends ModelName } ? T : never;

type Value<F> = F extends { schema: infer S extends v.GenericSchema } ? NonNullable<v.InferOutput<S>> : never;
/** Names of fields of certain kinds. */
type KeyOf<N extends ModelName, K extends FieldKind> = {
  [F in keyof FieldsOf<N>]: FieldsOf<N>[F] extends { kind: K } ? F : never;
}[keyof FieldsOf<N>] &
  string;

/** Kinds that the server can compare and sort by. */
type Plain = Exclude<FieldKind, 'json' | 'ids'>;
type Ordered = Exclude<Plain, 'flag'>;
/** Kinds that the server can add up. */
export const ADDED_KINDS = ['money', 'number', 'int'] as const satisfies readonly FieldKind[];
type Added = (typeof ADDED_KINDS)[number];

/** `Relation.field`; only one relation deep. */
type Dotted<N extends ModelName, K extends FieldKind> = {
  [R in keyof RelationsOf<N> & string]: `${R}.${KeyOf<Target<RelationsOf<N>[R]>, K>}`;
}[keyof RelationsOf<N> & string];

/** What a field can be filtered by: a value, one of several, or a comparison. null matches empty fields. */
type Wanted<F> = Value<F> | null | readonly (Value<F> | null)[] | Comparison<F>;
type Comparison<F> = { not?: Value<F> | null } & (F extends { kind: Ordered }
  ? { gt?: Value<F>; gte?: Value<F>; lt?: Value<F>; lte?: Value<F> }
  : unknown) &
  (F extends { kind: 'text' } ? { like?: string } : unknown);

type FieldAt<N extends ModelName, P extends string> = P extends `${infer R}.${infer F}`
  ? R extends keyof RelationsOf<N>
    ? InModel<Target<RelationsOf<N>[R]>, F>
    : never
  : InModel<N, P>;
type InModel<N extends ModelName, F> = F extends keyof FieldsOf<N> ? FieldsOf<N>[F] : never;

type FilterKey<N extends ModelName> = KeyOf<N, Plain> | Dotted<N, Plain>;

/** Conditions that must all hold. Document 0 §7 names the filter for a list of ids `ids`. */
export type FilterGroup<N extends ModelName> = { [P in FilterKey<N>]?: Wanted<FieldAt<N, P>> } & {
  ids?: readonly number[];
};

/** Filters of a list; at least one of the groups in `any` must match. */
export type Filters<N extends ModelName> = FilterGroup<N> & { any?: readonly FilterGroup<N>[] };

/** A text field of the model or of a related one, which can be searched. */
export type SearchField<N extends ModelName> = KeyOf<N, 'text'> | Dotted<N, 'text'>;

/** A field that the server sorts by. */
export type SortField<N extends ModelName> = KeyOf<N, Plain>;
export type Order<N extends ModelName> = readonly (readonly [SortField<N>, 'ASC' | 'DESC'])[];

/** What a cell of a file can say: a field, the title of the one record that a relation leads to, or a field of it. */
export type FileField<N extends ModelName> =
  | KeyOf<N, Plain>
  | Dotted<N, Plain>
  | {
      [R in keyof RelationsOf<N> & string]: RelationsOf<N>[R] extends { kind: 'one' } ? R : never;
    }[keyof RelationsOf<N> & string];

/** Kinds that rows can be grouped by. */
export const GROUPED_KINDS = ['text', 'flag', 'date', 'instant', 'int'] as const satisfies readonly FieldKind[];
export const GROUP_UNITS = ['day', 'month'] as const;
/** Days and moments are grouped by their day or their month. */
export type GroupUnit = (typeof GROUP_UNITS)[number];

/** What rows are grouped by: a field, or the one record that a relation leads to. */
export type GroupField<N extends ModelName> =
  | KeyOf<N, (typeof GROUPED_KINDS)[number]>
  | {
      [R in keyof RelationsOf<N> & string]: RelationsOf<N>[R] extends { kind: 'one' } ? R : never;
    }[keyof RelationsOf<N> & string];

/** A field that the server adds up. */
export type SumField<N extends ModelName> = KeyOf<N, Added>;

/** Filters for rows that contain the text in any of the fields, ignoring case; no filter for empty text. */
export function anyLike<N extends ModelName>(
  fields: readonly SearchField<N>[],
  words: string,
): { any?: readonly FilterGroup<N>[] };
export function anyLike(fields: readonly string[], words: string): object {
  const like = words.trim();
  return like === '' ? {} : { any: fields.map((field) => ({ [field]: { like } })) };
}

/**
 * A type that refuses unknown keys in a query, its filters or its include; the types of values are checked separately.
 */
export type NoOther<T, Known extends PropertyKey> = T extends unknown
  ? { readonly [K in Exclude<keyof T, Known>]: never }
  : never;

export type FilterKeys<N extends ModelName> = FilterKey<N> | 'ids' | 'any';
