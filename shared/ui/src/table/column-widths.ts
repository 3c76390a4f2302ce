/** Widths of columns in px, by key; columns without one are as wide as their content. */
export type Widths = Readonly<Record<string, number>>;

export const LEAST_PX = 56;
export const MOST_PX = 960;

export const possibleWidth = (px: number): number => Math.round(Math.min(MOST_PX, Math.max(LEAST_PX, px)));

/** The widths that a table has on the screen, of all columns that can be resized; rounded up, so that nothing is cut. */
export function shownWidths(table: HTMLTableElement): Widths {
  const heads = [...table.querySelectorAll<HTMLElement>('thead th[data-column]')];
  const isSized = table.dataset['sized'] !== undefined;
  return Object.fromEntries(heads.map((head) => [head.dataset['column'], head.offsetWidth + (isSized ? 0 : 1)]));
}

/**
 * Gives a table these widths; columns without one keep that of their content. The table is as wide as its columns, so
 * that none but the resized one changes.
 */
export function setWidths(table: HTMLTableElement, widths: Widths): void {
  const columns = [...table.querySelectorAll<HTMLElement>('col')];
  forgetWidths(table, columns);
  if (Object.keys(widths).length === 0) return;
  const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
  const px = heads.map((head) => widths[head.dataset['column'] ?? ''] ?? head.offsetWidth);
  columns.forEach((column, at) => {
    column.style.inlineSize = `${px[at] ?? 0}px`;
  });
  table.style.inlineSize = `${px.reduce((sum, each) => sum + each, 0)}px`;
  table.style.tableLayout = 'fixed';
  table.dataset['sized'] = '';
}

function forgetWidths(table: HTMLTableElement, columns: readonly HTMLElement[]): void {
  if (table.dataset['sized'] === undefined) return;
  delete table.dataset['sized'];
  table.style.tableLayout = '';
  table.style.inlineSize = '';
  for (const column of columns) column.style.inlineSize = '';
}
