import type { NoticeKind, NoticeWay, PlaceWay } from '@fieldspan/domain/notice-kinds';
import * as v from 'valibot';
import { get, post } from './call-shape.ts';

/** Which messages of a thread notify a member: all, those that mention them or need their OK, or none. */
export const NOTIFY_CHOICES = ['all', 'mentions', 'mute'] as const;
export type NotifyChoice = (typeof NOTIFY_CHOICES)[number];

/** Models whose records get a preview when a message links to them, with their label. */
export const PREVIEWED = {
  Job: 'project',
  Service: 'service',
  PurchaseOrder: 'purchase order',
  CompanyForm: 'form',
  Equipment: 'equipment',
  ServiceInvoice: 'invoice',
  ServiceContract: 'service contract',
  Contact: 'contact',
  Expense: 'expense',
  TimeLog: 'time log',
  LibraryFile: 'file',
  MessageThread: 'thread',
} as const;
export type PreviewedModel = keyof typeof PREVIEWED;

/** `message_id` is null for a hit in the subject; otherwise the thread opens at that message. */
const ThreadHitSchema = v.object({
  thread_slug: v.string(),
  subject: v.string(),
  message: v.nullable(v.string()),
  message_created_at: v.nullable(v.string()),
  message_id: v.nullable(v.number()),
});
export type ThreadHit = v.InferOutput<typeof ThreadHitSchema>;

/** threads: ids of threads with unread messages; users: people who were recently active. */
const CheckNewSchema = v.object({
  threads: v.array(v.number()),
  users: v.array(v.object({ id: v.number(), last_active: v.nullable(v.string()) })),
});
export type News = v.InferOutput<typeof CheckNewSchema>;

/** The users who marked the message as OK, oldest first. */
const OkSchema = v.object({ ok_by: v.array(v.number()) });

/**
 * The caller's view of a thread. `unread` counts messages by others that are not deleted, up to 100 (100 means 100 or
 * more); `first_unread_id` is the oldest of them. For a reader of an open thread who is not a member nothing is unread.
 */
const MyThreadSchema = v.object({
  last_read_id: v.nullable(v.number()),
  first_unread_id: v.nullable(v.number()),
  unread: v.number(),
  notify: v.picklist(NOTIFY_CHOICES),
  pinned_message_id: v.nullable(v.number()),
});
export type MyThread = v.InferOutput<typeof MyThreadSchema>;

/** `HH:mm` in `time_zone`; both null if off. If `from` is later than `to`, they span midnight. */
const QuietHoursSchema = v.object({
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  time_zone: v.string(),
  /** Whether reminders of tasks come by mail too; a server of an earlier release does not say. */
  task_mail: v.optional(v.boolean(), true),
  /** The kinds of notifications that go to none of the person's devices. */
  muted: v.optional(v.array(v.string()), []),
  /** The kinds that come together once a day, by mail. */
  daily: v.optional(v.array(v.string()), []),
});
export type QuietHours = v.InferOutput<typeof QuietHoursSchema>;

/** What has people on it whom notifications concern, so that they choose by it. */
export const NOTICE_PLACES = ['Job', 'Service'] as const;
export type NoticedModel = (typeof NOTICE_PLACES)[number];

const NoticedPlaceSchema = v.object({
  model: v.picklist(NOTICE_PLACES),
  id: v.number(),
  slug: v.string(),
  number: v.nullable(v.string()),
  name: v.string(),
  way: v.picklist(['follow', 'mute']),
});
export type NoticedPlace = v.InferOutput<typeof NoticedPlaceSchema>;

/** A support thread of any company, for the provider's staff. */
const SupportThreadSchema = v.object({
  tenant_id: v.number(),
  company: v.string(),
  id: v.number(),
  slug: v.string(),
  subject: v.string(),
  /** Who began it. */
  asker: v.string(),
  last_message: v.nullable(v.string()),
  last_message_at: v.nullable(v.string()),
  last_by: v.string(),
  /** Whether the last word is the staff's. */
  is_answered: v.boolean(),
  unread: v.number(),
});
export type SupportThread = v.InferOutput<typeof SupportThreadSchema>;

const PreviewSchema = v.object({
  kind: v.picklist(Object.values(PREVIEWED)),
  title: v.string(),
  subtitle: v.string(),
  state: v.nullable(v.string()),
});
export type Preview = v.InferOutput<typeof PreviewSchema>;

export const messagingCalls = {
  'Message/check-new': get(CheckNewSchema),
  'Message/ok': post(OkSchema),
  'MessageThread/search': get(v.array(ThreadHitSchema)),
  'MessageThread/leave': post(v.unknown()),
  'MessageThread/remove-member': post(v.unknown()),
  'MessageThread/mine': get(MyThreadSchema),
  'MessageThread/mark-unread': post(MyThreadSchema),
  'MessageThread/notify': post(MyThreadSchema),
  'MessageThread/pin': post(MyThreadSchema),
  'MessageThread/support-inbox': get(v.array(SupportThreadSchema)),
  'MessageThread/enter-support': post(v.object({ tenant_id: v.number(), slug: v.string() })),
  'User/quiet-hours': get(QuietHoursSchema),
  'User/save-quiet-hours': post(QuietHoursSchema),
  'User/save-notice-kind': post(QuietHoursSchema),
  'Notification/places': get(v.array(NoticedPlaceSchema)),
  'Notification/save-place': post(v.array(NoticedPlaceSchema)),
  'User/register-notifications': post(v.unknown()),
  'Notification/push-key': get(v.object({ public_key: v.string() })),
  /** Which carriers the server has. */
  'Notification/carriers': get(v.object({ mail: v.boolean(), sms: v.boolean() })),
  'Record/preview': get(PreviewSchema),
} as const;

/**
 * Cursor of `Message/get`, besides its filters: at most one of `before_id`, `after_id` and `around_id`, together with a
 * filter on one thread_id. Answers newest first by id, `limit` messages (default 50, at most 100); `around_id` is in
 * the middle. To poll, filter by `updated_at` after the last answer's `time`, which gives messages that are new,
 * deleted or newly marked OK; this also works with `wait`. After an empty answer the cursor may stay the same:
 * repeating a query costs the server nothing.
 */
export type MessageCursor = { before_id: number } | { after_id: number } | { around_id: number };

export type MessagingPayloads = {
  'Message/check-new': { wait?: 1; known?: readonly number[] };
  'Message/ok': { id: number; ok: 1 | 0 };
  /**
   * Hits in subjects first, then messages by rank. in_messages 0 excludes messages. from_id, has_photo, since and until
   * only apply to messages, so with any of them subjects are not searched; without terms they list the newest matching
   * messages.
   */
  'MessageThread/search': {
    terms: string;
    in_messages?: 1 | 0;
    from_id?: number;
    has_photo?: 1;
    job_id?: number;
    /** YYYY-MM-DD in UTC, both inclusive. */
    since?: string;
    until?: string;
  };
  'MessageThread/leave': { id: number };
  'MessageThread/remove-member': { id: number; user_id: number };
  'MessageThread/mine': { id: number };
  'MessageThread/mark-unread': { id: number; message_id: number };
  'MessageThread/notify': { id: number; notify: NotifyChoice };
  'MessageThread/pin': { id: number; message_id: number | null };
  'MessageThread/support-inbox': Record<string, never>;
  'MessageThread/enter-support': { id: number };
  'User/quiet-hours': Record<string, never>;
  /** null for both turns them off, without both they stay. time_zone is the browser's IANA name; without it the previous one is kept. muted: kinds with commas between them. */
  'User/save-quiet-hours': {
    from?: string | null;
    to?: string | null;
    time_zone?: string;
    task_mail?: boolean;
    muted?: string;
  };
  'User/save-notice-kind': { kind: NoticeKind; way: NoticeWay };
  'Notification/places': Record<string, never>;
  'Notification/save-place': { model: NoticedModel; id: number; way: PlaceWay };
  /** device_id: JSON text of the browser's PushSubscription. Registering or deregistering twice is not an error. */
  'User/register-notifications': { device_id: string; deregister?: 1 };
  'Notification/push-key': Record<string, never>;
  'Notification/carriers': Record<string, never>;
  'Record/preview': { model: PreviewedModel; slug: string | number };
};
