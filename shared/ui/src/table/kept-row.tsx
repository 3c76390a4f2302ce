import { memo, type ReactNode } from 'react';

type KeptRowProps = { index: number; draw: (index: number) => ReactNode };

/** A row that is drawn again only when the table is, and not with every step of scrolling. */
export const KeptRow = memo(function KeptRow({ index, draw }: KeptRowProps) {
  return draw(index);
});
