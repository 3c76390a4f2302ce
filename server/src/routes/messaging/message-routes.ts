import type { Route } from '../../http/route.ts';
import { checkNew } from './check-new.ts';
import { deleteMessage } from './delete-message.ts';
import { getMessages } from './get-messages.ts';
import { leaveThread } from './leave-thread.ts';
import { markRead } from './mark-read.ts';
import { markUnread } from './mark-unread.ts';
import { myThread } from './my-thread.ts';
import { okMessage } from './ok-message.ts';
import { pinMessage } from './pin-message.ts';
import { removeMember } from './remove-member.ts';
import { saveMessage } from './save-message.ts';
import { saveThread } from './save-thread.ts';
import { searchThreads } from './search-threads.ts';
import { setNotify } from './set-notify.ts';
import { enterSupport, supportInbox } from './support-inbox.ts';

/** Routes for messages, their threads, and support. */
export const messageRoutes = (): readonly Route[] => [
  saveThread,
  supportInbox,
  enterSupport,
  leaveThread,
  searchThreads,
  getMessages(),
  saveMessage,
  deleteMessage,
  markRead,
  markUnread,
  myThread,
  setNotify,
  pinMessage,
  removeMember,
  okMessage,
  checkNew(),
];
