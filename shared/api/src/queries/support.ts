import { call, callFirst } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';

/**
 * Opens the person's support thread with the provider's staff: the existing open one, with staff in it again, or a new one.
 * @returns its slug
 */
export async function openSupportThread(userId: number): Promise<string> {
  const open = await callFirst('MessageThread', {
    onlyMemberThreads: 1,
    filters: { is_help_chat: 1, archived: 0, created_by: userId },
    fields: ['id', 'slug'],
    order: [['id', 'DESC']],
  });
  // The company may have removed all of the staff since; whoever asks again reaches somebody.
  if (open) return (await call('MessageThread/save', { id: open.id, is_help_chat: 1 })).slug;
  const thread = {
    created_by: userId,
    subject: SUBJECT,
    is_help_chat: 1,
    is_open_thread: 0,
    Members: [userId],
  } as const;
  return (await call('MessageThread/save', thread)).slug;
}

const SUBJECT = 'Support';

const ASKED_AGAIN_MS = 20_000;

/** For the provider's staff: the support threads of all companies. */
export const supportInboxQuery = () =>
  queryOptions({
    queryKey: ['MessageThread', 'support-inbox'],
    queryFn: ({ signal }) => call('MessageThread/support-inbox', {}, { signal }),
    staleTime: 0,
    refetchInterval: ASKED_AGAIN_MS,
  });

/** Makes the provider's staff a member of a support thread, and of its company without any role. */
export const enterSupportThread = (id: number) => call('MessageThread/enter-support', { id });
