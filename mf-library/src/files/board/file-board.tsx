import { libraryFilesQuery } from '@fieldspan/api/queries/library';
import type { ListQuery } from '@fieldspan/api/queries/list-query';
import { useNavigate } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useShowFile } from '../../use-show-file.ts';
import { BoardBar } from './board-bar.tsx';
import { BoardLines } from './board-lines.tsx';
import { NOTHING } from './board-selection.ts';
import styles from './file-board.module.css';
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

/** Only its lines are drawn again while the page scrolls; it is when another page of files comes into sight. */
function FilledBoard({ request, count }: { request: ListQuery<'LibraryFile'>; count: number }) {
  const place = useRef<HTMLUListElement>(null);
  const revealRef = useRef<(index: number) => void>(undefined);
  const sizes = useTileSizes(place);
  const [wanted, setWanted] = useState<readonly number[]>(FIRST_PAGE);
  const pages = useBoardPages(request, wanted);
  const navigate = useNavigate();
  const [selection, select] = useState(NOTHING);
  const showerOf = useShowFile(pages.loaded.map(({ file }) => file));
  const follow = (to: string) => void navigate(to);
  const { columns } = sizes;
  const reveal = (index: number) => revealRef.current?.(index);
  const hands = useBoardHands({ place, columns, count, pages, selection, select, reveal, showerOf, follow });
  return (
    <>
      <ul
        ref={place}
        className={styles.board}
        style={roomOf(sizes, count)}
        aria-label={t('Files')}
        data-selecting={selection.files.size > 0 || undefined}
        {...hands.events}
      >
        <BoardLines
          place={place}
          sizes={sizes}
          count={count}
          perPage={request.limit}
          fileAt={pages.fileAt}
          selected={selection.files}
          revealRef={revealRef}
          onPages={setWanted}
          onShow={hands.show}
          onToggle={hands.toggle}
        />
      </ul>
      <BoardBar request={request} count={count} loaded={pages.loaded.length} selection={selection} select={select} />
    </>
  );
}

type Room = CSSProperties & Record<'--tile-width' | '--tile-height', string>;

/** The size of every tile, and the room of all lines. */
function roomOf({ columns, width, height, gap }: TileSizes, count: number): Room {
  const lines = Math.ceil(count / columns);
  return { '--tile-width': `${width}px`, '--tile-height': `${height}px`, blockSize: lines * (height + gap) - gap };
}
