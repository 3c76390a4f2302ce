import type { MyThread, NotifyChoice, PreviewedModel } from '@fieldspan/contract/messaging-calls';
import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '@fieldspan/api/api-error';
import { call } from '@fieldspan/api/call';

const NOTHING_KNOWN: MyThread = {
  last_read_id: null,
  first_unread_id: null,
  unread: 0,
  notify: 'all',
  pinned_message_id: null,
};

/** How a thread stands for oneself; to be forgotten when it is closed, for what was unread then is not what is unread next time. A server that will not say leaves the thread as it is for somebody who has read it. */
export const myThreadQuery = (threadId: number) =>
  queryOptions({
    queryKey: ['messaging', 'mine', threadId],
    queryFn: async ({ signal }) => {
      try {
        return await call('MessageThread/mine', { id: threadId }, { signal });
      } catch (error) {
        if (isApiError(error) && error.kind !== 'unauthorised') return NOTHING_KNOWN;
        throw error;
      }
    },
    meta: { quiet: true },
  });

/** That message and those after it are unread again. */
export const markUnread = (threadId: number, messageId: number) =>
  call('MessageThread/mark-unread', { id: threadId, message_id: messageId });

export const saveNotify = (threadId: number, notify: NotifyChoice) =>
  call('MessageThread/notify', { id: threadId, notify });

/** @param messageId null takes the pin away */
export const pinMessage = (threadId: number, messageId: number | null) =>
  call('MessageThread/pin', { id: threadId, message_id: messageId });

/** When a person's devices stay silent. */
export const quietHoursQuery = () =>
  queryOptions({
    queryKey: ['messaging', 'quiet-hours'],
    queryFn: ({ signal }) => call('User/quiet-hours', {}, { signal }),
  });

/** @param hours both null turn them off; their zone is this device's */
export const saveQuietHours = (hours: { from: string | null; to: string | null }) =>
  call('User/save-quiet-hours', { ...hours, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone });

/** What a link to a record leads to; null when the record is not there, or not for this person. */
export const recordPreviewQuery = (model: PreviewedModel, slug: string) =>
  queryOptions({
    queryKey: ['messaging', 'preview', model, slug],
    queryFn: async ({ signal }) => {
      try {
        return await call('Record/preview', { model, slug }, { signal });
      } catch (error) {
        if (isApiError(error) && (error.kind === 'refused' || error.kind === 'status')) return null;
        throw error;
      }
    },
    staleTime: 300_000,
    meta: { quiet: true },
  });
