import type { Choices, Clash, Merge } from './clash.ts';
import type { Some } from '../some-fields.ts';
import { isPlainObject, isSameValue } from './same-value.ts';
import { threeWay } from './three-way.ts';

type Value = string | number | null;
type Values = Readonly<Record<string, Value | undefined>>;

/** `changed`: fields that still differ from the stored record and must be saved. */
export type MergedRecord<K extends string> = { values: Some<K, Value>; changed: string[]; clashes: Clash[] };

/**
 * Three-way merge of a record that two people changed. A field that one side changed takes that side's value; JSON text
 * is merged inside, lists by the keys of their lines.
 * @param sides base: as it was read; mine: as edited; theirs: as it is stored now
 * @param choices the person's choices for conflicts
 */
export function mergeRecord<K extends string>(
  sides: { base: Some<K, Value>; mine: Some<K, Value>; theirs: Some<K, Value> },
  choices?: Choices,
): MergedRecord<K>;
export function mergeRecord(
  { base, mine, theirs }: { base: Values; mine: Values; theirs: Values },
  choices: Choices = new Map(),
): MergedRecord<string> {
  const merge: Merge = { clashes: [], choices };
  const values = Object.fromEntries(
    Object.keys(mine).map((name): [string, Value] => {
      const sides = { base: base[name] ?? null, mine: mine[name] ?? null, theirs: theirs[name] ?? null };
      return [name, mergeField(name, sides, merge)];
    }),
  );
  const changed = Object.keys(values).filter((name) => !isSameValue(values[name], theirs[name]));
  return { values, changed, clashes: merge.clashes };
}

type FieldSides = { base: Value; mine: Value; theirs: Value };

function mergeField(name: string, sides: FieldSides, merge: Merge): Value {
  const { base, mine, theirs } = sides;
  if (isSameValue(base, mine) || isSameValue(mine, theirs)) return theirs;
  if (isSameValue(base, theirs)) return mine;
  const inside = { base: insideOf(base), mine: insideOf(mine), theirs: insideOf(theirs) };
  if (!isJsonField(name) || inside.mine === null || inside.theirs === null) {
    const value = threeWay(sides, [name], merge);
    return typeof value === 'string' || typeof value === 'number' ? value : null;
  }
  const merged = threeWay(inside, [name], merge);
  return isSameValue(merged, inside.theirs) ? theirs : JSON.stringify(merged);
}

/** JSON fields end in _json by the contract, except these. */
const ALSO_JSON: ReadonlySet<string> = new Set(['module_permissions', 'pay_scales']);
const isJsonField = (name: string): boolean => name.endsWith('_json') || ALSO_JSON.has(name);

/** The list or object in a JSON text; null for anything else. */
function insideOf(text: Value): unknown {
  if (typeof text !== 'string') return null;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) || isPlainObject(value) ? value : null;
  } catch {
    return null;
  }
}
