import type { FieldKind } from '@fieldspan/contract/field';
import { Refusal } from '../http/errors.ts';
import { sentence, term } from '../http/sentence.ts';

const YES = new Set(['1', 'yes', 'y', 'true', 'x', 'oui', 'sí', 'si']);
const NO = new Set(['0', 'no', 'n', 'false', 'non']);
const NUMBERS: ReadonlySet<FieldKind> = new Set(['int', 'number', 'money']);

/**
 * A cell as a save takes it: spreadsheets write numbers and days in many ways.
 * @throws Refusal for a day that can be read in two ways
 */
export function savedText(kind: FieldKind, text: string, label: string): string {
  if (kind === 'flag') return flagText(text);
  if (NUMBERS.has(kind)) return numberText(text);
  if (kind === 'date') return dayOf(text, label);
  if (kind === 'instant') return /\d:\d/.test(text) ? instantOf(text) : `${dayOf(text, label)}T12:00:00.000Z`;
  return text;
}

function flagText(text: string): string {
  const word = text.toLowerCase();
  if (YES.has(word)) return '1';
  return NO.has(word) ? '0' : text;
}

/** `$1,250.50`, `1 250,50` and `1’250.50` are 1250.50. */
function numberText(text: string): string {
  const plain = text.replaceAll(/[\s$€£'’]/g, '');
  return /,\d{1,2}$/.test(plain) ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', '');
}

const instantOf = (text: string): string => (/^\d{4}-\d{2}-\d{2} \d/.test(text) ? `${text.replace(' ', 'T')}Z` : text);

function dayOf(text: string, label: string): string {
  const year = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (year) return joined(year[1], year[2], year[3]);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (dotted) return joined(dotted[3], dotted[2], dotted[1]);
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text);
  if (!slashed) return text;
  const [, first = '', second = '', last] = slashed;
  if (Number(first) > 12) return joined(last, second, first);
  if (Number(second) > 12 || first === second) return joined(last, first, second);
  throw new Refusal(sentence`${term(label)}: ${text} can be two days. Write it as 2026-11-24.`);
}

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.map((part = '') => part.padStart(2, '0')).join('-');
