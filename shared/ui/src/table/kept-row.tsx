import { memo, type ReactNode } from 'react';

type KeptRowProps = { index: number; draw: (index: number) => ReactNode };

/** A memoised row: re-rendered only with the table, not on every scroll step. */
export const KeptRow = memo(function KeptRow({ index, draw }: KeptRowProps) {
  return draw(index);
});
