import type { LibraryFile } from '@fieldspan/api/queries/library';
import { localDay } from '@fieldspan/domain/calendar-day';
import { dayText } from '@fieldspan/domain/day-text';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { Tag } from '@fieldspan/ui/tag';
import type { ReactNode } from 'react';
import { fileName } from '../file-name.ts';
import { Thumbnail } from '../thumbnail.tsx';
import styles from './file-card.module.css';

type FileCardProps = {
  file: LibraryFile;
  /** Opens it in the viewer; undefined for files that cannot be shown. */
  onShow: (() => void) | undefined;
  selectBox: ReactNode;
};

export function FileCard({ file, onShow, selectBox }: FileCardProps) {
  const today = useToday();
  const [first, ...others] = file.FileTag;
  return (
    <li className={styles.card}>
      <Thumbnail upload={file.LibraryUpload} />
      {onShow && (
        <button
          type="button"
          className={styles.show}
          aria-label={t('View {{name}}', { name: fileName(file) })}
          onClick={onShow}
        />
      )}
      {selectBox && <span className={styles.select}>{selectBox}</span>}
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
    </li>
  );
}
