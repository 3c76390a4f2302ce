import type { RowData } from '@tanstack/react-table';
import { Fragment, useCallback, useLayoutEffect, useRef } from 'react';
import { bandsAt, shownWith } from './bands.ts';
import { setWidths } from './column-widths.ts';
import { freezeColumns } from './freeze-columns.ts';
import { GridBand } from './grid-band.tsx';
import { GridFoot } from './grid-foot.tsx';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { KeptRow } from './kept-row.tsx';
import { SortHeader } from './sort-header.tsx';
import styles from './table-grid.module.css';
import type { TableModel } from './table-model.ts';
import { useEngine } from './use-engine.ts';
import { useRowWalk } from './use-row-walk.ts';
import { useRowWindow } from './use-row-window.ts';

/** Row height in px, as `--row` for a mouse. */
const ROW_PX = 40;

/** The rows as a table. */
export function TableGrid<R extends RowData>({ model }: { model: TableModel<R> }) {
  const table = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const shown = useRowWindow(body, { count: model.rows.length, rowHeight: ROW_PX, ...shownWith(model.bands) });
  const walk = useRowWalk(body, model, shown);
  const engine = useEngine(model, shown.rows);
  const { measure, isPartial } = shown;
  const draw = useCallback(
    (index: number) => {
      const row = model.rows[index];
      return row === undefined ? null : <GridRow {...{ model, row, index, measure }} moveRow={walk.moveRow} />;
    },
    [model, measure, walk],
  );
  const widths = model.columnWidth?.widths;
  const keys = model.columns.map(({ key }) => key).join();
  const isSized = widths !== undefined && Object.keys(widths).length > 0;
  useLayoutEffect(() => {
    if (isPartial && !isSized && table.current) freezeColumns(table.current);
  }, [isPartial, isSized]);
  useLayoutEffect(() => {
    if (widths && keys !== '' && table.current) setWidths(table.current, widths);
  }, [widths, keys]);

  const span = spanOf(model);
  return (
    <table
      ref={table}
      className={styles.table}
      aria-label={model.label}
      aria-rowcount={model.bands === null ? model.rows.length + 1 : undefined}
      data-partial={isPartial || undefined}
    >
      <colgroup>
        {Array.from({ length: span }, (_, at) => (
          <col key={at} />
        ))}
      </colgroup>
      <GridHead model={model}>
        {engine.heads.map((column) => (
          <SortHeader key={column.key} column={column} model={model} />
        ))}
      </GridHead>
      <tbody ref={body}>
        {engine.rows.map(({ id, index, before }) => (
          <Fragment key={id}>
            {before > 0 && <Space height={before} span={span} />}
            <Bands model={model} index={index} />
            <KeptRow index={index} draw={draw} />
          </Fragment>
        ))}
        {shown.after > 0 && <Space height={shown.after} span={span} />}
        <Bands model={model} index={model.rows.length} />
      </tbody>
      <GridFoot model={model} />
    </table>
  );
}

function Bands<R>({ model, index }: { model: TableModel<R>; index: number }) {
  return bandsAt(model.bands ?? [], index).map((band) => <GridBand key={band.key} model={model} band={band} />);
}

const spanOf = <R,>({ columns, selection, reorder, buttonsOf }: TableModel<R>): number =>
  columns.length + [selection, reorder, buttonsOf].filter((part) => part !== null).length;

/** Spacer for rows that are not rendered. */
function Space({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden="true">
      <td className={styles.space} aria-hidden="true" style={{ blockSize: height }} colSpan={span} />
    </tr>
  );
}
