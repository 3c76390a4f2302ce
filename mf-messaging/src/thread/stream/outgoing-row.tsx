import { useProfile } from '@fieldspan/api/profile';
import { personName } from '@fieldspan/domain/person-name';
import { Avatar } from '@fieldspan/ui/avatar';
import { t } from '@fieldspan/ui/i18n';
import { IconPaperclip } from '@fieldspan/ui/icons';
import type { ReactNode } from 'react';
import type { Addressee } from '../../engine/addressee.ts';
import { isStuck } from '../../engine/outgoing-message.ts';
import type { OutgoingMessage } from '../../engine/outgoing-message.ts';
import styles from './message-row.module.css';
import { MessageText } from './message-text.tsx';
import { SendState } from '../../send-state/send-state.tsx';
import type { StreamScene } from './stream-scene.ts';

type OutgoingRowProps = Pick<StreamScene, 'ownId' | 'pictureOf'> & {
  message: OutgoingMessage;
  mentioned: Addressee['Members'];
  /** Actions when sending has failed. */
  children: ReactNode;
};

/** A message being sent, at its future place. */
export function OutgoingRow({ message, mentioned, ownId, pictureOf, children }: OutgoingRowProps) {
  const profile = useProfile();
  const name = profile ? personName(profile) : '';
  return (
    <div className={styles.row}>
      <Avatar name={name} src={profile && pictureOf(profile)} className={styles.avatar ?? ''} />
      <div className={styles.body}>
        <p className={styles.head}>
          <span className={styles.author}>{t('You')}</span>
          <SendState message={message} />
        </p>
        <MessageText text={message.text} mentioned={mentioned} ownId={ownId} />
        {message.fileName !== null && (
          <p className={styles.file}>
            <IconPaperclip aria-hidden="true" />
            {message.fileName}
          </p>
        )}
        {isStuck(message) && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  );
}
