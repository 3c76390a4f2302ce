import { t } from '../i18n.ts';
import { moved } from './moved.ts';

export type RowReorder = {
  count: number;
  /** Called with a row's new index; an index outside the rows does nothing. */
  move: (from: number, to: number) => void;
};

type ReorderParts<R> = {
  rows: readonly R[];
  onReorder: ((rows: readonly R[]) => void) | undefined;
  /** While rows are sorted by a column, they cannot be reordered by hand. */
  isSorted: boolean;
  announce: (text: string) => void;
};

export function rowReorder<R>({ rows, onReorder, isSorted, announce }: ReorderParts<R>): RowReorder | null {
  if (!onReorder || isSorted) return null;
  const count = rows.length;
  return {
    count,
    move: (from, to) => {
      if (from === to || to < 0 || to >= count) return;
      onReorder(moved(rows, from, to));
      announce(t('Moved to place {{place}} of {{count}}', { place: to + 1, count }));
    },
  };
}
