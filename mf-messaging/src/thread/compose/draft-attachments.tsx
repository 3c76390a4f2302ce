import { fileKind } from '@fieldspan/domain/file-kind';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconCheck, IconPaperclip, IconPencil, IconX } from '@fieldspan/ui/icons';
import { Progress } from '@fieldspan/ui/progress';
import { AttachmentThumb } from './attachment-thumb.tsx';
import styles from './draft-attachments.module.css';
import type { Attachment } from '../../engine/draft-content.ts';
import type { Uploads } from './use-uploads.ts';

type DraftAttachmentsProps = {
  attachments: readonly Attachment[];
  uploads: Uploads;
  onRemove: (key: string) => void;
  /** Undefined where drawing is not possible. */
  onDraw?: (attachment: Attachment) => void;
};

/** The attached files and their upload progress. */
export function DraftAttachments({ attachments, uploads, onRemove, onDraw }: DraftAttachmentsProps) {
  const { errors, isComplete, shares } = uploads;
  return (
    <>
      {errors.length > 0 && (
        <p className={styles.error} role="alert">
          {errors.join(' ')}
        </p>
      )}
      {attachments.length > 0 && (
        <ul className={styles.list} aria-label={t('Files that go with the message')}>
          {attachments.map((attachment) => (
            <li key={attachment.key} className={styles.line}>
              {attachment.file && isDrawable(attachment) ? (
                <AttachmentThumb file={attachment.file} />
              ) : (
                <IconPaperclip aria-hidden="true" />
              )}
              <span className={styles.name}>{attachment.name}</span>
              <UploadState attachment={attachment} share={shares.get(attachment.key)} />
              {onDraw && isDrawable(attachment) && (
                <IconButton
                  label={t('Draw on {{name}}', { name: attachment.name })}
                  icon={<IconPencil aria-hidden="true" />}
                  onClick={() => onDraw(attachment)}
                />
              )}
              <IconButton
                label={t('Remove {{name}}', { name: attachment.name })}
                icon={<IconX aria-hidden="true" />}
                onClick={() => onRemove(attachment.key)}
              />
            </li>
          ))}
        </ul>
      )}
      {isComplete && (
        <output className={styles.done}>
          <IconCheck aria-hidden="true" />
          {t('Upload Complete')}
        </output>
      )}
    </>
  );
}

const isDrawable = ({ file, name }: Attachment): boolean => file !== null && fileKind(name) === 'image';

function UploadState({ attachment, share }: { attachment: Attachment; share: number | undefined }) {
  if (share !== undefined) {
    const label = t('Uploading {{name}}', { name: attachment.name });
    return <Progress className={styles.bar ?? ''} value={share} label={label} />;
  }
  return attachment.uploadId === null && <span className={styles.held}>{t('goes with the message')}</span>;
}
