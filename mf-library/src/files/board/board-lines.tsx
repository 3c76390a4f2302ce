import type { LibraryFile } from '@fieldspan/api/queries/library';
import { useToday } from '@fieldspan/federation/now';
import { useRowWindow } from '@fieldspan/ui/row-window';
import { memo, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { BoardTile } from './board-tile.tsx';
import type { TileSizes } from './tile-sizes.ts';
import { pagesAround } from './use-board-pages.ts';

type TileDuties = {
  /** How many files there are. */
  count: number;
  selected: ReadonlyMap<number, unknown>;
  /** Opens a file in the viewer. */
  onShow: (file: LibraryFile) => void;
  onToggle: (index: number, isRange: boolean) => void;
};

type BoardLinesProps = TileDuties & {
  place: RefObject<HTMLElement | null>;
  sizes: TileSizes;
  perPage: number;
  fileAt: (index: number) => LibraryFile | undefined;
  /** Is given what draws a tile and scrolls near it. */
  revealRef: RefObject<((index: number) => void) | undefined>;
  /** Called with the pages of files that are near the window, whenever they become others. */
  onPages: (pages: readonly number[]) => void;
};

/** Lines that are drawn at once, and beyond the window. */
const FEW = { allUpTo: 12, first: 6, overscan: 3 };
/** Tiles that come in together: with a wide line at once, a step of scrolling would take longer than a frame. */
const TOGETHER = 3;

/** The lines of tiles near the window. A line comes in part by part, each as the page scrolls on by its share of it. */
export function BoardLines(props: BoardLinesProps) {
  const { place, sizes, count, perPage, fileAt, revealRef, onPages, ...duties } = props;
  const { columns, height, gap } = sizes;
  const today = useToday();
  const parts = Math.ceil(columns / TOGETHER);
  const perPart = Math.ceil(columns / parts);
  const startOf = (part: number) => Math.floor(part / parts) * columns + (part % parts) * perPart;
  const endOf = (part: number) => Math.min(startOf(part) + perPart, (Math.floor(part / parts) + 1) * columns, count);
  const { rows, reveal } = useRowWindow(place, {
    count: Math.ceil(count / columns) * parts,
    rowHeight: (height + gap) / parts,
    isExact: true,
    allUpTo: FEW.allUpTo * parts,
    first: FEW.first * parts,
    overscan: FEW.overscan * parts,
  });
  const [first, last] = [rows[0]?.index ?? 0, rows.at(-1)?.index ?? 0];
  const wanted = pagesAround(startOf(first), endOf(last) - 1, perPage).join(',');
  useLayoutEffect(() => onPages(wanted.split(',').map(Number)), [onPages, wanted]);
  useLayoutEffect(() => {
    revealRef.current = (index) =>
      reveal(Math.floor(index / columns) * parts + Math.floor((index % columns) / perPart));
  });
  return rows.map(({ index: part }) => (
    <LinePart
      key={part}
      part={part}
      start={startOf(part)}
      sizes={sizes}
      count={count}
      files={Array.from({ length: Math.max(0, endOf(part) - startOf(part)) }, (_, at) => fileAt(startOf(part) + at))}
      today={today}
      {...duties}
    />
  ));
}

type LinePartProps = TileDuties & {
  /** Its number among all parts of lines. */
  part: number;
  /** Place of its first file among all. */
  start: number;
  sizes: TileSizes;
  /** Undefined for those that are on their way. */
  files: readonly (LibraryFile | undefined)[];
  today: string;
};

function Part({ part, start, sizes, files, selected, ...tile }: LinePartProps) {
  const { columns, width, height, gap } = sizes;
  return files.map((file, at) => {
    const index = start + at;
    return (
      <BoardTile
        key={index}
        index={index}
        part={part}
        top={Math.floor(index / columns) * (height + gap)}
        left={(index % columns) * (width + gap)}
        file={file}
        isSelected={file !== undefined && selected.has(file.id)}
        {...tile}
      />
    );
  });
}

/** While the board scrolls, what stays is not drawn again. */
const LinePart = memo(Part, ({ files: before, ...others }, { files: now, ...rest }) => {
  const [values, next] = [Object.values(others), Object.values(rest)];
  const isSame = values.every((value, at) => Object.is(value, next[at]));
  return isSame && before.length === now.length && before.every((file, at) => file === now[at]);
});
