import { useProfile } from '@fieldspan/api/profile';
import { personName } from '@fieldspan/domain/person-name';
import { Avatar } from '@fieldspan/ui/avatar';
import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconCheck, IconClock, IconPaperclip } from '@fieldspan/ui/icons';
import type { OutgoingMessage } from '../compose/outgoing-message.ts';
import styles from './message-row.module.css';
import { MessageText } from './message-text.tsx';
import type { StreamScene } from './stream-scene.ts';
import { StuckActions } from './stuck-actions.tsx';

type OutgoingRowProps = { message: OutgoingMessage; scene: StreamScene };

/** A message on its way, in the place it will have. */
export function OutgoingRow({ message, scene }: OutgoingRowProps) {
  const profile = useProfile();
  const name = profile ? personName(profile) : '';
  return (
    <div className={styles.row}>
      <Avatar name={name} src={profile && scene.pictureOf(profile)} className={styles.avatar ?? ''} />
      <div className={styles.body}>
        <p className={styles.head}>
          <span className={styles.author}>{t('You')}</span>
          <SendState message={message} />
        </p>
        <MessageText text={message.text} mentioned={scene.thread.Members} ownId={scene.ownId} />
        {message.fileName !== null && (
          <p className={styles.state}>
            <IconPaperclip aria-hidden="true" />
            {message.fileName}
          </p>
        )}
        {isStuck(message) && <StuckActions thread={scene.thread} ownId={scene.ownId} message={message} />}
      </div>
    </div>
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
      <span className={styles.state} data-state={state}>
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

function stateText({ state }: OutgoingMessage): string {
  if (state === 'sent') return t('sent');
  return state === 'sending' ? t('sending…') : t('waiting to send');
}
