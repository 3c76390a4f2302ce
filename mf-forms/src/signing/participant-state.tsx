import { momentText } from '@fieldspan/domain/day-text';
import { participantStatus } from '@fieldspan/domain/participant';
import type { Participant } from '@fieldspan/domain/participant';
import { useNow } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconSignature } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';
import { useState } from 'react';
import { SignaturePicture } from '../static-view/signature-picture.tsx';
import { SignatureView } from '../static-view/signature-view.tsx';
import { DeclinedTag, InvitationState } from './invitation-state.tsx';
import styles from './participants-table.module.css';

type ParticipantStateProps = {
  participant: Participant;
  onSign: (() => void) | undefined;
  onInviteAgain?: ((participant: Participant) => void) | undefined;
};

/** Signed and when, invited, or to sign now. */
export function ParticipantState({ participant, onSign, onInviteAgain }: ParticipantStateProps) {
  const status = participantStatus(participant);
  if (status === 'completed') return <CompletedState participant={participant} />;
  return (
    <span className={styles.state}>
      {participant.invitation?.declined_at ? (
        <DeclinedTag />
      ) : (
        <Tag tone={status === 'Invite' ? 'blue' : 'amber'}>{status === 'Invite' ? t('Invite') : t('Now')}</Tag>
      )}
      {onSign && (
        <Button icon={<IconSignature aria-hidden="true" />} onClick={onSign}>
          {t('Sign')}
        </Button>
      )}
      {onInviteAgain && status === 'Invite' && (
        <InvitationState participant={participant} onInviteAgain={onInviteAgain} />
      )}
    </span>
  );
}

function CompletedState({ participant }: Pick<ParticipantStateProps, 'participant'>) {
  const { signature, completed_at: at, name } = participant;
  const [isOpen, setIsOpen] = useState(false);
  const now = useNow();
  return (
    <span className={styles.state}>
      <span className={styles.moment}>{momentText(at, now)}</span>
      {signature && (
        <>
          <button
            type="button"
            className={styles.view}
            aria-label={t('View signature of {{name}}', { name })}
            onClick={() => setIsOpen(true)}
          >
            {signature.sigSkipped ? <Tag>{t('Skipped')}</Tag> : <SignaturePicture signature={signature} isTight />}
          </button>
          <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={name || t('Signature')}>
            <SignatureView signature={signature} isLarge />
          </Dialog>
        </>
      )}
    </span>
  );
}
