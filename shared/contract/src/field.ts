import * as v from 'valibot';

/** How a field is stored and what the wire carries. */
export type FieldKind =
  | 'id' // bigint ↔ number
  | 'ids' // bigint[] ↔ list of numbers
  | 'text' // text ↔ string
  | 'int' // integer ↔ number
  | 'number' // double precision ↔ number (hours, coordinates, distances)
  | 'money' // numeric(14,2) ↔ number, in the company's currency
  | 'flag' // smallint ↔ 0 or 1
  | 'json' // json ↔ JSON text, kept byte for byte
  | 'instant' // timestamptz ↔ ISO 8601 text in UTC
  | 'date'; // date ↔ YYYY-MM-DD

export type Field<S extends v.GenericSchema = v.GenericSchema> = {
  kind: FieldKind;
  /** Of the value as it is read; null included where the column allows it. */
  schema: S;
  required: boolean;
  default?: string | number | readonly number[];
  /** Model whose id this is. */
  ref?: string;
  /** Refused by save: the server sets it. */
  readOnly?: boolean;
  /** Has no column: the server's half of the registry gives the SQL. */
  computed?: boolean;
  /** One of these, and nothing else. */
  options?: readonly string[];
  /** Least and greatest number that makes sense. */
  min?: number;
  max?: number;
  /** What JSON text must hold at its top, or how text is written. */
  shape?: 'list' | 'object' | 'colour';
};

type Marks = { readOnly?: true; computed?: true; min?: number; max?: number };

function field<S extends v.GenericSchema>(kind: FieldKind, schema: S, more: Partial<Field> = {}) {
  return { required: false, ...more, kind, schema: v.nullable(schema) };
}

function required<S extends v.GenericSchema>(kind: FieldKind, schema: S, more: Partial<Field> = {}) {
  return { required: true, ...more, kind, schema };
}

const Flag = v.picklist([0, 1]);

export const text = (marks: Marks = {}) => field('text', v.string(), marks);
export const needText = (marks: Marks = {}) => required('text', v.string(), marks);
export const int = (marks: Marks = {}) => field('int', v.number(), marks);
export const count = (initial = 0, marks: Marks = {}) => required('int', v.number(), { default: initial, ...marks });
export const number = (marks: Marks = {}) => field('number', v.number(), marks);
export const money = (marks: Marks = {}) => field('money', v.number(), marks);
export const flag = (initial: 0 | 1 = 0, marks: Marks = {}) => required('flag', Flag, { default: initial, ...marks });
export const json = (marks: Marks = {}) => field('json', v.string(), marks);
/** JSON text of a list, such as lines. */
export const jsonList = (marks: Marks = {}) => field('json', v.string(), { shape: 'list', ...marks });
/** JSON text of an object, such as settings by name. */
export const jsonObject = (marks: Marks = {}) => field('json', v.string(), { shape: 'object', ...marks });
/** Degrees north, WGS 84. */
export const latitude = () => number({ min: -90, max: 90 });
/** Degrees east, WGS 84. */
export const longitude = () => number({ min: -180, max: 180 });
/** A colour as `#rrggbb`. */
export const colour = () => field('text', v.string(), { shape: 'colour' });
export const instant = (marks: Marks = {}) => field('instant', v.string(), marks);
export const date = (marks: Marks = {}) => field('date', v.string(), marks);
export const ref = (model: string, marks: Marks = {}) => field('id', v.number(), { ref: model, ...marks });
/** Ids of records, in an order that means something; empty without any. */
export const ids = (marks: Marks = {}) => required('ids', v.array(v.number()), { default: [], ...marks });
export const needRef = (model: string, marks: Marks = {}) => required('id', v.number(), { ref: model, ...marks });

/** One of a fixed list of words. */
export function choice<const O extends readonly string[]>(options: O, marks: Marks = {}) {
  return field('text', v.picklist(options), { options, ...marks });
}

/** One of a fixed list of words. A word that a newer server may know reads as none, so that no page breaks by it. */
export function knownChoice<const O extends readonly string[]>(options: O) {
  return { ...choice(options), schema: v.fallback(v.nullable(v.picklist(options)), null) };
}

/** One of a fixed list of words; the first is the default. */
export function needChoice<const O extends readonly [string, ...string[]]>(options: O) {
  return required('text', v.picklist(options), { options, default: options[0] });
}

/** Every record has these. tenant_id is the employer that owns it; 0 never occurs. */
export const commonFields = {
  id: required('id', v.number(), { readOnly: true }),
  tenant_id: required('id', v.number(), { readOnly: true }),
  slug: required('text', v.string(), { readOnly: true }),
  created_at: required('instant', v.string(), { readOnly: true }),
  updated_at: required('instant', v.string(), { readOnly: true }),
  /** 1 when it is made, one more with every change of what it says. The database counts. */
  version: required('int', v.number(), { readOnly: true, default: 1 }),
};

/**
 * Of a record that people make by a form. The key stands for one opened form: sent twice, it is one record, and it
 * answers nobody but who sent it first.
 */
export const madeOnce = { client_key: text(), created_by: ref('User', { readOnly: true }) };
