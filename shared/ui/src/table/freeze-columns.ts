/**
 * Fixes the widths of a table's columns as they stand now. Otherwise every row that scrolls in could move them.
 * The table does not get narrower than it is; it still grows with its place.
 */
export function freezeColumns(table: HTMLTableElement): void {
  const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
  const columns = table.querySelectorAll<HTMLElement>('col');
  const width = table.offsetWidth;
  const widths = heads.map((head) => head.offsetWidth);
  if (width === 0) return;
  table.style.tableLayout = 'fixed';
  table.style.minInlineSize = `${width}px`;
  columns.forEach((column, at) => {
    column.style.inlineSize = `${(100 * (widths[at] ?? 0)) / width}%`;
  });
}
