import { showAlert } from '@fieldspan/api/alerts';
import { saveMembers, threadQuery } from '@fieldspan/api/queries/messaging';
import { queryClient } from '@fieldspan/api/query-client';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconUserPlus } from '@fieldspan/ui/icons';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { PeoplePicker } from '../../people-picker.tsx';
import type { Thread } from '@fieldspan/api/queries/messaging';

/** Any member may bring others in; who is in already is not offered. */
export function AddMembers({ thread }: { thread: Thread }) {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const memberIds = thread.Members.map(({ id }) => id);
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveMembers(thread.id, [...memberIds, ...chosen]),
    onSuccess: async () => {
      showAlert({ type: 'success', message: t('User added to thread!') });
      setChosen([]);
      setIsOpen(false);
      await queryClient.invalidateQueries(threadQuery(thread.slug));
    },
  });
  return (
    <>
      <Button variant="quiet" icon={<IconUserPlus aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('Add')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('Add to this thread')}
        dismissible={!isPending}
        footer={
          <Button variant="primary" busy={isPending} disabled={chosen.length === 0} onClick={() => mutate()}>
            {t('Add')}
          </Button>
        }
      >
        <Suspense fallback={<SkeletonRows count={3} />}>
          {isOpen && <PeoplePicker label={t('People')} except={memberIds} chosen={chosen} onChange={setChosen} />}
        </Suspense>
      </Dialog>
    </>
  );
}
