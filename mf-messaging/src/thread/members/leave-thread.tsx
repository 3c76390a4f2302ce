import { alertError } from '@fieldspan/api/alerts';
import { leaveThread } from '@fieldspan/api/queries/messaging';
import type { Thread } from '@fieldspan/api/queries/messaging';
import { useNavigate } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { ConfirmQuestion } from '../../confirm-question.tsx';

export function LeaveThread({ thread }: { thread: Thread }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const handleConfirm = async () => {
    try {
      await leaveThread(thread.id);
    } catch (error) {
      alertError(error);
      return;
    }
    void navigate('/messages', { replace: true });
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('Leave thread')}</Button>
      <ConfirmQuestion
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('Leave thread')}
        message={whatFollows(thread)}
        confirmLabel={t('Leave thread')}
        cancelLabel={t('Cancel')}
        danger
        onConfirm={handleConfirm}
      />
    </>
  );
}

function whatFollows({ job_id, service_id, is_comment_thread, is_open_thread }: Thread): string {
  if (is_comment_thread === 1) return t('The comments stay with their record. Who may read it can join them again.');
  if (job_id === null && service_id === null) {
    return t('You will not see this thread any more, and it is archived for the other members.');
  }
  return is_open_thread === 1
    ? t('It leaves your list and goes on for the other members. While it is open you can come back from the job.')
    : t('You will not see this thread any more. It goes on for the other members, who can add you again.');
}
