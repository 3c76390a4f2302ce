import { resourceUrl } from '@fieldspan/api/resource-url';
import { currentSession } from '@fieldspan/api/session';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { useHost } from '@fieldspan/federation/host';
import { plural, t } from '@fieldspan/ui/i18n';
import styles from './static-pictures.module.css';

type StaticPicturesProps = { pictures: readonly ImageItem[]; alt: string };

/** The pictures of an answer. Their addresses open with a session; without one it is said how many there are. */
export function StaticPictures({ pictures, alt }: StaticPicturesProps) {
  const { showFiles } = useHost();
  if (pictures.length === 0) return <span className={styles.none}>{t('No pictures')}</span>;
  if (currentSession() === null) {
    return (
      <span className={styles.none}>
        {plural(
          pictures.length,
          '{{count}} picture is kept with the form.',
          '{{count}} pictures are kept with the form.',
        )}
      </span>
    );
  }
  const viewed = pictures.map(({ id, filename }) => ({ uploadId: id, filename, name: alt, alt }));
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ id, filename, width, height }, at) => (
        <li key={id}>
          <button
            type="button"
            aria-label={t('Look at picture {{at}} of {{label}}', { at: at + 1, label: alt })}
            onClick={() => showFiles(viewed, at)}
          >
            <img
              className={styles.picture}
              src={resourceUrl('images', filename)}
              alt=""
              width={width ?? undefined}
              height={height ?? undefined}
              loading="lazy"
              referrerPolicy="no-referrer"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
