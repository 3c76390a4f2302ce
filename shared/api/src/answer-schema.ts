import { specialCalls } from '@fieldspan/contract/calls';
import { SavedSchema } from '@fieldspan/contract/envelope';
import type { Field } from '@fieldspan/contract/field';
import type { Model } from '@fieldspan/contract/model';
import { isModelName, models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import { moreOf } from '@fieldspan/contract/query';
import type { Answered } from '@fieldspan/contract/query';
import * as v from 'valibot';
import type { AnswerOf, CallName } from './call-types.ts';

/**
 * The schema of a call's answer according to the contract: special calls have their own, the others follow from model,
 * fields and include.
 */
export function answerSchema<C extends CallName, P extends object>(
  name: C,
  payload: P,
): v.GenericSchema<unknown, AnswerOf<C, P>>;
export function answerSchema(name: string, payload: object): v.GenericSchema;
export function answerSchema(name: string, payload: object): v.GenericSchema {
  const special = Object.entries(specialCalls).find(([key]) => key === name);
  if (special) return special[1].answer;
  const [model = '', verb] = name.split('/');
  if (verb === 'save') return SavedSchema;
  if (verb === 'find') return rowSchema(model, payload);
  return v.unknown();
}

export function listSchema<N extends ModelName, P extends object>(
  model: N,
  query: P,
): v.GenericSchema<unknown, Answered<N, P>[]>;
export function listSchema(model: string, query: object): v.GenericSchema {
  return v.array(rowSchema(model, query));
}

function rowSchema(name: string, query: object): v.GenericSchema {
  const model = modelOf(name);
  const fields = 'fields' in query ? query.fields : undefined;
  const include = 'include' in query ? query.include : undefined;
  return v.object({ ...fieldSchemas(model, fields), ...includeSchemas(model, include) });
}

function modelOf(name: string): Model {
  if (!isModelName(name)) throw new TypeError(`No model is called ${name}`);
  return models[name];
}

function fieldSchemas(model: Model, picked: unknown): Record<string, v.GenericSchema> {
  const wanted = Array.isArray(picked) ? new Set<unknown>([...picked, 'id']) : null;
  const entries = Object.entries<Field>(model.fields).filter(([key]) => wanted?.has(key) ?? true);
  return Object.fromEntries(entries.map(([key, field]) => [key, field.schema]));
}

function includeSchemas(model: Model, include: unknown): Record<string, v.GenericSchema> {
  const wanted = Array.isArray(include)
    ? include.map((name) => [String(name), true] as const)
    : Object.entries(include ?? {}).map(([name, picked]) => [name, picked] as const);
  const lists = wanted.filter(([name]) => model.relations[name]?.kind === 'many');
  return Object.fromEntries([
    ...wanted.map(([name, picked]): [string, v.GenericSchema] => [name, relationSchema(model, name, picked)]),
    ...lists.map(([name]): [string, v.GenericSchema] => [moreOf(name), v.optional(v.boolean(), false)]),
  ]);
}

function relationSchema(model: Model, name: string, picked: unknown): v.GenericSchema {
  const relation = Object.hasOwn(model.relations, name) ? model.relations[name] : undefined;
  if (!relation) throw new TypeError(`${model.name} has no relation called ${name}`);
  const row = v.object({ ...fieldSchemas(modelOf(relation.model), picked), ...addedSchemas(relation.via) });
  return relation.kind === 'one' ? v.nullable(row) : v.array(row);
}

/** Fields of the link model that are added to the rows of a many-to-many relation. */
function addedSchemas(via: { model: string; adds: readonly string[] } | undefined): Record<string, v.GenericSchema> {
  if (!via || via.adds.length === 0) return {};
  const link = fieldSchemas(modelOf(via.model), via.adds);
  return Object.fromEntries(via.adds.flatMap((key) => (link[key] ? [[key, link[key]]] : [])));
}
