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
import type { Outgoing } from './outgoing-lane.ts';
import { retry, takeBack } from './outgoing.ts';

type OutgoingRowProps = { threadId: number; message: Outgoing };

/** A message on its way, in the place it will have. */
export function OutgoingRow({ threadId, message }: OutgoingRowProps) {
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
        {message.image && (
          <p className={styles.state}>
            <IconPaperclip aria-hidden="true" />
            {message.image.original_filename}
          </p>
        )}
        {message.state === 'failed' && <FailedActions threadId={threadId} message={message} />}
      </div>
    </li>
  );
}

function SendState({ message: { state, reason } }: { message: Outgoing }) {
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
      {state === 'sent' ? t('sent') : t('waiting to send')}
    </span>
  );
}

function FailedActions({ threadId, message }: OutgoingRowProps) {
  const handleEdit = () => {
    editAgain(threadId, message);
    takeBack(threadId, message.clientKey);
  };
  return (
    <div className={styles.actions}>
      <Button size="s" variant="primary" onClick={() => retry(threadId, message.clientKey)}>
        {t('Send again')}
      </Button>
      <Button size="s" onClick={handleEdit}>
        {t('Edit')}
      </Button>
      <Button size="s" variant="quiet" onClick={() => takeBack(threadId, message.clientKey)}>
        {t('Delete')}
      </Button>
    </div>
  );
}
