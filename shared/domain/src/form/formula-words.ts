import type { EditField } from './edit/edit-form.ts';
import { fieldOf } from './form-sections.ts';
import { isFunctionName } from './formula.ts';
import { isCounted } from './logic-problems.ts';
import { rowFields } from './repeat-rows.ts';

/** What a formula can read: `key` as the formula stores it, `name` as a person knows it, unique in the form. */
export type FormulaSource = { key: string; name: string };

/** The questions with numbers, and those in the rows of repeating questions. */
export function formulaSources(fields: readonly EditField[]): FormulaSource[] {
  const taken = new Map<string, number>();
  return fields.flatMap(countedIn).map(({ key, name }) => {
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return { key, name: count === 1 ? name : `${name} (${count})` };
  });
}

function countedIn({ key, raw }: EditField): FormulaSource[] {
  const field = fieldOf(raw);
  if (!field) return [];
  const name = plain(field.label || key);
  if (field.kind !== 'repeat') return isCounted(field.kind) ? [{ key, name }] : [];
  return rowFields({ raw })
    .filter((one) => isCounted(one.field.kind))
    .map((one) => ({ key: `${key}.${one.id}`, name: `${name} › ${plain(one.field.label || one.id)}` }));
}

/** A name inside braces has none of its own. */
const plain = (name: string): string => name.replaceAll('{', '(').replaceAll('}', ')').replace(/\s+/g, ' ').trim();

const NAMES = /\{[^{}]+\}|[\p{L}_][\p{L}\p{N}_-]*(?:\.[\p{L}_][\p{L}\p{N}_-]*)?/gu;

/** A stored formula with the names of questions in braces, such as `{Depth} * 2`. */
export function formulaInWords(formula: string, sources: readonly FormulaSource[]): string {
  const names = new Map(sources.map(({ key, name }) => [key, name]));
  return formula.replace(NAMES, (found: string, at: number) => {
    const isBraced = found.startsWith('{');
    if (!isBraced && isFunctionName(found.toLowerCase()) && /^\s*\(/.test(formula.slice(at + found.length)))
      return found;
    const name = names.get(isBraced ? found.slice(1, -1).trim() : found);
    return name === undefined ? found : `{${name}}`;
  });
}

/** The formula to store, from one with names; a name that no question has stays as it is. */
export function formulaFromWords(text: string, sources: readonly FormulaSource[]): string {
  const keys = new Map(sources.map(({ key, name }) => [name, key]));
  return text.replace(/\{([^{}]+)\}/g, (found: string, name: string) => {
    const key = keys.get(name.trim());
    return key === undefined ? found : `{${key}}`;
  });
}
