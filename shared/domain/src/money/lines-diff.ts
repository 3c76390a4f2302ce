import { listInText } from '../json-text.ts';
import { type Message, msg } from '../message.ts';
import { isMoved } from '../merge/merge-order.ts';
import { isPlainObject, isSameValue } from '../merge/same-value.ts';

type Line = { key: string; description: string; values: Readonly<Record<string, unknown>> };

/** What became of one line. `parts`: what of it changed, as text; empty text for nothing. */
type LineChange = {
  key: string;
  how: 'added' | 'removed' | 'changed';
  description: string;
  parts: { what: Message; old: string; now: string }[];
};

export type LinesDiff = { changes: LineChange[]; isReordered: boolean };

const PARTS = {
  description: msg('Description'),
  code: msg('Code'),
  quantity: msg('Quantity'),
  unit: msg('Unit'),
  cost: msg('Unit cost'),
  markup: msg('Markup'),
  price: msg('Unit price'),
  discount: msg('Discount, %'),
  taxes: msg('Taxes'),
  optional: msg('Optional'),
  chosen: msg('Chosen'),
} as const satisfies Record<string, Message>;

const keysOf = (lines: readonly Line[]): string[] => lines.map(({ key }) => key);

/**
 * What changed between two versions of the lines of a document, line by line as their keys say: in the order of now, what was taken
 * out last. null for a list that is none of lines.
 */
export function linesDiff(old: string | null, now: string | null): LinesDiff | null {
  const [before, after] = [linesIn(old), linesIn(now)];
  if (before === null || after === null) return null;
  const known = new Map(before.map((line) => [line.key, line]));
  const left = new Set(after.map(({ key }) => key));
  const changes = [
    ...after.flatMap((line) => changeOf(known.get(line.key), line)),
    ...before.filter(({ key }) => !left.has(key)).map((line) => whole(line, 'removed')),
  ];
  return { changes, isReordered: isMoved(keysOf(before), keysOf(after)) };
}

function linesIn(text: string | null): Line[] | null {
  const lines = listInText(text).flatMap((entry): Line[] => {
    if (!isPlainObject(entry)) return [];
    const { key, description } = entry;
    return typeof key === 'string' && typeof description === 'string' ? [{ key, description, values: entry }] : [];
  });
  return lines.length === listInText(text).length ? lines : null;
}

const whole = (line: Line, how: 'added' | 'removed'): LineChange => ({
  key: line.key,
  how,
  description: line.description,
  parts: [],
});

function changeOf(before: Line | undefined, line: Line): LineChange[] {
  if (before === undefined) return [whole(line, 'added')];
  const parts = Object.entries(PARTS).flatMap(([name, what]) => {
    const [old, now] = [before.values[name], line.values[name]];
    return isSameValue(old, now) ? [] : [{ what, old: wordsOf(old), now: wordsOf(now) }];
  });
  return parts.length === 0 ? [] : [{ key: line.key, how: 'changed', description: line.description, parts }];
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.filter((part) => typeof part === 'string').join(', ');
  if (typeof value === 'boolean') return value ? '✓' : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
