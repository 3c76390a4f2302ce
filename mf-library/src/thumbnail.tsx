import { resourceUrl } from '@fieldspan/api/resource-url';
import { extensionOf, fileKind, isVideo } from '@fieldspan/domain/file-kind';
import type { FileKind } from '@fieldspan/domain/file-kind';
import { IconFile, IconFileText, IconPhoto, IconPlayerPlay } from '@fieldspan/ui/icons';
import type { ReactNode } from 'react';
import styles from './thumbnail.module.css';

type ThumbnailProps = {
  upload: { filename: string | null; thumb_filename: string | null; original_filename: string | null } | null;
};

/** A file in a box of fixed proportions: its picture, or an icon with its extension. Used beside the name. */
export function Thumbnail({ upload }: ThumbnailProps) {
  const thumb = upload?.thumb_filename;
  return (
    <ThumbnailBox
      name={upload?.original_filename ?? upload?.filename ?? ''}
      src={thumb ? resourceUrl('images', thumb) : null}
    />
  );
}

/** @param src the address of its picture */
export function ThumbnailBox({ name, src }: { name: string; src: string | null }) {
  if (src !== null && !isVideo(name)) return <Picture src={src} />;
  if (src !== null) {
    return (
      <span className={styles.film}>
        <Picture src={src} />
        <IconPlayerPlay aria-hidden="true" className={styles.play} />
      </span>
    );
  }
  return <SignBox kind={fileKind(name)} ending={<span>{extensionOf(name)}</span>} />;
}

/** The sign of a kind of file. @param ending an element with its extension */
export function SignBox({ kind, ending }: { kind: FileKind; ending: ReactNode }) {
  return (
    <span className={styles.box} data-kind={kind} aria-hidden="true">
      <Sign kind={kind} />
      {ending}
    </span>
  );
}

const Picture = ({ src }: { src: string }) => (
  <img src={src} alt="" loading="lazy" decoding="async" className={styles.picture} />
);

function Sign({ kind }: { kind: FileKind }) {
  if (kind === 'image') return <IconPhoto aria-hidden="true" />;
  return kind === 'other' ? <IconFile aria-hidden="true" /> : <IconFileText aria-hidden="true" />;
}
