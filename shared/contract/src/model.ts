import type { AccessRule } from '@fieldspan/domain/access';
import type * as v from 'valibot';
import { commonFields } from './field.ts';
import type { Field } from './field.ts';

/** A relation that a call may include. Keys name fields of the two models and of the link between them. */
export type Relation = {
  kind: 'one' | 'many';
  model: string;
  /** Field of this model. */
  from: string;
  /** Field of the other model. */
  to: string;
  /** Link model of a many-to-many: its field that points here, its field that points there, and what it adds to the row. */
  via?: { model: string; here: string; there: string; adds: readonly string[] };
};

export type Fields = Record<string, Field>;
export type Relations = Record<string, Relation>;

export type ModelOptions = {
  /** Rules of document 0 §6; any one that passes is enough. The server's row scopes narrow further. */
  read: readonly AccessRule[];
  write: readonly AccessRule[];
  /** `tenant`: rows belong to an employer. `shared`: one set for everybody (people, modules, release notes). */
  tenancy?: 'tenant' | 'shared';
  /** Fields that full-text and `find anything` look at. */
  search?: readonly string[];
  /** The field a person knows the record by; the slug is made from it. */
  title?: string;
  /** Fields unique together within an employer. */
  unique?: readonly (readonly string[])[];
  /** Fields that lists filter or sort by; each gets an index with tenant_id. */
  index?: readonly string[];
};

export type Model<N extends string = string, F extends Fields = Fields, R extends Relations = Relations> = {
  name: N;
  fields: F & typeof commonFields;
  relations: R;
} & Required<Omit<ModelOptions, 'title'>> & { title: string | null };

/** Declares an entity: fields as both sides know them, relations that calls include, and who may touch it. */
export function model<N extends string, F extends Fields, const R extends Relations>(
  name: N,
  shape: ModelOptions & { fields: F; relations: R },
): Model<N, F, R> {
  const {
    fields,
    relations,
    read,
    write,
    tenancy = 'tenant',
    search = [],
    unique = [],
    index = [],
    title = null,
  } = shape;
  return {
    name,
    fields: { ...commonFields, ...fields },
    relations,
    read,
    write,
    tenancy,
    search,
    unique,
    index,
    title,
  };
}

/** This record points to one of another model. */
export const one = <const M extends string, const F extends string>(target: M, from: F) =>
  ({ kind: 'one', model: target, from, to: 'id' }) as const;

/** The other model holds one record that points here. */
export const hasOne = <const M extends string, const T extends string>(target: M, to: T) =>
  ({ kind: 'one', model: target, from: 'id', to }) as const;

/** The other model holds one record that points to the same third one, at the same employer. */
export const beside = <const M extends string, const F extends string>(target: M, shared: F) =>
  ({ kind: 'one', model: target, from: shared, to: shared }) as const;

/** Records of another model point here. */
export const many = <const M extends string, const T extends string>(target: M, to: T) =>
  ({ kind: 'many', model: target, from: 'id', to }) as const;

/** Many to many through a link model; `adds` are link fields that appear on each row. */
export const through = <const M extends string, const L extends string, const A extends readonly string[]>(
  target: M,
  via: { model: L; here: string; there: string; adds: A },
) => ({ kind: 'many', model: target, from: 'id', to: 'id', via }) as const;

/** A record of a model, as a call answers it without `fields`. */
export type RecordOf<M extends Model> = {
  [K in keyof M['fields']]: v.InferOutput<M['fields'][K]['schema']>;
};
