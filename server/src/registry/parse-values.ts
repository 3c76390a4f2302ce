import type { Field, FieldKind } from '@fieldspan/contract/field';
import type { ModelName } from '@fieldspan/contract/models';
import type { Session } from '../http/context.ts';
import { BadRequest, Refusal } from '../http/errors.ts';
import { JSON_LEVELS, isShallowJson } from '../http/json-depth.ts';
import { entryOf } from './entries.ts';
import type { Values } from './entry.ts';
import { fieldOf, relationOf } from './field-of.ts';
import { fieldTitle } from './model-words.ts';

/**
 * The ids that a record is to be linked to. `before`: the ids that it was linked to when the client read it, or null if
 * the client does not say.
 */
export type Linked = { ids: readonly number[]; before: readonly number[] | null };

/** The parsed form of a save. */
export type SaveForm = {
  /** Id or slug of the record to change; null to create one. */
  key: string | null;
  values: Values;
  /** Ids to link, by relation. */
  links: ReadonlyMap<string, Linked>;
  /** Why the person makes the change, in their own words; null if they gave no reason. */
  reason: string | null;
  /** The record's version when the client read it; null if the client does not say. */
  version: number | null;
};

/** Form fields that describe the save and are not columns. */
const ABOUT_THE_SAVE: ReadonlySet<string> = new Set(['id', 'reason', 'version']);
/** Suffix of a relation's name: the field with the ids that were linked when the client read the record. */
const BEFORE = '_before';
const REASON_MAX = 1000;
const TEXT_MAX = 200_000;

/**
 * Splits the form's fields into columns and links.
 * @throws BadRequest naming a field that does not exist or that only the server sets
 * @throws Refusal for a value that does not fit its field, because a person typed it
 */
export function parseSave(name: ModelName, form: ReadonlyMap<string, string>, session: Session): SaveForm {
  const values: Values = {};
  const links = linksOf(name, form);
  const problems: string[] = [];
  for (const [field, text] of form) {
    if (ABOUT_THE_SAVE.has(field) || links.has(field) || links.has(withoutBefore(field))) continue;
    if (isOwnAnyway(name, { field, text }, session)) continue;
    else take({ name, field, text }, { values, problems });
  }
  const reason = reasonOf(form);
  if (reason.length > REASON_MAX) problems.push(`The reason must not be longer than ${REASON_MAX} characters.`);
  if (problems.length > 0) throw new Refusal(...problems);
  return { key: keyOf(form), values, links, reason: reason === '' ? null : reason, version: versionOf(form) };
}

const withoutBefore = (field: string): string => (field.endsWith(BEFORE) ? field.slice(0, -BEFORE.length) : '');

function linksOf(name: ModelName, form: ReadonlyMap<string, string>): ReadonlyMap<string, Linked> {
  const links = new Map<string, Linked>();
  for (const relation of entryOf(name).links ?? []) {
    const [ids, before] = [form.get(relation), form.get(`${relation}${BEFORE}`)];
    if (ids === undefined) continue;
    links.set(relation, {
      ids: idList(relation, ids),
      before: before === undefined ? null : idList(`${relation}${BEFORE}`, before),
    });
  }
  return links;
}

const reasonOf = (form: ReadonlyMap<string, string>): string => form.get('reason')?.trim() ?? '';

/** @throws BadRequest if the version is not a number */
export function versionOf(form: ReadonlyMap<string, string>): number | null {
  const text = form.get('version') ?? '';
  if (text === '') return null;
  if (!/^\d{1,9}$/.test(text)) throw new BadRequest('version must be a whole number.');
  return Number(text);
}

/** Id or slug. Some clients send the text `null` for a new record. */
function keyOf(form: ReadonlyMap<string, string>): string | null {
  const key = form.get('id') ?? '';
  return key === '' || key === 'null' ? null : key;
}

/**
 * Some calls of the specification send the author and the tenant. The server knows both, so these fields are ignored if
 * they match.
 */
function isOwnAnyway(name: ModelName, { field, text }: { field: string; text: string }, session: Session): boolean {
  const { author, writable = [] } = entryOf(name);
  if (writable.includes(field)) return false;
  if (field === 'tenant_id') return text === String(session.tenantId);
  return field === author && fieldOf(name, field).readOnly === true && text === String(session.userId);
}

type Given = { name: ModelName; field: string; text: string };

function take({ name, field, text }: Given, { values, problems }: { values: Values; problems: string[] }): void {
  if (isRelation(name, field)) throw new BadRequest(`${name}.${field} cannot be saved as a list.`);
  const known = fieldOf(name, field);
  const isWritable = entryOf(name).writable?.includes(field) === true;
  if (known.computed === true || (known.readOnly === true && !isWritable))
    throw new BadRequest(`${name}.${field} cannot be saved.`);
  const read = readValue(known, text);
  if ('problem' in read) problems.push(`${fieldTitle(field)} ${read.problem}.`);
  else values[field] = read.value;
}

function isRelation(name: ModelName, field: string): boolean {
  try {
    relationOf(name, field);
    return true;
  } catch (error) {
    if (error instanceof BadRequest) return false;
    throw error;
  }
}

type Read = { value: string | number | null } | { problem: string };

/** Empty text and `null` clear an optional field. */
function readValue(field: Field, text: string): Read {
  if (text === '' || (text === 'null' && !field.required))
    return field.required ? { problem: 'is required' } : { value: null };
  if (field.kind === 'ids') return { problem: 'cannot be saved as text' };
  const read = READERS[field.kind](text);
  if ('problem' in read) return read;
  const problem = limitProblem(field, read.value) ?? shapeProblem(field, text);
  return problem === null ? read : { problem };
}

/** The problem if a value is outside of the field's options or range, otherwise null. */
function limitProblem({ options, min, max }: Field, value: string | number | null): string | null {
  if (options && !options.includes(String(value))) return `must be one of ${options.join(', ')}`;
  if (typeof value !== 'number') return null;
  if (min !== undefined && max !== undefined && (value < min || value > max))
    return `must be between ${min} and ${max}`;
  if (min !== undefined && value < min) return `must be at least ${min}`;
  return null;
}

/** The problem if JSON text has the wrong top-level type or a colour has the wrong format, otherwise null. */
function shapeProblem({ shape }: Field, text: string): string | null {
  if (shape === undefined) return null;
  if (shape === 'colour') return /^#[\da-f]{6}$/i.test(text) ? null : 'must be a colour such as #2f6690';
  const parsed: unknown = JSON.parse(text);
  if (shape === 'list') return Array.isArray(parsed) ? null : 'must be a list';
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? null : 'must be an object';
}

const whole = (text: string): Read =>
  /^-?\d{1,15}$/.test(text) ? { value: Number(text) } : { problem: 'must be a whole number' };
const amount = (text: string): Read =>
  /^-?\d{1,15}(\.\d+)?$/.test(text) ? { value: Number(text) } : { problem: 'must be a number' };

const READERS: Record<Exclude<FieldKind, 'ids'>, (text: string) => Read> = {
  id: whole,
  int: whole,
  number: amount,
  money: amount,
  flag: (text) => (FLAGS.has(text) ? { value: FLAGS.get(text) ?? 0 } : { problem: 'must be 0 or 1' }),
  text: (text) =>
    text.length <= TEXT_MAX ? { value: text } : { problem: `must not be longer than ${TEXT_MAX} characters` },
  json: jsonOf,
  instant: (text) => (isInstant(text) ? { value: text } : { problem: 'must be a date and time' }),
  date: (text) => (isDay(text) ? { value: text } : { problem: 'must be a date (YYYY-MM-DD)' }),
};

const FLAGS: ReadonlyMap<string, number> = new Map([
  ['0', 0],
  ['1', 1],
  ['false', 0],
  ['true', 1],
]);

/** JSON is stored as the text it is. Its depth is checked first, because later readers parse it recursively. */
function jsonOf(text: string): Read {
  if (!isShallowJson(text)) return { problem: `must not be nested deeper than ${JSON_LEVELS} levels` };
  return isJson(text) ? { value: text } : { problem: 'must be JSON text' };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** ISO 8601 with a time, in the years 1900 to 2199; without an offset it counts as UTC. */
function isInstant(text: string): boolean {
  return /^(19|2[01])\d{2}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text) && !Number.isNaN(Date.parse(text.replace(' ', 'T')));
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return (
    /^(19|2[01])\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  );
}

function idList(field: string, text: string): number[] {
  const parsed: unknown = isShallowJson(text) && isJson(text) ? JSON.parse(text) : undefined;
  if (Array.isArray(parsed) && parsed.length <= 500 && parsed.every((id) => Number.isSafeInteger(id)))
    return [...new Set<number>(parsed)];
  throw new BadRequest(`${field} must be a list of ids.`);
}
