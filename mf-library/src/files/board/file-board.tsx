import { libraryFilesQuery } from '@fieldspan/api/queries/library';
import type { ListQuery } from '@fieldspan/api/queries/list-query';
import { useToday } from '@fieldspan/federation/now';
import { useNavigate } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { useShowFile } from '../../use-show-file.ts';
import { BoardBar } from './board-bar.tsx';
import { NOTHING } from './board-selection.ts';
import styles from './file-board.module.css';
import { TileLayer } from './tile-layer.ts';
import type { Shown } from './tile-layer.ts';
import { TileModels } from './tile-models.tsx';
import { useTileSizes } from './tile-sizes.ts';
import type { TileSizes } from './tile-sizes.ts';
import { useBoardHands } from './use-board-hands.ts';
import { useBoardPages } from './use-board-pages.ts';

type FileBoardProps = { request: ListQuery<'LibraryFile'>; empty: ReactNode };

/** The files of a list as tiles, however many: those near the window are drawn, and read from the server. */
export function FileBoard({ request, empty }: FileBoardProps) {
  const { data: first } = useSuspenseQuery(libraryFilesQuery({ ...request, page: 1 }));
  const count = first.meta?.count ?? first.rows.length;
  if (count === 0) return empty;
  return <FilledBoard request={request} count={count} />;
}

const FIRST_PAGE = [1];

/** Drawn again when other files are read or selected, not while the page scrolls. */
function FilledBoard({ request, count }: { request: ListQuery<'LibraryFile'>; count: number }) {
  const place = useRef<HTMLUListElement>(null);
  const modelsRef = useRef<HTMLUListElement>(null);
  const sizes = useTileSizes(place);
  const [wanted, setWanted] = useState<readonly number[]>(FIRST_PAGE);
  const pages = useBoardPages(request, wanted);
  const navigate = useNavigate();
  const [selection, select] = useState(NOTHING);
  const showerOf = useShowFile(pages.loaded.map(({ file }) => file));
  const follow = (to: string) => void navigate(to);
  const { columns } = sizes;
  const { reveal } = useTileLayer(place, modelsRef, {
    sizes,
    count,
    perPage: request.limit,
    fileAt: pages.fileAt,
    selected: selection.files,
    today: useToday(),
    // Other files are no part of the step of scrolling that asks for them.
    onPages: (next) => startTransition(() => setWanted(next)),
  });
  const { events } = useBoardHands({ place, columns, count, pages, selection, select, reveal, showerOf, follow });
  return (
    <>
      <ul ref={place} className={styles.board} style={roomOf(sizes, count)} aria-label={t('Files')} {...events} />
      <TileModels modelsRef={modelsRef} />
      <BoardBar request={request} count={count} loaded={pages.loaded.length} selection={selection} select={select} />
    </>
  );
}

type Element = RefObject<HTMLElement | null>;

function useTileLayer(place: Element, modelsRef: Element, shown: Shown): TileLayer {
  const [layer] = useState(() => new TileLayer());
  useLayoutEffect(() => layer.start(place.current, modelsRef.current), [layer, place, modelsRef]);
  useLayoutEffect(() => layer.update(shown));
  return layer;
}

type Room = CSSProperties & Record<'--tile-width' | '--tile-height' | '--tile-picture', string>;

/** The size of every tile, and the room of all lines. */
function roomOf({ columns, width, height, gap }: TileSizes, count: number): Room {
  const lines = Math.ceil(count / columns);
  return {
    '--tile-width': `${width}px`,
    '--tile-height': `${height}px`,
    '--tile-picture': `${(width * 3) / 4}px`,
    blockSize: lines * (height + gap) - gap,
  };
}
