import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconSend } from '@fieldspan/ui/icons';
import type { KeyboardEvent } from 'react';
import { AttachButton } from './attach-button.tsx';
import styles from './composer.module.css';
import { DraftAttachment } from './draft-attachment.tsx';
import { useDraft } from './draft.ts';
import { send } from './outgoing.ts';
import { useAttachmentUpload } from './use-attachment-upload.ts';

/** Longer texts get a taller box (document 0 §2.7). */
const ONE_LINE_LENGTH = 30;
const TALL_ROWS = 3;

type ComposerProps = { threadId: number; subject: string };

export function Composer({ threadId, subject }: ComposerProps) {
  const [draft, changeDraft] = useDraft(threadId);
  const { text, image, file } = draft;
  const upload = useAttachmentUpload({
    onStored: (stored) => changeDraft({ image: stored, file: null }),
    onHeld: (held) => changeDraft({ image: null, file: held }),
  });
  const isTall = text.length > ONE_LINE_LENGTH || text.includes('\n');
  const canSend = (text.trim() !== '' || image !== null || file !== null) && upload.state.kind !== 'uploading';

  const handleSend = () => {
    if (!canSend) return;
    void send({ id: threadId, subject }, { ...draft, text: text.trim() });
    changeDraft({ text: '', image: null, file: null });
    upload.forgetFailure();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    handleSend();
  };

  return (
    <div className={styles.composer}>
      <div className={styles.box}>
        <textarea
          className={styles.text}
          aria-label={t('Message')}
          placeholder={t('Message {{subject}}', { subject })}
          rows={isTall ? TALL_ROWS : 1}
          value={text}
          onChange={(event) => changeDraft({ text: event.target.value })}
          onKeyDown={handleKeyDown}
        />
        <DraftAttachment
          image={image}
          held={file}
          state={upload.state}
          onRemove={() => changeDraft({ image: null, file: null })}
        />
        <div className={styles.tools}>
          <AttachButton disabled={upload.state.kind === 'uploading'} onChoose={upload.start} />
          <span className={styles.hint}>{t('Enter sends')}</span>
          <Button
            variant="primary"
            icon={<IconSend aria-hidden="true" />}
            aria-disabled={!canSend}
            onClick={handleSend}
          >
            {t('Send')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Enter and the number pad's Enter; not with Shift or Ctrl, and not while an input method puts a word together. */
function isSendKey({ key, shiftKey, ctrlKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !ctrlKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229;
}
