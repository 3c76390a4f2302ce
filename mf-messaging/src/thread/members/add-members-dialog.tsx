import { showAlert } from '@fieldspan/api/alerts';
import { saveMembers } from '@fieldspan/api/queries/messaging';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { PeoplePicker } from '../../people-picker.tsx';
import type { Thread } from '@fieldspan/api/queries/messaging';
import { Wait } from '@fieldspan/federation/wait';

type AddMembersDialogProps = { thread: Thread; open: boolean; onClose: () => void };

/** Existing members are not offered. */
export function AddMembersDialog({ thread, open, onClose }: AddMembersDialogProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const memberIds = thread.Members.map(({ id }) => id);
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveMembers(thread.id, [...memberIds, ...chosen]),
    onSuccess: () => {
      showAlert({ type: 'success', message: t('User added to thread!') });
      setChosen([]);
      onClose();
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('Add to this thread')}
      dismissible={!isPending}
      footer={
        <Button variant="primary" busy={isPending} disabled={chosen.length === 0} onClick={() => mutate()}>
          {t('Add')}
        </Button>
      }
    >
      <Wait fallback={<SkeletonRows count={3} />}>
        {open && <PeoplePicker label={t('People')} except={memberIds} chosen={chosen} onChange={setChosen} />}
      </Wait>
    </Dialog>
  );
}
