import { isRecord } from '../json-shape.ts';

/** The lines of a pasted text, without numbers, bullets and empty lines. */
export function pastedLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•·▪☐]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '');
}

/** Options as stored, for a list of words; what was stored for a word is kept. */
export function optionsOf(words: readonly string[], stored: unknown): unknown[] {
  const before: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return words.map((word, at) => {
    const same = before.find((option) => optionLabel(option) === word);
    if (same !== undefined) return same;
    const there = before[at];
    const isReworded = isRecord(there) && before.length === words.length;
    return isReworded ? { ...there, label: word } : word;
  });
}

export const optionLabels = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.map((option: unknown) => optionLabel(option)) : [];

function optionLabel(option: unknown): string {
  const label = isRecord(option) ? option['label'] : option;
  return typeof label === 'string' || typeof label === 'number' ? String(label) : '';
}
