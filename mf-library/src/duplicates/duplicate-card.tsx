import { alertError } from '@fieldspan/api/alerts';
import { deleteRecord } from '@fieldspan/api/delete-record';
import type { DuplicateGroup } from '@fieldspan/api/queries/library-shares';
import { localDay } from '@fieldspan/domain/calendar-day';
import { dayText } from '@fieldspan/domain/day-text';
import { fileSize } from '@fieldspan/domain/file-kind';
import { useToday } from '@fieldspan/federation/now';
import { offerUndo } from '@fieldspan/federation/offer-undo';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { Thumbnail } from '../thumbnail.tsx';
import styles from './duplicates.module.css';

type Twin = DuplicateGroup['files'][number];

/** Files with one content: each can go to the trash while another one stays. */
export function DuplicateCard({ group }: { group: DuplicateGroup }) {
  const { files, bytes } = group;
  return (
    <section className={styles.group} aria-label={files[0]?.name ?? ''}>
      <p className={styles.size}>
        {plural(files.length, {
          one: '{{count}} file',
          other: '{{count}} files with the same content',
        })}
        {bytes !== null && `, ${fileSize(bytes)}`}
      </p>
      <ul>
        {files.map((file) => (
          <TwinRow key={file.id} file={file} isLast={files.length === 1} />
        ))}
      </ul>
    </section>
  );
}

function TwinRow({ file, isLast }: { file: Twin; isLast: boolean }) {
  const today = useToday();
  const name = file.name ?? t('File without a name');
  const remove = async () => {
    try {
      offerUndo(t('File deleted'), [await deleteRecord('LibraryFile', file)]);
    } catch (error) {
      alertError(error);
    }
  };
  return (
    <li className={styles.twin}>
      <span className={styles.picture}>
        <Thumbnail upload={{ ...file, original_filename: file.name }} />
      </span>
      <span className={styles.text}>
        <AppLink to={`/library/file/${file.slug}`}>{name}</AppLink>
        <span className={styles.facts}>
          {[file.folder ?? t('Library'), dayText(localDay(new Date(file.created_at)), today), file.by]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {file.may_delete && !isLast && (
        <Button size="s" aria-label={t('Delete {{name}}', { name })} onClick={() => void remove()}>
          {t('Delete')}
        </Button>
      )}
    </li>
  );
}
