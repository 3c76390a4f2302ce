/**
 * Fixes the current widths of a table's columns; otherwise every row that scrolls into view could change them. The
 * table does not shrink below its current width, but grows with its container.
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
