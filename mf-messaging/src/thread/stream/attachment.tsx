import type { Message } from '@fieldspan/api/queries/messages';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { fileKind, fileSize } from '@fieldspan/domain/file-kind';
import { fitInside } from '@fieldspan/domain/fit-inside';
import { t } from '@fieldspan/ui/i18n';
import { IconFileText } from '@fieldspan/ui/icons';
import type { MouseEvent } from 'react';
import styles from './attachment.module.css';
import { PICTURE_PX } from './picture-size.ts';

type Upload = NonNullable<Message['LibraryUpload']>;
type AttachmentProps = { upload: Upload; onShow: (event: MouseEvent, upload: Upload) => void };

/** A picture in a box of fixed size, or a file by its name. */
export function Attachment({ upload, onShow }: AttachmentProps) {
  const { filename, thumb_filename: thumb, original_filename: original, width, height, bytes } = upload;
  if (filename === null) return null;
  const name = original ?? filename;
  const isPicture = width !== null && height !== null && fileKind(filename) === 'image';
  const link = {
    href: resourceUrl(isPicture ? 'images' : 'files', filename),
    target: '_blank',
    rel: 'noopener noreferrer',
    onClick: (event: MouseEvent) => onShow(event, upload),
  };
  if (isPicture) {
    return (
      <a className={styles.picture} {...link}>
        <img
          src={resourceUrl('images', thumb ?? filename)}
          {...fitInside({ width, height }, PICTURE_PX)}
          style={{ aspectRatio: `${width} / ${height}` }}
          alt={t('Photo {{name}}', { name })}
          loading="lazy"
          decoding="async"
        />
      </a>
    );
  }
  return (
    <a className={styles.file} {...link}>
      <IconFileText aria-hidden="true" />
      <span className={styles.name}>{name}</span>
      {bytes !== null && <span className={styles.size}>{fileSize(bytes)}</span>}
    </a>
  );
}
