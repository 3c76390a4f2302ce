import type { Uploaded } from '@fieldspan/contract/calls';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconCheck, IconPaperclip, IconX } from '@fieldspan/ui/icons';
import { Progress } from '@fieldspan/ui/progress';
import styles from './draft-attachment.module.css';
import type { UploadState } from './use-attachment-upload.ts';

type DraftAttachmentProps = {
  image: Uploaded | null;
  /** Not stored yet: it goes with the message. */
  held: File | null;
  state: UploadState;
  onRemove: () => void;
};

/** The file that goes with the message, or how far it is stored. */
export function DraftAttachment({ image, held, state, onRemove }: DraftAttachmentProps) {
  if (state.kind === 'uploading') {
    return (
      <div className={styles.line}>
        <span className={styles.name}>{state.name}</span>
        <Progress
          className={styles.bar ?? ''}
          value={state.share}
          label={t('Uploading {{name}}', { name: state.name })}
        />
      </div>
    );
  }
  const name = held?.name ?? image?.original_filename;
  return (
    <>
      {state.kind === 'failed' && (
        <p className={styles.error} role="alert">
          {state.errors.join(' ')}
        </p>
      )}
      {state.kind === 'complete' && (
        <output className={styles.done}>
          <IconCheck aria-hidden="true" />
          {t('Upload Complete')}
        </output>
      )}
      {name !== undefined && state.kind !== 'complete' && (
        <Attached name={name} isHeld={held !== null} onRemove={onRemove} />
      )}
    </>
  );
}

function Attached({ name, isHeld, onRemove }: { name: string; isHeld: boolean; onRemove: () => void }) {
  return (
    <div className={styles.line}>
      <IconPaperclip aria-hidden="true" />
      <span className={styles.name}>{name}</span>
      {isHeld && <span className={styles.held}>{t('goes with the message')}</span>}
      <IconButton label={t('Remove the file')} icon={<IconX aria-hidden="true" />} onClick={onRemove} />
    </div>
  );
}
