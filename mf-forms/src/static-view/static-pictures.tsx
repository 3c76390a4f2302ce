import { resourceUrl } from '@fieldspan/api/resource-url';
import { currentSession } from '@fieldspan/api/session';
import { instantText } from '@fieldspan/domain/day-text';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { useHost } from '@fieldspan/federation/host';
import { LayersOver } from '@fieldspan/federation/layers-over';
import { plural, t } from '@fieldspan/ui/i18n';
import { use } from 'react';
import type { ReactNode } from 'react';
import { FileAddress } from './file-address.ts';
import { KeptDrawings, keptLayers } from './kept-drawings.ts';
import styles from './static-pictures.module.css';

type StaticPicturesProps = { pictures: readonly ImageItem[]; alt: string };

/** The pictures of an answer. Without a session or an address of their own only their number is shown. */
export function StaticPictures({ pictures, alt }: StaticPicturesProps) {
  const { showFiles } = useHost();
  const addresses = use(FileAddress);
  if (pictures.length === 0) return <span className={styles.none}>{t('No pictures')}</span>;
  if (addresses !== null) return <LinkedPictures pictures={pictures} alt={alt} addressOf={addresses.picture} />;
  if (currentSession() === null) {
    return (
      <span className={styles.none}>
        {plural(pictures.length, {
          one: '{{count}} picture is kept with the form.',
          other: '{{count}} pictures are kept with the form.',
        })}
      </span>
    );
  }
  const viewed = pictures.map(({ id, filename }) => ({ uploadId: id, filename, name: alt, alt }));
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture, at) => (
        <li key={picture.id}>
          <button
            type="button"
            aria-label={t('Look at picture {{at}} of {{label}}', { at: at + 1, label: alt })}
            onClick={() => showFiles(viewed, at)}
          >
            <WithStrokes picture={picture}>
              <img
                className={styles.picture}
                src={resourceUrl('images', picture.filename)}
                alt=""
                width={picture.width ?? undefined}
                height={picture.height ?? undefined}
                loading="lazy"
                referrerPolicy="no-referrer"
              />
            </WithStrokes>
            <TakenNote picture={picture} />
          </button>
        </li>
      ))}
    </ul>
  );
}

type LinkedPicturesProps = StaticPicturesProps & { addressOf: (filename: string) => string };

/** For signers and readers by a link: large enough to read, each opens in its own tab. */
function LinkedPictures({ pictures, alt, addressOf }: LinkedPicturesProps) {
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture, at) => (
        <li key={picture.id}>
          <a href={addressOf(picture.filename)} target="_blank" rel="noopener noreferrer">
            <WithStrokes picture={picture}>
              <img
                className={styles.large}
                src={addressOf(picture.filename)}
                alt={t('Picture {{at}} of {{label}}', { at: at + 1, label: alt })}
                width={picture.width ?? undefined}
                height={picture.height ?? undefined}
                referrerPolicy="no-referrer"
              />
            </WithStrokes>
            <TakenNote picture={picture} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Says so of a picture that was not taken for this form. */
function TakenNote({ picture: { taken } }: { picture: ImageItem }) {
  if (taken?.source !== 'gallery') return null;
  return <span className={styles.taken}>{t('From the gallery, {{moment}}', { moment: instantText(taken.at) })}</span>;
}

/** Drawings over a picture, as stored with the form, are part of what is signed. */
function WithStrokes({ picture, children }: { picture: ImageItem; children: ReactNode }) {
  const layers = keptLayers(use(KeptDrawings), { image_id: picture.id });
  return (
    <span className={styles.drawn}>
      {children}
      {layers && <LayersOver layers={layers} image={picture} />}
    </span>
  );
}
