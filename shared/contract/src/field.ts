import * as v from 'valibot';

/** How a field is stored, and its value in JSON. */
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
  /** The schema of the value when read; nullable if the column is. */
  schema: S;
  required: boolean;
  default?: string | number | readonly number[];
  /** The model that this id refers to. */
  ref?: string;
  /** The server sets it; a save with it is refused. */
  readOnly?: boolean;
  /** The field has no column; the server's entry of the model provides its SQL. */
  computed?: boolean;
  /** The only allowed values. */
  options?: readonly string[];
  /** The smallest and largest allowed number. */
  min?: number;
  max?: number;
  /** The top-level type of JSON text, or the format of text. */
  shape?: 'list' | 'object' | 'colour';
};

type Marks = { readOnly?: true; computed?: true; min?: number; max?: number };

/** The type of a declared field: its kind, and whether save accepts it. */
type Made<K extends FieldKind, S extends v.GenericSchema, M> = Field<S> & { kind: K } & M;
type MayBeNull<S extends v.GenericSchema> = v.NullableSchema<S, undefined>;

/** Makes a function that declares nullable fields of one kind. */
function optional<const K extends FieldKind, S extends v.GenericSchema, const P extends Partial<Field> = object>(
  kind: K,
  schema: S,
  preset?: P,
) {
  const nullable = v.nullable(schema);
  function declare<const M extends Marks = object>(marks?: M): Made<K, MayBeNull<S>, P & M>;
  function declare(marks?: Marks): Field {
    return { ...preset, ...marks, required: false, kind, schema: nullable };
  }
  return declare;
}

/** Makes a function that declares fields of one kind that are never null. */
function required<const K extends FieldKind, S extends v.GenericSchema, const P extends Partial<Field> = object>(
  kind: K,
  schema: S,
  preset?: P,
) {
  function declare<const M extends Marks = object>(marks?: M): Made<K, S, P & M>;
  function declare(marks?: Marks): Field {
    return { ...preset, ...marks, required: true, kind, schema };
  }
  return declare;
}

const NUMBER = v.number();
const FLAG = v.picklist([0, 1]);

export const text = optional('text', v.string());
export const needText = required('text', v.string());
export const int = optional('int', v.number());
export const count = <const M extends Marks = object>(initial = 0, marks?: M) =>
  required('int', NUMBER, { default: initial })(marks);
export const number = optional('number', v.number());
export const needNumber = required('number', v.number());
export const money = optional('money', v.number());
export const flag = <const M extends Marks = object>(initial: 0 | 1 = 0, marks?: M) =>
  required('flag', FLAG, { default: initial })(marks);
export const json = optional('json', v.string());
/** JSON text with a list, such as lines. */
export const jsonList = optional('json', v.string(), { shape: 'list' });
/** JSON text with an object, such as settings by name. */
export const jsonObject = optional('json', v.string(), { shape: 'object' });
/** Degrees north, WGS 84. */
export const latitude = () => number({ min: -90, max: 90 });
/** Degrees east, WGS 84. */
export const longitude = () => number({ min: -180, max: 180 });
/** A colour as `#rrggbb`. */
export const colour = optional('text', v.string(), { shape: 'colour' });
export const instant = optional('instant', v.string());
export const date = optional('date', v.string());
export const needDate = required('date', v.string());
export const ref = <const M extends Marks = object>(model: string, marks?: M) =>
  optional('id', NUMBER, { ref: model })(marks);
/** Ids of records in a meaningful order; may be empty. */
export const ids = required('ids', v.array(v.number()), { default: [] });
export const needRef = <const M extends Marks = object>(model: string, marks?: M) =>
  required('id', NUMBER, { ref: model })(marks);

/** One of a fixed list of words. */
export function choice<const O extends readonly string[], const M extends Marks = object>(options: O, marks?: M) {
  return optional('text', v.picklist(options), { options })(marks);
}

/** Like `choice`, but an unknown value of a newer server is read as null, so that it breaks no page. */
export function knownChoice<const O extends readonly string[]>(options: O) {
  return { ...choice(options), schema: v.fallback(v.nullable(v.picklist(options)), null) };
}

/** One of a fixed list of words; the first is the default. */
export function needChoice<const O extends readonly [string, ...string[]]>(options: O) {
  return required('text', v.picklist(options), { options, default: options[0] })();
}

/** Fields of every record. tenant_id is the company that owns it, and is never 0 here. */
export const commonFields = {
  id: required('id', v.number())({ readOnly: true }),
  tenant_id: required('id', v.number())({ readOnly: true }),
  slug: required('text', v.string())({ readOnly: true }),
  created_at: required('instant', v.string())({ readOnly: true }),
  updated_at: required('instant', v.string())({ readOnly: true }),
  /** 1 after creation, and incremented by the database with every change. */
  version: required('int', v.number(), { default: 1 })({ readOnly: true }),
};

/**
 * Fields of records that people create with a form. client_key is the idempotency key of one opened form: if it is sent
 * twice, there is still one record, and only its first sender gets it as an answer.
 */
export const madeOnce = { client_key: text(), created_by: ref('User', { readOnly: true }) };
