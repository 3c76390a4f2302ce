import { libraryFilesQuery } from '@fieldspan/api/queries/library';
import type { ListQuery } from '@fieldspan/api/queries/list-query';
import { t } from '@fieldspan/ui/i18n';
import { useRowWindow } from '@fieldspan/ui/row-window';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useShowFile } from '../../use-show-file.ts';
import { BoardBar } from './board-bar.tsx';
import { NOTHING } from './board-selection.ts';
import { BoardTile } from './board-tile.tsx';
import styles from './file-board.module.css';
import { useTileColumns } from './tile-columns.ts';
import { useBoardHands } from './use-board-hands.ts';
import { useBoardPages } from './use-board-pages.ts';

type FileBoardProps = { request: ListQuery<'LibraryFile'>; empty: ReactNode };

/** A tile with its gap, until one was measured. */
const LINE_PX = 250;
/** Lines that are drawn at once, and beyond the window. */
const FEW = { allUpTo: 12, first: 6, overscan: 3 };

/** The files of a list as tiles, however many: those near the window are drawn, and read from the server. */
export function FileBoard({ request, empty }: FileBoardProps) {
  const { data: first } = useSuspenseQuery(libraryFilesQuery({ ...request, page: 1 }));
  const count = first.meta?.count ?? first.rows.length;
  if (count === 0) return empty;
  return <FilledBoard request={request} count={count} />;
}

function FilledBoard({ request, count }: { request: ListQuery<'LibraryFile'>; count: number }) {
  const place = useRef<HTMLUListElement>(null);
  const columns = useTileColumns(place);
  const lines = useRowWindow(place, { ...FEW, count: Math.ceil(count / columns), rowHeight: LINE_PX });
  const [from, until] = [lines.rows[0]?.index ?? 0, lines.rows.at(-1)?.index ?? 0];
  const pages = useBoardPages(request, { from: from * columns, until: Math.min((until + 1) * columns, count) - 1 });
  const [selection, select] = useState(NOTHING);
  const showerOf = useShowFile(pages.loaded.map(({ file }) => file));
  const reveal = (index: number) => lines.reveal(Math.floor(index / columns));
  const hands = useBoardHands({ place, columns, count, pages, selection, select, reveal });
  return (
    <>
      <ul
        ref={place}
        className={styles.board}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        aria-label={t('Files')}
        data-selecting={selection.files.size > 0 || undefined}
        {...hands.events}
      >
        {lines.rows.flatMap(({ index: line, before }) =>
          Array.from({ length: Math.min(columns, count - line * columns) }, (_, column) => {
            const index = line * columns + column;
            const file = pages.fileAt(index);
            return (
              <BoardTile
                key={index}
                index={index}
                count={count}
                file={file}
                before={column === 0 ? before : 0}
                line={column === 0 ? line : null}
                measure={lines.measure}
                isSelected={file !== undefined && selection.files.has(file.id)}
                onShow={file && showerOf(file)}
                onToggle={hands.toggle}
              />
            );
          }),
        )}
        {lines.after > 0 && <li className={styles.space} aria-hidden="true" style={{ blockSize: lines.after }} />}
      </ul>
      <BoardBar request={request} count={count} loaded={pages.loaded.length} selection={selection} select={select} />
    </>
  );
}
