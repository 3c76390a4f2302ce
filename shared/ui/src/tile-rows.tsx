import { useCallback, type ComponentType, type ReactNode } from 'react';
import { t } from './i18n.ts';
import { SelectBar } from './table/select-bar.tsx';
import { SelectBox } from './table/select-box.tsx';
import type { RowKey } from './table/selection.ts';
import { useSelection, type TableSelection } from './table/use-selection.ts';

/** Draws rows as tiles. `selectBox` gives the box of a row with this name, null where it cannot be selected. */
export type Tiles<R> = ComponentType<{ rows: readonly R[]; selectBox: (row: R, name: string) => ReactNode }>;

type TileRowsProps<R> = {
  Tiles: Tiles<R>;
  rows: readonly R[];
  rowKey: (row: R) => RowKey;
  isLocked?: (row: R) => boolean;
  selection?: TableSelection | undefined;
};

/** Records as tiles, selected as in a table: one, a range with the shift key, and what can be done with them below. */
export function TileRows<R>({ Tiles, rows, rowKey, isLocked, selection }: TileRowsProps<R>) {
  const keys = useCallback(() => rows.map((row) => rowKey(row)), [rows, rowKey]);
  const chosen = useSelection(selection, keys);
  const selectBox = (row: R, name: string): ReactNode =>
    chosen !== null &&
    isLocked?.(row) !== true && (
      <SelectBox
        label={t('Select {{name}}', { name })}
        state={chosen.has(rowKey(row)) ? 'all' : 'none'}
        onToggle={(isRange) => chosen.toggle(rows.indexOf(row), isRange)}
      />
    );
  return (
    <>
      <Tiles rows={rows} selectBox={selectBox} />
      {selection && <SelectBar {...selection} rows={rows.length} />}
    </>
  );
}
