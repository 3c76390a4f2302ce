import type * as v from 'valibot';
import type { FieldKind } from './field.ts';
import type { ModelName, Models } from './models.ts';

/** Fields and relations of a model by its wire name. */
export type FieldsOf<N extends ModelName> = Models[N]['fields'];
export type RelationsOf<N extends ModelName> = Models[N]['relations'];
/** The model that a relation leads to. */
export type Target<R> = R extends { model: infer T extends ModelName } ? T : never;

type Value<F> = F extends { schema: infer S extends v.GenericSchema } ? NonNullable<v.InferOutput<S>> : never;
/** Fields of some kinds. */
type KeyOf<N extends ModelName, K extends FieldKind> = {
  [F in keyof FieldsOf<N>]: FieldsOf<N>[F] extends { kind: K } ? F : never;
}[keyof FieldsOf<N>] &
  string;

/** The server neither compares nor sorts by the others. */
type Plain = Exclude<FieldKind, 'json' | 'ids'>;
type Ordered = Exclude<Plain, 'flag'>;

/** `Relation.field`, one step away and no further. */
type Dotted<N extends ModelName, K extends FieldKind> = {
  [R in keyof RelationsOf<N> & string]: `${R}.${KeyOf<Target<RelationsOf<N>[R]>, K>}`;
}[keyof RelationsOf<N> & string];

/** What a field can be asked for: a value, one of several, or a comparison. null asks for what is empty. */
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

/** Conditions that all hold. Document 0 §7 calls the list of wanted records `ids`. */
export type FilterGroup<N extends ModelName> = { [P in FilterKey<N>]?: Wanted<FieldAt<N, P>> } & {
  ids?: readonly number[];
};

/** Conditions of a list; of the groups of `any` one must hold. */
export type Filters<N extends ModelName> = FilterGroup<N> & { any?: readonly FilterGroup<N>[] };

/** A field, of the model or of one beside it, in which words can be searched. */
export type SearchField<N extends ModelName> = KeyOf<N, 'text'> | Dotted<N, 'text'>;

/** A field that the server sorts by. */
export type SortField<N extends ModelName> = KeyOf<N, Plain>;
export type Order<N extends ModelName> = readonly (readonly [SortField<N>, 'ASC' | 'DESC'])[];

/** Rows with the words in any of the fields, whatever the case; nothing is asked where there are no words. */
export function anyLike<N extends ModelName>(
  fields: readonly SearchField<N>[],
  words: string,
): { any?: readonly FilterGroup<N>[] };
export function anyLike(fields: readonly string[], words: string): object {
  const like = words.trim();
  return like === '' ? {} : { any: fields.map((field) => ({ [field]: { like } })) };
}

/** Refuses keys that a query, its filters or its include do not have; types of the values are checked beside it. */
export type NoOther<T, Known extends PropertyKey> = T extends unknown
  ? { readonly [K in Exclude<keyof T, Known>]: never }
  : never;

export type FilterKeys<N extends ModelName> = FilterKey<N> | 'ids' | 'any';
