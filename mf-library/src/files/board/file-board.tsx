import { libraryFilesQuery } from '@fieldspan/api/queries/library';
import type { ListQuery } from '@fieldspan/api/queries/list-query';
import { useNavigate } from '@fieldspan/federation/router';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { useRowWindow } from '@fieldspan/ui/row-window';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useShowFile } from '../../use-show-file.ts';
import { BoardBar } from './board-bar.tsx';
import { NOTHING } from './board-selection.ts';
import { BoardLine } from './board-line.tsx';
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
  const navigate = useNavigate();
  const today = useToday();
  const [selection, select] = useState(NOTHING);
  const showerOf = useShowFile(pages.loaded.map(({ file }) => file));
  const follow = (to: string) => void navigate(to);
  const reveal = (index: number) => lines.reveal(Math.floor(index / columns));
  const hands = useBoardHands({ place, columns, count, pages, selection, select, reveal, showerOf, follow });
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
        {lines.rows.map(({ index: line, before }) => (
          <BoardLine
            key={line}
            line={line}
            first={line * columns}
            count={count}
            files={Array.from({ length: Math.min(columns, count - line * columns) }, (_, column) =>
              pages.fileAt(line * columns + column),
            )}
            before={before}
            measure={lines.measure}
            selected={selection.files}
            today={today}
            onShow={hands.show}
            onToggle={hands.toggle}
          />
        ))}
        {lines.after > 0 && <li className={styles.space} aria-hidden="true" style={{ blockSize: lines.after }} />}
      </ul>
      <BoardBar request={request} count={count} loaded={pages.loaded.length} selection={selection} select={select} />
    </>
  );
}
