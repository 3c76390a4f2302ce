/** Some fields of a record, with the same type of value. */
export type Some<K extends string, V> = { readonly [P in K]?: V };

type Plain = string | number | null;
type Any = Readonly<Record<string, unknown>>;

/** Makes fields from names and values. */
export function fieldsFrom<K extends string, V>(entries: readonly (readonly [K, V])[]): Some<K, V>;
export function fieldsFrom(entries: readonly (readonly [string, unknown])[]): Any {
  return Object.fromEntries(entries);
}

/** The fields that pass the filter. */
export function someFields<K extends string, V>(
  fields: Some<K, V>,
  keep: (name: string, value: unknown) => boolean,
): Some<K, V>;
export function someFields(fields: Any, keep: (name: string, value: unknown) => boolean): Any {
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => keep(name, value)));
}

/** The named fields of any object, as a form holds them: values that are neither text nor number become null. */
export function plainFields<K extends string>(names: readonly K[], of: object): Some<K, Plain> {
  const values = new Map<string, unknown>(Object.entries(of));
  return fieldsFrom(names.map((name) => [name, plainOr(values.get(name))]));
}

const plainOr = (value: unknown): Plain => (isPlain(value) ? value : null);

/** Whether a form can hold the value. */
export const isPlain = (value: unknown): value is Plain =>
  value === null || typeof value === 'string' || typeof value === 'number';

/** The names of the existing fields. */
export function namesOf<K extends string>(fields: Some<K, Plain>): readonly K[];
export function namesOf(fields: object): readonly string[] {
  return Object.keys(fields);
}
