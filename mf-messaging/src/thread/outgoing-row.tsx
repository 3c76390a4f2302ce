import { discard, retry } from '@fieldspan/api/outbox/outbox';
import { useProfile } from '@fieldspan/api/profile';
import { personName } from '@fieldspan/domain/person-name';
import { Avatar } from '@fieldspan/ui/avatar';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconCheck, IconClock, IconPaperclip } from '@fieldspan/ui/icons';
import { usePictures } from '../pictures.ts';
import { editAgain } from './draft.ts';
import styles from './message-row.module.css';
import { MessageText } from './message-text.tsx';
import type { OutgoingMessage } from './outgoing-message.ts';

type OutgoingRowProps = { thread: { id: number; archived: number }; message: OutgoingMessage };

/** A message on its way, in the place it will have. */
export function OutgoingRow({ thread, message }: OutgoingRowProps) {
  const profile = useProfile();
  const pictureOf = usePictures(profile ? [profile] : []);
  return (
    <li className={styles.row}>
      <Avatar
        name={profile ? personName(profile) : ''}
        src={profile && pictureOf(profile)}
        className={styles.avatar ?? ''}
      />
      <div className={styles.body}>
        <p className={styles.head}>
          <span className={styles.author}>{t('You')}</span>
          <SendState message={message} />
        </p>
        <MessageText text={message.text} />
        {message.fileName !== null && (
          <p className={styles.state}>
            <IconPaperclip aria-hidden="true" />
            {message.fileName}
          </p>
        )}
        {isStuck(message) && <StuckActions thread={thread} message={message} />}
      </div>
    </li>
  );
}

/** Refused, or tried in vain: it goes on by itself, and the person may still think better of it. */
function isStuck({ state, reason }: OutgoingMessage): boolean {
  return state === 'failed' || (state === 'waiting' && reason !== null);
}

function SendState({ message }: { message: OutgoingMessage }) {
  const { state, reason } = message;
  if (state === 'failed') {
    return (
      <span className={styles.state} data-state={state} role="alert">
        <IconAlertTriangle aria-hidden="true" />
        {t('Not sent.')} {reason}
      </span>
    );
  }
  return (
    <span className={styles.state} data-state={state}>
      {state === 'sent' ? <IconCheck aria-hidden="true" /> : <IconClock aria-hidden="true" />}
      {stateText(message)}
    </span>
  );
}

function stateText({ state, reason }: OutgoingMessage): string {
  if (state === 'sent') return t('sent');
  if (state === 'sending') return t('sending…');
  return reason === null ? t('waiting to send') : t('waiting to send. {{reason}}', { reason });
}

function StuckActions({ thread, message }: OutgoingRowProps) {
  const handleEdit = () => {
    editAgain(thread.id, { text: message.text, image: message.image, file: null });
    void discard(message.clientKey);
  };
  return (
    <div className={styles.actions}>
      <Button
        size="s"
        variant={message.state === 'failed' ? 'primary' : 'default'}
        onClick={() => void retry(message.clientKey)}
      >
        {t('Send again')}
      </Button>
      {thread.archived === 1 ? (
        <Button size="s" onClick={() => void navigator.clipboard.writeText(message.text)}>
          {t('Copy text')}
        </Button>
      ) : (
        <Button size="s" onClick={handleEdit}>
          {t('Edit')}
        </Button>
      )}
      <Button size="s" variant="quiet" onClick={() => void discard(message.clientKey)}>
        {t('Delete')}
      </Button>
    </div>
  );
}
