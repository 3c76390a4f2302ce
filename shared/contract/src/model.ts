import type { AccessRule } from '@fieldspan/domain/access';
import type * as v from 'valibot';
import { accessRules } from './access-rules.ts';
import { commonFields } from './field.ts';
import type { Field } from './field.ts';

/** A relation that a call may include. It names the fields of both models and of the link between them. */
export type Relation = {
  kind: 'one' | 'many';
  model: string;
  /** Field of this model. */
  from: string;
  /** Field of the other model. */
  to: string;
  /**
   * The link model of a many-to-many relation: its field that refers to this model, its field that refers to the other,
   * and the link fields that are added to each row.
   */
  via?: { model: string; here: string; there: string; adds: readonly string[] };
};

export type Fields = Record<string, Field>;
export type Relations = Record<string, Relation>;

type ModelOptions = {
  /** `tenant`: each row belongs to a company. `shared`: the same rows for everybody (people, modules, release notes). */
  tenancy?: 'tenant' | 'shared';
  /** Fields that full-text search and "find anything" search in. */
  search?: readonly string[];
  /** The field that people know the record by; the slug is made from it. */
  title?: string;
  /** Fields that are unique together within a tenant. */
  unique?: readonly (readonly string[])[];
  /** Fields that lists filter or sort by; each gets an index together with tenant_id. */
  index?: readonly string[];
};

export type Model<N extends string = string, F extends Fields = Fields, R extends Relations = Relations> = {
  name: N;
  fields: F & typeof commonFields;
  relations: R;
  read: readonly AccessRule[];
  write: readonly AccessRule[];
} & Required<Omit<ModelOptions, 'title'>> & { title: string | null };

type Shape<F extends Fields, R extends Relations> = ModelOptions & { fields: F; relations: R };

/**
 * Declares an entity: its fields for both sides, and the relations that calls can include. access-rules.ts says who may access it.
 * @param shape called when something of the entity is first asked for: a page reads a dozen of more than a hundred entities
 */
export function model<N extends keyof typeof accessRules, F extends Fields, const R extends Relations>(
  name: N,
  shape: () => Shape<F, R>,
): Model<N, F, R> {
  let kept: Pick<Model<N, F, R>, keyof Shape<F, R>> | undefined;
  const whole = () => (kept ??= withDefaults(shape()));
  return {
    name,
    ...accessRules[name],
    get fields() {
      return whole().fields;
    },
    get relations() {
      return whole().relations;
    },
    get tenancy() {
      return whole().tenancy;
    },
    get search() {
      return whole().search;
    },
    get unique() {
      return whole().unique;
    },
    get index() {
      return whole().index;
    },
    get title() {
      return whole().title;
    },
  };
}

function withDefaults<F extends Fields, R extends Relations>(shape: Shape<F, R>) {
  const { fields, relations, tenancy = 'tenant', search = [], unique = [], index = [], title = null } = shape;
  return { fields: { ...commonFields, ...fields }, relations, tenancy, search, unique, index, title };
}

/** This record refers to one record of another model. */
export const one = <const M extends string, const F extends string>(target: M, from: F) =>
  ({ kind: 'one', model: target, from, to: 'id' }) as const;

/** One record of the other model refers to this one. */
export const hasOne = <const M extends string, const T extends string>(target: M, to: T) =>
  ({ kind: 'one', model: target, from: 'id', to }) as const;

/** One record of the other model refers to the same third record, at the same tenant. */
export const beside = <const M extends string, const F extends string>(target: M, shared: F) =>
  ({ kind: 'one', model: target, from: shared, to: shared }) as const;

/** Records of another model refer to this one. */
export const many = <const M extends string, const T extends string>(target: M, to: T) =>
  ({ kind: 'many', model: target, from: 'id', to }) as const;

/** Many-to-many through a link model; `adds` are fields of the link that are added to each row. */
export const through = <const M extends string, const L extends string, const A extends readonly string[]>(
  target: M,
  via: { model: L; here: string; there: string; adds: A },
) => ({ kind: 'many', model: target, from: 'id', to: 'id', via }) as const;

/** A record of a model as a call returns it without `fields`. */
export type RecordOf<M extends Model> = {
  [K in keyof M['fields']]: v.InferOutput<M['fields'][K]['schema']>;
};
