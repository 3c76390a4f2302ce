import type { Field } from '@fieldspan/contract/field';
import type { Relation } from '@fieldspan/contract/model';
import { isModelName, models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import { BadRequest } from '../http/errors.ts';

/** Names come from the client, so only own properties count: `__proto__` is just an unknown field. */
function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

export function fieldsOf(name: ModelName): Readonly<Record<string, Field>> {
  return models[name].fields;
}

/** @throws BadRequest naming the field */
export function fieldOf(name: ModelName, field: string): Field {
  const found = own(fieldsOf(name), field);
  if (!found) throw new BadRequest(`${name} has no field ${field}.`);
  return found;
}

/** All fields if none are requested, otherwise the requested ones and id. */
export function answeredFields(name: ModelName, asked: readonly string[] | null): string[] {
  if (asked === null) return Object.keys(fieldsOf(name));
  for (const field of asked) fieldOf(name, field);
  return [...new Set(['id', ...asked])];
}

export type Related = Omit<Relation, 'model' | 'via'> & {
  model: ModelName;
  via?: { model: ModelName; here: string; there: string; adds: readonly string[] };
};

/** @throws BadRequest naming the relation */
export function relationOf(name: ModelName, relation: string): Related {
  const relations: Readonly<Record<string, Relation>> = models[name].relations;
  const found = own(relations, relation);
  if (!found) throw new BadRequest(`${name} has no relation ${relation}.`);
  const { via, model, ...rest } = found;
  return { ...rest, model: known(model), ...(via ? { via: { ...via, model: known(via.model) } } : {}) };
}

/** Narrows a model name from the contract; a wrong one is a programming error. */
export function known(model: string): ModelName {
  if (!isModelName(model)) throw new Error(`The contract names a model ${model} that it does not have`);
  return model;
}
