import { COMMENT_PARENTS } from '@fieldspan/domain/comment-parents';
import { NOTIFY_CHOICES } from '../messaging-calls.ts';
import { choice, flag, ids, instant, int, needRef, needText, ref, text } from '../field.ts';
import { many, model, one, through } from '../model.ts';

export const MessageThread = model('MessageThread', () => ({
  title: 'subject',
  search: ['subject'],
  index: ['job_id', 'service_id', 'last_message_at'],
  unique: [['client_key']],
  fields: {
    subject: needText(),
    archived: flag(0, { readOnly: true }),
    is_open_thread: flag(1),
    is_comment_thread: flag(),
    is_help_chat: flag(),
    comment_parent_model: choice(COMMENT_PARENTS),
    comment_parent_slug: text(),
    created_by: ref('User', { readOnly: true }),
    job_id: ref('Job'),
    service_id: ref('Service'),
    last_message: text({ readOnly: true }),
    last_message_by: ref('User', { readOnly: true }),
    last_message_at: instant({ readOnly: true }),
    /** Set by MessageThread/pin. */
    pinned_message_id: ref('Message', { readOnly: true }),
    /** Which messages notify the caller; null if they are not a member. */
    my_notify: choice(NOTIFY_CHOICES, { readOnly: true, computed: true }),
    client_key: text(),
  },
  relations: {
    Members: through('User', { model: 'MessageThreadUser', here: 'thread_id', there: 'user_id', adds: ['last_read'] }),
    User: through('User', { model: 'MessageThreadUser', here: 'thread_id', there: 'user_id', adds: ['last_read'] }),
    Message: many('Message', 'thread_id'),
    Job: one('Job', 'job_id'),
    Service: one('Service', 'service_id'),
    Author: one('User', 'created_by'),
    LastAuthor: one('User', 'last_message_by'),
    Pinned: one('Message', 'pinned_message_id'),
  },
}));

export const Message = model('Message', () => ({
  search: ['message'],
  index: ['thread_id'],
  unique: [['client_key']],
  fields: {
    thread_id: needRef('MessageThread'),
    author_id: ref('User'),
    message: needText(),
    image_id: ref('LibraryUpload'),
    is_deleted: flag(0, { readOnly: true }),
    /** Members that the text mentions; they are notified even if they only want mentions. */
    mentions: ids(),
    /** The author asks every member for an OK. */
    needs_ok: flag(),
    /** Users who marked it as OK, oldest first; set by Message/ok. */
    ok_by: ids({ readOnly: true }),
    client_key: text(),
  },
  relations: {
    Author: one('User', 'author_id'),
    User: one('User', 'author_id'),
    LibraryUpload: one('LibraryUpload', 'image_id'),
    MessageThread: one('MessageThread', 'thread_id'),
  },
}));

/** Membership of a thread, with the member's read mark. */
export const MessageThreadUser = model('MessageThreadUser', () => ({
  unique: [['thread_id', 'user_id']],
  index: ['user_id'],
  fields: {
    thread_id: needRef('MessageThread'),
    user_id: needRef('User', { readOnly: true }),
    last_read: instant({ readOnly: true }),
    last_read_message_id: int(),
  },
  relations: { User: one('User', 'user_id'), MessageThread: one('MessageThread', 'thread_id') },
}));
