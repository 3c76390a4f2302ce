import { useEffect, useState } from 'react';

/** Shorter lists are drawn whole, and grow with the page. */
const WHOLE = 60;
const EXTRA = 6;

type ShownRows = {
  isWindowed: boolean;
  from: number;
  to: number;
  /** The height of the rows that are not drawn, above and below. */
  above: number;
  below: number;
};

/** Which rows of a long grid are drawn: those in its frame, and a few around them. All rows are equally high. */
export function useShownRows(count: number): [frame: (element: HTMLDivElement | null) => void, rows: ShownRows] {
  const [element, frame] = useState<HTMLDivElement | null>(null);
  const isWindowed = count > WHOLE;
  const [{ top, size, row }, setSeen] = useState({ top: 0, size: 600, row: 40 });
  useEffect(() => {
    if (!isWindowed || element === null) return undefined;
    const look = () => {
      const drawn = element.querySelector('[aria-rowindex="2"], [aria-rowindex]');
      const height = drawn?.getBoundingClientRect().height ?? 0;
      setSeen({ top: element.scrollTop, size: element.clientHeight || 600, row: height > 0 ? height : 40 });
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [isWindowed, element]);
  if (!isWindowed) return [frame, { isWindowed, from: 0, to: count, above: 0, below: 0 }];
  const from = Math.max(0, Math.min(Math.floor(top / row) - EXTRA, count - 1));
  const to = Math.min(count, Math.ceil((top + size) / row) + EXTRA);
  return [frame, { isWindowed, from, to, above: from * row, below: (count - to) * row }];
}
