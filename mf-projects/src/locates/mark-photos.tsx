import { locateFilesQuery } from '@fieldspan/api/queries/locates';
import { useHost } from '@fieldspan/federation/host';
import { PhotoThumb, WaitingThumb } from '@fieldspan/records/photos/photo-thumb';
import { t } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import styles from './locates.module.css';
import type { Waiting } from './waiting-answers.ts';

type MarkPhotosProps = { locateId: number; waiting: Waiting['photos'] };

/** Photos of the marks of a ticket, with those that are only on this device. A press shows them large. */
export function MarkPhotos({ locateId, waiting }: MarkPhotosProps) {
  const { data: files = [] } = useQuery({ ...locateFilesQuery(locateId), throwOnError: false });
  const { showFiles } = useHost();
  const arrived = new Set(files.map(({ client_key: key }) => key));
  const kept = waiting.filter(({ key }) => !arrived.has(key));
  const shown = files.flatMap(({ utility, LibraryUpload: file }, at) => {
    if (!file?.filename) return [];
    const name = utility ? t('Marks of {{utility}}', { utility }) : t('Marks {{number}}', { number: at + 1 });
    return [
      { uploadId: file.id, filename: file.filename, thumb: file.thumb_filename ?? file.filename, name, alt: name },
    ];
  });
  if (shown.length + kept.length === 0) return null;
  return (
    <ul className={styles.photos} aria-label={t('Photos of marks')}>
      {shown.map((photo, at) => (
        <li key={photo.uploadId}>
          <PhotoThumb name={photo.name} thumb={photo.thumb} onOpen={() => showFiles(shown, at)} />
        </li>
      ))}
      {kept.map(({ key }) => (
        <li key={key}>
          <WaitingThumb of={key} />
        </li>
      ))}
    </ul>
  );
}
