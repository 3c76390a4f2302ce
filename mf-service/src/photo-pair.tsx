import { visitPhotosQuery } from '@fieldspan/api/queries/visits';
import type { VisitPhoto } from '@fieldspan/api/queries/visits';
import { msg } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import { useHost } from '@fieldspan/federation/host';
import { PhotoThumb, WaitingThumb } from '@fieldspan/records/photos/photo-thumb';
import { t, translated } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import styles from './photo-pair.module.css';

/** Before the work or after it. */
export type PhotoMoment = 'before' | 'after';
type WaitingPhoto = { key: string; moment: PhotoMoment };
type Shown = { id: number; moment: PhotoMoment; filename: string; thumb: string; name: string };

const MOMENTS: readonly { moment: PhotoMoment; title: Message }[] = [
  { moment: 'before', title: msg('Before') },
  { moment: 'after', title: msg('After') },
];

type PhotoPairProps = {
  visitId: number;
  /** Those that are only on this device. */
  waiting?: readonly WaitingPhoto[];
};

const NONE: readonly WaitingPhoto[] = [];

/** The photos of a visit: those of before the work beside those of after it. A press shows them large, one after the other. */
export function PhotoPair({ visitId, waiting = NONE }: PhotoPairProps) {
  const { data: files = [] } = useQuery({ ...visitPhotosQuery(visitId), throwOnError: false });
  const { showFiles } = useHost();
  const photos = MOMENTS.flatMap((of) => photosOf(files, of));
  const viewed = photos.map(({ id, filename, name }) => ({ uploadId: id, filename, name, alt: name }));
  const arrived = new Set(files.map(({ client_key: key }) => key));
  const left = waiting.filter(({ key }) => !arrived.has(key));
  return (
    <div className={styles.pair}>
      {MOMENTS.map(({ moment, title }) => {
        const kept = left.filter((photo) => photo.moment === moment);
        const sent = photos.filter((photo) => photo.moment === moment);
        return (
          <figure key={moment} className={styles.side} aria-label={translated(title)}>
            <figcaption className={styles.title}>{translated(title)}</figcaption>
            {kept.length + sent.length === 0 && <p className={styles.none}>{t('No photos')}</p>}
            {sent.map((photo) => (
              <PhotoThumb
                key={photo.id}
                name={photo.name}
                thumb={photo.thumb}
                onOpen={() => showFiles(viewed, photos.indexOf(photo))}
              />
            ))}
            {kept.map(({ key }) => (
              <WaitingThumb key={key} of={key} />
            ))}
          </figure>
        );
      })}
    </div>
  );
}

function photosOf(files: readonly VisitPhoto[], { moment, title }: (typeof MOMENTS)[number]): Shown[] {
  const shown: Shown[] = [];
  for (const { moment: of, LibraryUpload: file } of files) {
    if (of !== moment || !file?.filename) continue;
    const { id, filename, thumb_filename: thumb } = file;
    shown.push({ id, moment, filename, thumb: thumb ?? filename, name: `${translated(title)} ${shown.length + 1}` });
  }
  return shown;
}
