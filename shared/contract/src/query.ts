import * as v from 'valibot';
import type { Model, RecordOf } from './model.ts';
import type { ModelName, Models } from './models.ts';

/**
 * The query language of get and find (docs/architecture.md, "The API").
 * Objects travel as JSON text in the query string.
 */
const Scalar = v.union([v.string(), v.number(), v.boolean(), v.null()]);
const Operators = v.strictObject({
  like: v.optional(v.string()),
  gt: v.optional(Scalar),
  gte: v.optional(Scalar),
  lt: v.optional(Scalar),
  lte: v.optional(Scalar),
  not: v.optional(Scalar),
});

export const FilterValueSchema = v.union([Scalar, v.pipe(v.array(Scalar), v.maxLength(500)), Operators]);
export type FilterValue = v.InferOutput<typeof FilterValueSchema>;

/** Field, or `Relation.field`, to what it must be; all must hold. `any` lists groups of which one must hold. */
const FiltersSchema = v.record(
  v.string(),
  v.union([FilterValueSchema, v.array(v.record(v.string(), FilterValueSchema))]),
);
export type Filters = v.InferOutput<typeof FiltersSchema>;

export const OrderSchema = v.array(v.tuple([v.string(), v.picklist(['ASC', 'DESC'])]));
export type Order = v.InferOutput<typeof OrderSchema>;

export const PAGE_LIMIT = 50;
export const PAGE_LIMIT_MAX = 200;

type RelationsOf<N extends ModelName> = Models[N]['relations'];
type Target<R> = R extends { model: infer T } ? (T extends ModelName ? T : never) : never;

/** Rows of one model by its wire name. */
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

/** Link fields that a many-to-many relation puts on each row. */
type Added<R> = R extends { via: { model: infer L; adds: readonly (infer A)[] } }
  ? L extends ModelName
    ? Pick<Row<L>, Extract<A, keyof Row<L>>>
    : unknown
  : unknown;

/** The relations that an include brings along. */
type Included<N extends ModelName, I> = I extends readonly (infer K)[]
  ? { [P in Extract<K, keyof RelationsOf<N>>]: Related<RelationsOf<N>[P], true> }
  : { [P in Extract<keyof I, keyof RelationsOf<N>>]: Related<RelationsOf<N>[P], I[P]> };

type FieldsOf<N extends ModelName> = readonly (keyof Row<N> & string)[];

/** A row as a call answers it: the asked fields (all without `fields`; id always) and the included relations. */
export type Answered<N extends ModelName, P> = (P extends { fields: readonly (infer K)[] }
  ? Pick<Row<N>, Extract<K | 'id', keyof Row<N>>>
  : Row<N>) &
  (P extends { include: infer I } ? Included<N, I> : unknown);

export type FindQuery<N extends ModelName> = { include?: IncludeOf<N>; fields?: FieldsOf<N>; token?: string };

export type GetQuery<N extends ModelName> = FindQuery<N> & {
  filters?: Filters;
  order?: readonly (readonly [string, 'ASC' | 'DESC'])[];
  page?: number;
  limit?: number;
};
