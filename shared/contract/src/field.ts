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

/** A field as it was declared: types see its kind and whether save takes it. */
type Made<K extends FieldKind, S extends v.GenericSchema, M> = Field<S> & { kind: K } & M;
type MayBeNull<S extends v.GenericSchema> = v.NullableSchema<S, undefined>;

/** Declares fields of one kind that may be empty. */
function optional<const K extends FieldKind, S extends v.GenericSchema, const P extends Partial<Field> = object>(
  kind: K,
  schema: S,
  preset?: P,
) {
  function declare<const M extends Marks = object>(marks?: M): Made<K, MayBeNull<S>, P & M>;
  function declare(marks?: Marks): Field {
    return { ...preset, ...marks, required: false, kind, schema: v.nullable(schema) };
  }
  return declare;
}

/** Declares fields of one kind that always hold something. */
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

export const text = optional('text', v.string());
export const needText = required('text', v.string());
export const int = optional('int', v.number());
export const count = <const M extends Marks = object>(initial = 0, marks?: M) =>
  required('int', v.number(), { default: initial })(marks);
export const number = optional('number', v.number());
export const money = optional('money', v.number());
export const flag = <const M extends Marks = object>(initial: 0 | 1 = 0, marks?: M) =>
  required('flag', v.picklist([0, 1]), { default: initial })(marks);
export const json = optional('json', v.string());
/** JSON text of a list, such as lines. */
export const jsonList = optional('json', v.string(), { shape: 'list' });
/** JSON text of an object, such as settings by name. */
export const jsonObject = optional('json', v.string(), { shape: 'object' });
/** Degrees north, WGS 84. */
export const latitude = () => number({ min: -90, max: 90 });
/** Degrees east, WGS 84. */
export const longitude = () => number({ min: -180, max: 180 });
/** A colour as `#rrggbb`. */
export const colour = optional('text', v.string(), { shape: 'colour' });
export const instant = optional('instant', v.string());
export const date = optional('date', v.string());
export const ref = <const M extends Marks = object>(model: string, marks?: M) =>
  optional('id', v.number(), { ref: model })(marks);
/** Ids of records, in an order that means something; empty without any. */
export const ids = required('ids', v.array(v.number()), { default: [] });
export const needRef = <const M extends Marks = object>(model: string, marks?: M) =>
  required('id', v.number(), { ref: model })(marks);

/** One of a fixed list of words. */
export function choice<const O extends readonly string[], const M extends Marks = object>(options: O, marks?: M) {
  return optional('text', v.picklist(options), { options })(marks);
}

/** One of a fixed list of words. A word that a newer server may know reads as none, so that no page breaks by it. */
export function knownChoice<const O extends readonly string[]>(options: O) {
  return { ...choice(options), schema: v.fallback(v.nullable(v.picklist(options)), null) };
}

/** One of a fixed list of words; the first is the default. */
export function needChoice<const O extends readonly [string, ...string[]]>(options: O) {
  return required('text', v.picklist(options), { options, default: options[0] })();
}

/** Every record has these. tenant_id is the employer that owns it; 0 never occurs. */
export const commonFields = {
  id: required('id', v.number())({ readOnly: true }),
  tenant_id: required('id', v.number())({ readOnly: true }),
  slug: required('text', v.string())({ readOnly: true }),
  created_at: required('instant', v.string())({ readOnly: true }),
  updated_at: required('instant', v.string())({ readOnly: true }),
  /** 1 when it is made, one more with every change of what it says. The database counts. */
  version: required('int', v.number(), { default: 1 })({ readOnly: true }),
};

/**
 * Of a record that people make by a form. The key stands for one opened form: sent twice, it is one record, and it
 * answers nobody but who sent it first.
 */
export const madeOnce = { client_key: text(), created_by: ref('User', { readOnly: true }) };
