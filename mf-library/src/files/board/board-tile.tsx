import type { LibraryFile } from '@fieldspan/api/queries/library';
import { localDay } from '@fieldspan/domain/calendar-day';
import { dayText } from '@fieldspan/domain/day-text';
import { t } from '@fieldspan/ui/i18n';
import { SelectBox } from '@fieldspan/ui/table/select-box';
import { Tag } from '@fieldspan/ui/tag';
import { fileName } from '../../file-name.ts';
import { Thumbnail } from '../../thumbnail.tsx';
import { isViewable } from '../../use-show-file.ts';
import styles from './file-board.module.css';

type BoardTileProps = {
  /** Its place among all files. */
  index: number;
  count: number;
  /** Of the parts of lines, the one that it is in. */
  part: number;
  /** Where it stands on the board, in px. */
  top: number;
  left: number;
  /** Undefined while it is on its way. */
  file: LibraryFile | undefined;
  isSelected: boolean;
  today: string;
  /** Opens a file in the viewer. */
  onShow: (file: LibraryFile) => void;
  onToggle: (index: number, isRange: boolean) => void;
};

/**
 * A file of the board. As few parts as can be, and no component of the router: lines of tiles come in while the board
 * scrolls. Its link is followed by the board.
 */
export function BoardTile({
  index,
  count,
  part,
  top,
  left,
  file,
  isSelected,
  today,
  onShow,
  onToggle,
}: BoardTileProps) {
  return (
    <li
      className={file ? styles.tile : styles.waiting}
      style={{ insetBlockStart: top, insetInlineStart: left }}
      data-index={part}
      data-tile={index}
      data-selected={isSelected || undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      {file && (
        <>
          <Thumbnail upload={file.LibraryUpload} />
          {isViewable(file) && (
            <button
              type="button"
              className={styles.show}
              aria-label={t('View {{name}}', { name: fileName(file) })}
              onClick={() => onShow(file)}
            />
          )}
          <SelectBox
            className={styles.select}
            label={t('Select {{name}}', { name: fileName(file) })}
            state={isSelected ? 'all' : 'none'}
            onToggle={(isRange) => onToggle(index, isRange)}
          />
          <div className={styles.text}>
            <a href={`/library/file/${file.slug}`} className={styles.name}>
              {fileName(file)}
            </a>
            <div className={styles.facts}>
              <time dateTime={file.created_at}>{dayText(localDay(new Date(file.created_at)), today)}</time>
              <FirstTag file={file} />
            </div>
          </div>
        </>
      )}
    </li>
  );
}

function FirstTag({ file }: { file: LibraryFile }) {
  const [first, ...others] = file.FileTag;
  if (!first) return null;
  return (
    <Tag className={styles.tag}>
      {first.name}
      {others.length > 0 && ` +${others.length}`}
    </Tag>
  );
}
