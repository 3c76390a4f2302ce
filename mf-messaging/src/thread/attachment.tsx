import type { Message } from '@fieldspan/api/queries/messaging';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { fileKind, fileSize } from '@fieldspan/domain/file-kind';
import { fitInside } from '@fieldspan/domain/fit-inside';
import { t } from '@fieldspan/ui/i18n';
import { IconFileText } from '@fieldspan/ui/icons';
import styles from './attachment.module.css';

/** Pictures stand in a square of this side; the sides are known before they load, so nothing moves when they do. */
const PICTURE_PX = 300;

type AttachmentProps = { upload: NonNullable<Message['LibraryUpload']> };

/** A picture in a box of its own size, or a file by its name. */
export function Attachment({ upload }: AttachmentProps) {
  const { filename, thumb_filename: thumb, original_filename: original, width, height, bytes } = upload;
  if (filename === null) return null;
  const name = original ?? filename;
  const isPicture = width !== null && height !== null && fileKind(filename) === 'image';
  const href = resourceUrl(isPicture ? 'images' : 'files', filename);
  if (isPicture) {
    return (
      <a className={styles.picture} href={href} target="_blank" rel="noopener noreferrer">
        <img
          src={resourceUrl('images', thumb ?? filename)}
          {...fitInside({ width, height }, PICTURE_PX)}
          alt={t('Photo {{name}}', { name })}
          loading="lazy"
          decoding="async"
        />
      </a>
    );
  }
  return (
    <a className={styles.file} href={href} target="_blank" rel="noopener noreferrer">
      <IconFileText aria-hidden="true" />
      <span className={styles.name}>{name}</span>
      {bytes !== null && <span className={styles.size}>{fileSize(bytes)}</span>}
    </a>
  );
}
