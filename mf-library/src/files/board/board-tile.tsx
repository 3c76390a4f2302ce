import type { LibraryFile } from '@fieldspan/api/queries/library';
import { localDay } from '@fieldspan/domain/calendar-day';
import { dayText } from '@fieldspan/domain/day-text';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { SelectBox } from '@fieldspan/ui/table/select-box';
import { Tag } from '@fieldspan/ui/tag';
import { memo } from 'react';
import { fileName } from '../../file-name.ts';
import { Thumbnail } from '../../thumbnail.tsx';
import styles from './file-board.module.css';

type BoardTileProps = {
  /** Its place among all files. */
  index: number;
  count: number;
  /** Undefined while it is on its way. */
  file: LibraryFile | undefined;
  /** Height of the space above its line, in px. */
  before: number;
  /** The line that it begins; null for the others in it. */
  line: number | null;
  measure: ((line: HTMLElement | null) => void) | undefined;
  isSelected: boolean;
  /** Opens it in the viewer; undefined for files that cannot be shown. */
  onShow: (() => void) | undefined;
  onToggle: (index: number, isRange: boolean) => void;
};

export function BoardTile({ before, ...tile }: BoardTileProps) {
  return (
    <>
      {before > 0 && <li className={styles.space} aria-hidden="true" style={{ blockSize: before }} />}
      <Tile {...tile} />
    </>
  );
}

type TileProps = Omit<BoardTileProps, 'before'>;

function TileOf({ index, count, file, line, measure, isSelected, onShow, onToggle }: TileProps) {
  const row = line === null ? {} : { ref: measure, 'data-index': line };
  return (
    <li className={styles.tile} {...row} data-tile={index} aria-setsize={count} aria-posinset={index + 1}>
      {file ? (
        <div className={styles.card} data-selected={isSelected || undefined}>
          <Thumbnail upload={file.LibraryUpload} />
          {onShow && (
            <button
              type="button"
              className={styles.show}
              aria-label={t('View {{name}}', { name: fileName(file) })}
              onClick={onShow}
            />
          )}
          <span className={styles.select}>
            <SelectBox
              label={t('Select {{name}}', { name: fileName(file) })}
              state={isSelected ? 'all' : 'none'}
              onToggle={(isRange) => onToggle(index, isRange)}
            />
          </span>
          <TileText file={file} />
        </div>
      ) : (
        <div className={styles.waiting} />
      )}
    </li>
  );
}

function TileText({ file }: { file: LibraryFile }) {
  const today = useToday();
  const [first, ...others] = file.FileTag;
  return (
    <div className={styles.text}>
      <AppLink to={`/library/file/${file.slug}`} className={styles.name}>
        {fileName(file)}
      </AppLink>
      <div className={styles.facts}>
        <time dateTime={file.created_at}>{dayText(localDay(new Date(file.created_at)), today)}</time>
        {first && (
          <Tag>
            {first.name}
            {others.length > 0 && ` +${others.length}`}
          </Tag>
        )}
      </div>
    </div>
  );
}

/** While the page scrolls, tiles that stay are not drawn again: how one is opened depends on nothing that scrolling changes. */
const Tile = memo(
  TileOf,
  (before, now) =>
    before.file === now.file &&
    before.index === now.index &&
    before.count === now.count &&
    before.line === now.line &&
    before.measure === now.measure &&
    before.isSelected === now.isSelected &&
    before.onToggle === now.onToggle,
);
