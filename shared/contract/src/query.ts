import * as v from 'valibot';
import { GROUP_UNITS } from './filters.ts';
import type { FilterKeys, Filters, NoOther, Order, RelationsOf, SumField, Target } from './filters.ts';
import type { Model, RecordOf } from './model.ts';
import type { ModelName, Models } from './models.ts';

/**
 * The query language of get and find (docs/architecture.md, "The API"). Objects are sent as JSON text in the query
 * string.
 */
const Scalar = v.union([v.string(), v.number(), v.boolean(), v.null()]);
export const OperatorsSchema = v.strictObject({
  like: v.optional(v.string()),
  gt: v.optional(Scalar),
  gte: v.optional(Scalar),
  lt: v.optional(Scalar),
  lte: v.optional(Scalar),
  not: v.optional(Scalar),
});

export const FilterValueSchema = v.union([Scalar, v.pipe(v.array(Scalar), v.maxLength(500)), OperatorsSchema]);
export type FilterValue = v.InferOutput<typeof FilterValueSchema>;

export const OrderSchema = v.array(v.tuple([v.string(), v.picklist(['ASC', 'DESC'])]));
/** As received; its names are not checked yet. */
export type AskedOrder = v.InferOutput<typeof OrderSchema>;

/** What rows are grouped by; its name is checked where it is used. */
export const GroupingSchema = v.strictObject({ by: v.string(), unit: v.optional(v.picklist(GROUP_UNITS)) });
export type Grouping = v.InferOutput<typeof GroupingSchema>;

/** The rows of one group: those whose group has this value. */
export const WithinSchema = v.strictObject({
  ...GroupingSchema.entries,
  value: v.union([v.string(), v.number(), v.null()]),
});
export type Within = v.InferOutput<typeof WithinSchema>;

/** A group of rows, as `{Model}/groups` answers it. */
export const RowGroupSchema = v.object({
  /** Text, a number, a day, the first day of a month, or the id of a record; null for rows without one. */
  value: v.union([v.string(), v.number(), v.null()]),
  /** The name of the record; null if it is no record, or one that the person may not read. */
  title: v.nullable(v.string()),
  count: v.number(),
  sums: v.record(v.string(), v.number()),
});
export type RowGroup = v.InferOutput<typeof RowGroupSchema>;

export const PAGE_LIMIT = 50;
export const PAGE_LIMIT_MAX = 200;

/** Rows of one model by its name. */
export type Row<N extends ModelName> = Models[N] extends Model ? RecordOf<Models[N]> : never;

type IncludeOf<N extends ModelName> =
  | readonly (keyof RelationsOf<N> & string)[]
  | { readonly [K in keyof RelationsOf<N>]?: readonly (keyof Row<Target<RelationsOf<N>[K]>> & string)[] | true };

type RelatedRow<R, Picked> = Picked extends readonly (infer K)[]
  ? Pick<Row<Target<R>>, Extract<K | 'id', keyof Row<Target<R>>>>
  : Row<Target<R>>;

type Related<R, Picked> = R extends { kind: 'one' }
  ? RelatedRow<R, Picked> | null
  : (RelatedRow<R, Picked> & Added<R>)[];

/** Fields of the link that a many-to-many relation adds to each row. */
type Added<R> = R extends { via: { model: infer L; adds: readonly (infer A)[] } }
  ? L extends ModelName
    ? Pick<Row<L>, Extract<A, keyof Row<L>>>
    : unknown
  : unknown;

/** The property next to an included list that says whether it was cut off. */
export const moreOf = <R extends string>(relation: R): `${R}_more` => `${relation}_more`;

type ManyOf<N extends ModelName, K> = {
  [R in Extract<K, keyof RelationsOf<N>>]: RelationsOf<N>[R] extends { kind: 'many' } ? R & string : never;
}[Extract<K, keyof RelationsOf<N>>];

/** The included relations, and for lists whether they were cut off. */
type Included<N extends ModelName, I> = IncludedRows<N, I> & {
  [P in ManyOf<N, I extends readonly (infer K)[] ? K : keyof I> as `${P}_more`]: boolean;
};

type IncludedRows<N extends ModelName, I> = I extends readonly (infer K)[]
  ? { [P in Extract<K, keyof RelationsOf<N>>]: Related<RelationsOf<N>[P], true> }
  : { [P in Extract<keyof I, keyof RelationsOf<N>>]: Related<RelationsOf<N>[P], I[P]> };

/** A row as a call returns it: the requested fields (all without `fields`; id always) and the included relations. */
export type Answered<N extends ModelName, P> = (P extends { fields: readonly (infer K)[] }
  ? Pick<Row<N>, Extract<K | 'id', keyof Row<N>>>
  : Row<N>) &
  (P extends { include: infer I } ? Included<N, I> : unknown);

type FieldNames<N extends ModelName> = readonly (keyof Row<N> & string)[];

export type FindQuery<N extends ModelName> = { include?: IncludeOf<N>; fields?: FieldNames<N>; token?: string };

/** Parameters that only one model has. */
type Own = {
  Message: { before_id?: number; after_id?: number; around_id?: number; wait?: 0 | 1 };
  MessageThread: { onlyMemberThreads?: 0 | 1 };
};

export type GetQuery<N extends ModelName> = FindQuery<N> & {
  filters?: Filters<N>;
  order?: Order<N>;
  page?: number;
  limit?: number;
  /** Fields that the database adds up over all rows of all pages; the answer has them in `meta.sums`. */
  sum?: readonly SumField<N>[];
  /** Only the rows of one group. */
  within?: Within;
} & (N extends keyof Own ? Own[N] : unknown);

/** A type that refuses keys in a query that its model does not have, even if the query was defined elsewhere. */
export type Known<N extends ModelName, P> = NoOther<P, 'slug' | keyof GetQuery<N>> &
  (P extends { filters: infer F } ? { filters: KnownFilters<N, F> } : unknown) &
  (P extends { include: infer I }
    ? I extends readonly unknown[]
      ? unknown
      : { include: NoOther<I, keyof RelationsOf<N>> }
    : unknown);

type KnownFilters<N extends ModelName, F> = NoOther<F, FilterKeys<N>> &
  (F extends { any: readonly (infer G)[] } ? { any: readonly NoOther<G, FilterKeys<N>>[] } : unknown);
