import { deviceTimeZone } from '../device-time-zone.ts';
import type { MyThread, NotifyChoice, PreviewedModel } from '@fieldspan/contract/messaging-calls';
import type { NoticeKind, NoticeWay } from '@fieldspan/domain/notice-kinds';
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

/**
 * The person's own view of a thread (read mark, unread count). Remove it from the cache when the thread is closed,
 * because the next visit has another read mark. If the server refuses, the thread is shown as read.
 */
export const myThreadQuery = (threadId: number) =>
  queryOptions({
    queryKey: ['MessageThread', 'mine', threadId],
    queryFn: async ({ signal }) => {
      try {
        return await call('MessageThread/mine', { id: threadId }, { signal });
      } catch (error) {
        if (isApiError(error) && error.kind !== 'unauthorised') return NOTHING_KNOWN;
        throw error;
      }
    },
    meta: { quiet: true, keepsItself: true },
  });

/** Marks this message and all later ones as unread. */
export const markUnread = (threadId: number, messageId: number) =>
  call('MessageThread/mark-unread', { id: threadId, message_id: messageId });

export const saveNotify = (threadId: number, notify: NotifyChoice) =>
  call('MessageThread/notify', { id: threadId, notify });

/** @param messageId null removes the pin */
export const pinMessage = (threadId: number, messageId: number | null) =>
  call('MessageThread/pin', { id: threadId, message_id: messageId });

/** The person's quiet hours, in which their devices show no push messages. */
export const quietHoursQuery = () =>
  queryOptions({
    queryKey: ['User', 'quiet-hours'],
    queryFn: ({ signal }) => call('User/quiet-hours', {}, { signal }),
  });

/** @param hours null for both turns them off, without both they stay; the time zone is this device's */
export const saveQuietHours = (hours: { from?: string | null; to?: string | null; task_mail?: boolean }) =>
  call('User/save-quiet-hours', { ...hours, time_zone: deviceTimeZone() });

/** How the person's devices are told of one kind of notifications. */
export const saveNoticeKind = (chosen: { kind: NoticeKind; way: NoticeWay }) => call('User/save-notice-kind', chosen);

/** What a link to a record is shown as; null if the record does not exist or the person may not read it. */
export const recordPreviewQuery = (model: PreviewedModel, slug: string) =>
  queryOptions({
    queryKey: ['Record', 'preview', model, slug],
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
