import { joinThread } from '@fieldspan/api/queries/messaging';
import type { Thread } from '@fieldspan/api/queries/messaging';
import { myThreadQuery } from '@fieldspan/api/queries/my-thread';
import { queryClient, refreshReaders } from '@fieldspan/api/query-client';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';

type JoinThreadProps = { thread: Thread; ownId: number };

/** Joins an open thread, for readers who are not members. */
export function JoinThread({ thread, ownId }: JoinThreadProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => joinThread(thread.id, ownId),
    onError: () => refreshReaders('MessageThread/save'),
    onSettled: () => queryClient.invalidateQueries(myThreadQuery(thread.id)),
  });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      {t('Join this thread')}
    </Button>
  );
}
