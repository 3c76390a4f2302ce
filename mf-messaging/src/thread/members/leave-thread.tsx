import { alertError } from '@fieldspan/api/alerts';
import { leaveThread } from '@fieldspan/api/queries/messaging';
import { queryClient } from '@fieldspan/api/query-client';
import { useNavigate } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { ConfirmQuestion } from '../../confirm-question.tsx';

export function LeaveThread({ threadId }: { threadId: number }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const handleConfirm = async () => {
    try {
      await leaveThread(threadId);
    } catch (error) {
      alertError(error);
      return;
    }
    await queryClient.invalidateQueries({ queryKey: ['messaging', 'threads'] });
    void navigate('/messages', { replace: true });
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('Leave thread')}</Button>
      <ConfirmQuestion
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('Leave thread')}
        message={t('You will not see this thread any more, and it is archived for the other members.')}
        confirmLabel={t('Leave thread')}
        cancelLabel={t('Cancel')}
        danger
        onConfirm={handleConfirm}
      />
    </>
  );
}
