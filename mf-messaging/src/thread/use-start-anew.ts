import { createThread } from '@fieldspan/api/queries/messaging';
import type { Thread } from '@fieldspan/api/queries/messaging';
import { useNavigate } from '@fieldspan/federation/router';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useOwnUserId } from '../own-user-id.ts';

/**
 * Creates a thread with the subject, members and job of an archived one, and opens it.
 * @param onStarted called with its id before it opens
 */
export function useStartAnew(thread: Thread, onStarted?: (threadId: number) => Promise<void>) {
  const ownId = useOwnUserId();
  const navigate = useNavigate();
  const clientKey = useRef(crypto.randomUUID());
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async () => {
      const { subject, Members, job_id, service_id, is_open_thread } = thread;
      const begun = await createThread({
        subject,
        memberIds: Members.map(({ id }) => id),
        createdBy: ownId,
        isOpen: is_open_thread === 1,
        clientKey: clientKey.current,
        about: { ...(job_id !== null && { job_id }), ...(service_id !== null && { service_id }) },
      });
      await onStarted?.(begun.record_id);
      return begun.slug;
    },
    onSuccess: (slug) => {
      void navigate(`/message/${slug}`);
    },
  });
  return { start: mutateAsync, isStarting: isPending };
}
