import type { Participant } from '@fieldspan/domain/participant';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { ParticipantRow } from './participant-row.tsx';
import styles from './participants-table.module.css';
import { useParticipantRemoval } from './use-participant-removal.ts';

type ParticipantsTableProps = {
  participants: readonly Participant[];
  ownUserId: number;
  /** The reader lets nobody else sign, and takes nobody else out. */
  isOwnAlone: boolean;
  onSign: (participant: Participant) => void;
  onRemove: (participant: Participant) => void;
  onInviteAgain?: ((participant: Participant) => void) | undefined;
};

export function ParticipantsTable({ participants, ownUserId, isOwnAlone, onRemove, ...rest }: ParticipantsTableProps) {
  const [asked, setAsked] = useState<Participant | null>(null);
  const remove = useParticipantRemoval(onRemove);
  const isOwn = asked?.user_id === ownUserId;
  if (participants.length === 0) return <p className={styles.none}>{t('Nobody has signed or was invited yet')}</p>;
  return (
    <>
      <table className={styles.table} aria-label={t('Participants')}>
        <thead>
          <tr>
            <th scope="col">{t('Name')}</th>
            <th scope="col">{t('Signature')}</th>
            <th scope="col" className={styles.last}>
              {t('Actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {participants.map((participant) => (
            <ParticipantRow
              key={participant.client_key}
              participant={participant}
              isOwn={participant.user_id === ownUserId}
              isHandled={!isOwnAlone || participant.user_id === ownUserId}
              {...rest}
              onRemove={setAsked}
            />
          ))}
        </tbody>
      </table>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={isOwn ? t('Take yourself out?') : t('Take this participant out?')}
        message={
          isOwn
            ? t('Your signature goes too: the form then has to be signed again.')
            : t('{{name}} and the signature are taken off this form.', { name: asked?.name ?? '' })
        }
        confirmLabel={t('Take out')}
        cancelLabel={t('Keep')}
        danger
        onConfirm={() => (asked ? remove(asked) : undefined)}
      />
    </>
  );
}
