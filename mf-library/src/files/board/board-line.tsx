import type { LibraryFile } from '@fieldspan/api/queries/library';
import { memo } from 'react';
import { BoardTile } from './board-tile.tsx';
import styles from './file-board.module.css';

type BoardLineProps = {
  line: number;
  /** Place of its first file among all. */
  first: number;
  count: number;
  /** Undefined for those that are on their way. */
  files: readonly (LibraryFile | undefined)[];
  /** Height of the space above it, in px. */
  before: number;
  measure: ((line: HTMLElement | null) => void) | undefined;
  selected: ReadonlyMap<number, unknown>;
  today: string;
  onShow: (file: LibraryFile) => void;
  onToggle: (index: number, isRange: boolean) => void;
};

function Line({ line, first, files, before, measure, selected, ...tile }: BoardLineProps) {
  return (
    <>
      {before > 0 && <li className={styles.space} aria-hidden="true" style={{ blockSize: before }} />}
      {files.map((file, at) => {
        const index = first + at;
        return (
          <BoardTile
            key={index}
            index={index}
            file={file}
            measured={at === 0 ? { line, measure } : null}
            isSelected={file !== undefined && selected.has(file.id)}
            {...tile}
          />
        );
      })}
    </>
  );
}

/** A line of tiles. While the board scrolls, lines that stay are not drawn again. */
export const BoardLine = memo(Line, ({ files: before, ...others }, { files: now, ...rest }) => {
  const [values, next] = [Object.values(others), Object.values(rest)];
  const isSame = values.every((value, at) => Object.is(value, next[at]));
  return isSame && before.length === now.length && before.every((file, at) => file === now[at]);
});
