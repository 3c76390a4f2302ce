import { titleColumn } from '@fieldspan/ui/columns';
import type { Column } from '@fieldspan/ui/columns';

/** A shown column, and its width in px if somebody has set one. */
export type ColumnChoice = { key: string; widthPx?: number };

const BETWEEN = '.';
const WIDTH = '*';
const MOST_PX = 9999;

/** The columns in the address: `name*240.city` shows two of them, the first 240 px wide. */
export const columnsText = (choice: readonly ColumnChoice[] = []): string =>
  choice.map(({ key, widthPx }) => (widthPx === undefined ? key : `${key}${WIDTH}${widthPx}`)).join(BETWEEN);

/**
 * Reads columns from an address or from the device.
 * @param keys of the list's columns; others are left out, as a list may have lost one
 * @returns undefined without any column
 */
export function columnsOf(text: string | null, keys: readonly string[]): readonly ColumnChoice[] | undefined {
  const named = (text ?? '').split(BETWEEN).map((part) => part.split(WIDTH));
  const seen = new Set<string>();
  const choice = named.flatMap(([key = '', width]): ColumnChoice[] => {
    if (!keys.includes(key) || seen.has(key)) return [];
    seen.add(key);
    const widthPx = Number(width);
    return [widthPx > 0 && widthPx <= MOST_PX ? { key, widthPx: Math.round(widthPx) } : { key }];
  });
  return choice.length === 0 ? undefined : choice;
}

/** The widths in a text of columns. */
export const widthsOf = (text: string): Record<string, number> =>
  Object.fromEntries(
    text.split(BETWEEN).flatMap((part): [string, number][] => {
      const [key = '', width] = part.split(WIDTH);
      return width === undefined ? [] : [[key, Number(width)]];
    }),
  );

type Listed = Pick<Column<never>, 'key' | 'card'> & { isOptional?: boolean | undefined };

/** The key of the column that carries the link of a row: it cannot be hidden. */
export const titleKey = (columns: readonly Listed[]): string | undefined =>
  titleColumn(columns.map(({ key, card }) => ({ key, header: '', cell: () => null, ...(card && { card }) })))?.key;

/** What a list shows before anybody chooses: its columns in order, without the optional ones. */
export const defaultChoice = (columns: readonly Listed[]): ColumnChoice[] =>
  columns.flatMap(({ key, isOptional }) => (isOptional === true ? [] : [{ key }]));

/** The chosen columns in the chosen order; the title is always one of them. */
export function chosenColumns<C extends Listed>(
  columns: readonly C[],
  choice: readonly ColumnChoice[] | undefined,
): readonly C[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const keys = (choice ?? defaultChoice(columns)).map(({ key }) => key);
  const title = titleKey(columns);
  const all = title === undefined || keys.includes(title) ? keys : [title, ...keys];
  return all.flatMap((key) => byKey.get(key) ?? []);
}
