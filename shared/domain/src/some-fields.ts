/** Some fields of a record, each of one kind of value. */
export type Some<K extends string, V> = { readonly [P in K]?: V };

type Plain = string | number | null;
type Any = Readonly<Record<string, unknown>>;

/** Fields of these names and values. */
export function fieldsFrom<K extends string, V>(entries: readonly (readonly [K, V])[]): Some<K, V>;
export function fieldsFrom(entries: readonly (readonly [string, unknown])[]): Any {
  return Object.fromEntries(entries);
}

/** The fields whose name and value pass. */
export function someFields<K extends string, V>(
  fields: Some<K, V>,
  keep: (name: string, value: unknown) => boolean,
): Some<K, V>;
export function someFields(fields: Any, keep: (name: string, value: unknown) => boolean): Any {
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => keep(name, value)));
}

/** These fields of anything, as a form holds them: what is neither text nor number is null. */
export function plainFields<K extends string>(names: readonly K[], of: object): Some<K, Plain> {
  const values = new Map<string, unknown>(Object.entries(of));
  return fieldsFrom(names.map((name) => [name, plainOr(values.get(name))]));
}

const plainOr = (value: unknown): Plain => (isPlain(value) ? value : null);

/** Whether a form can hold it. */
export const isPlain = (value: unknown): value is Plain =>
  value === null || typeof value === 'string' || typeof value === 'number';

/** The names of what is there. */
export function namesOf<K extends string>(fields: Some<K, Plain>): readonly K[];
export function namesOf(fields: object): readonly string[] {
  return Object.keys(fields);
}
