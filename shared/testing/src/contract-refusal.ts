import { specialCalls } from '@fieldspan/contract/calls';
import type { Field } from '@fieldspan/contract/field';
import type { Model } from '@fieldspan/contract/model';
import { models } from '@fieldspan/contract/models';
import { OperatorsSchema } from '@fieldspan/contract/query';

/** A request as the fake server gets it. */
type Asked = { call: string; url: URL; request: Request };

const MODELS: Readonly<Record<string, Model>> = models;
const LIST = ['filters', 'include', 'fields', 'order', 'page', 'limit', 'sum', 'within', 'onlyMemberThreads'];
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  get: LIST,
  find: ['include', 'fields', 'token'],
};
/** Of a model that has more: its messages are read about one of them, its pages by a link. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'Message/get': ['before_id', 'after_id', 'around_id', 'wait'],
  'CompanyForm/find': ['view', 'revision', 'acknowledgement_slug'],
};
/** Saves with a route of their own on the server, which passes over what it does not know. */
const OWN_SAVES = new Set([
  'Message',
  'MessageThread',
  'MessageThreadUser',
  'LibraryUpload',
  'UploadImage',
  'ErrorLog',
]);
/** What a save takes beside fields and links (`Save` of save.ts). */
const BESIDE = new Set(['id', 'version', 'reason', 'tenant_id']);

/**
 * Why a server would refuse the call, by the names of the contract: a parameter, field, relation, operator or direction
 * that it does not have. Null for what it takes.
 */
export async function contractRefusal({ call, url, request }: Asked): Promise<string | null> {
  const [name = '', verb = ''] = call.split('/');
  const model = MODELS[name];
  if (!model || Object.hasOwn(specialCalls, call)) return null;
  if (verb === 'save' && OWN_SAVES.has(name)) return null;
  if (verb === 'save') return savedRefusal(model, [...(await request.clone().formData()).keys()]);
  const known = PARAMETERS[verb];
  return known === undefined
    ? null
    : readRefusal(model, url.searchParams, [...known, ...(OWN[`${name}/${verb}`] ?? [])]);
}

function savedRefusal({ name, fields, relations }: Model, keys: readonly string[]): string | null {
  const isTaken = (key: string) =>
    BESIDE.has(key) || key.replace(/_before$/, '') in relations || (key in fields && fields[key]?.readOnly !== true);
  const unknown = keys.find((key) => !isTaken(key));
  return unknown === undefined ? null : `${name} saves no ${unknown}.`;
}

function readRefusal(model: Model, params: URLSearchParams, known: readonly string[]): string | null {
  const unknown = [...params.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) return `There is no parameter ${unknown}.`;
  const wrong = [...fieldsIn(params, 'fields'), ...fieldsIn(params, 'sum')].find((field) => !(field in model.fields));
  if (wrong !== undefined) return `${model.name} has no field ${wrong}.`;
  return (
    orderRefusal(model, json(params, 'order')) ??
    includeRefusal(model, json(params, 'include')) ??
    filterRefusal(model, json(params, 'filters'))
  );
}

function json(params: URLSearchParams, name: string): unknown {
  const text = params.get(name);
  return text === null ? null : JSON.parse(text);
}

const fieldsIn = (params: URLSearchParams, name: string): string[] => namesOf(json(params, name));
const namesOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function orderRefusal(model: Model, order: unknown): string | null {
  for (const part of Array.isArray(order) ? order : []) {
    const [field = '', direction = ''] = namesOf(part);
    if (!isPlain(model.fields[field])) return `${model.name}.${field} cannot be sorted by.`;
    if (!['ASC', 'DESC'].includes(direction)) return `There is no order ${direction}.`;
  }
  return null;
}

function includeRefusal(model: Model, include: unknown): string | null {
  const wanted: [string, unknown][] = isObject(include)
    ? Object.entries(include)
    : namesOf(include).map((name) => [name, true]);
  for (const [relation, fields] of wanted) {
    const target = MODELS[model.relations[relation]?.model ?? ''];
    if (!target) return `${model.name} has no relation ${relation}.`;
    const wrong = namesOf(fields).find((field) => !(field in target.fields));
    if (wrong !== undefined) return `${target.name} has no field ${wrong}.`;
  }
  return null;
}

function filterRefusal(model: Model, filters: unknown): string | null {
  for (const [key, value] of isObject(filters) ? Object.entries(filters) : []) {
    const said = key === 'any' ? anyRefusal(model, value) : (pathRefusal(model, key) ?? operatorRefusal(value));
    if (said !== null) return said;
  }
  return null;
}

const anyRefusal = (model: Model, groups: unknown): string | null =>
  (Array.isArray(groups) ? groups : []).map((group) => filterRefusal(model, group)).find((said) => said !== null) ??
  null;

function pathRefusal(model: Model, path: string): string | null {
  const [relation = '', field] = path.split('.');
  const target = field === undefined ? model : MODELS[model.relations[relation]?.model ?? ''];
  const name = field ?? (relation === 'ids' ? 'id' : relation);
  return isPlain(target?.fields[name]) ? null : `${model.name} cannot be filtered by ${path}.`;
}

function operatorRefusal(value: unknown): string | null {
  const unknown = isObject(value) ? Object.keys(value).find((name) => !(name in OperatorsSchema.entries)) : undefined;
  return unknown === undefined ? null : `There is no operator ${unknown}.`;
}

const isPlain = (field: Field | undefined): boolean =>
  field !== undefined && field.kind !== 'json' && field.kind !== 'ids';
