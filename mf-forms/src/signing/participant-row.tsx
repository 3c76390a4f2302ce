import { participantStatus } from '@fieldspan/domain/participant';
import type { Participant } from '@fieldspan/domain/participant';
import { Avatar } from '@fieldspan/ui/avatar';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconTrash } from '@fieldspan/ui/icons';
import styles from './participants-table.module.css';
import { ParticipantState } from './participant-state.tsx';

type ParticipantRowProps = {
  participant: Participant;
  isOwn: boolean;
  /** Whether the reader lets this person sign, and may take them out. */
  isHandled: boolean;
  onSign: (participant: Participant) => void;
  onRemove: (participant: Participant) => void;
  onInviteAgain?: ((participant: Participant) => void) | undefined;
};

export function ParticipantRow({ participant, isOwn, isHandled, ...handlers }: ParticipantRowProps) {
  const { onSign, onRemove, onInviteAgain } = handlers;
  const name = participant.name || participant.email || participant.phone;
  const about = [participant.company_name, ...contactOf(participant)].filter(Boolean).join(' · ');
  return (
    <tr data-status={participantStatus(participant)}>
      <td>
        <div className={styles.person}>
          <Avatar name={name} size="m" />
          <span className={styles.who}>
            <span className={styles.name}>{isOwn ? t('{{name}} (you)', { name }) : name}</span>
            {about && <span className={styles.about}>{about}</span>}
          </span>
        </div>
      </td>
      <td>
        <ParticipantState
          participant={participant}
          onSign={isHandled ? () => onSign(participant) : undefined}
          onInviteAgain={onInviteAgain}
        />
      </td>
      <td className={styles.last}>
        {isHandled && (
          <IconButton
            label={t('Take {{name}} out', { name })}
            icon={<IconTrash />}
            onClick={() => onRemove(participant)}
          />
        )}
      </td>
    </tr>
  );
}

/** Colleagues' addresses are known; for external people it says how the invitation is sent. */
function contactOf({ name, email, phone, is_external_worker: isExternal }: Participant): string[] {
  if (isExternal === 0) return [];
  return [phone, email].filter((contact) => contact !== '' && contact !== name);
}
