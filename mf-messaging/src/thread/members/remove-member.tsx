import { alertError } from '@fieldspan/api/alerts';
import { removeMember } from '@fieldspan/api/queries/messaging';
import type { Thread } from '@fieldspan/api/queries/messaging';
import { refreshReaders } from '@fieldspan/api/query-client';
import { personName } from '@fieldspan/domain/person-name';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconX } from '@fieldspan/ui/icons';
import { useState } from 'react';
import { ConfirmQuestion } from '../../confirm-question.tsx';
import styles from './members-panel.module.css';

type RemoveMemberProps = { thread: Thread; member: Thread['Members'][number] };

/** Shown to the person who started the thread, and to an Admin who is a member. */
export function RemoveMember({ thread, member }: RemoveMemberProps) {
  const [isAsking, setIsAsking] = useState(false);
  const name = personName(member);
  const handleConfirm = async () => {
    try {
      await removeMember(thread.id, member.id);
    } catch (error) {
      alertError(error);
      await refreshReaders('MessageThread/remove-member');
    }
  };
  return (
    <>
      <IconButton
        className={styles.remove ?? ''}
        label={t('Take {{name}} out of this thread', { name })}
        icon={<IconX aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      />
      <ConfirmQuestion
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('Take {{name}} out of this thread?', { name })}
        message={
          thread.is_open_thread === 1 && (thread.job_id !== null || thread.service_id !== null)
            ? t('The thread is open: as long as they work on the job or service they can read it and come back.')
            : t('They cannot read this thread any more. What they wrote stays.')
        }
        confirmLabel={t('Take out')}
        cancelLabel={t('Cancel')}
        danger
        onConfirm={handleConfirm}
      />
    </>
  );
}
