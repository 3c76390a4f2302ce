import type { Expected } from './expected.ts';

/** The calls of messages and notifications; see call-expectations.ts. */
export const MESSAGE_CALLS: Readonly<Record<string, Expected>> = {
  '/MessageThread/save': 'signed in',
  '/MessageThread/leave': 'signed in',
  '/MessageThread/support-inbox': 'signed in',
  '/MessageThread/enter-support': 'signed in',
  '/MessageThread/remove-member': 'signed in',
  '/MessageThread/search': 'signed in',
  '/Message/get': 'signed in',
  '/Message/save': 'signed in',
  '/Message/delete': 'signed in',
  '/MessageThread/mark-unread': 'signed in',
  '/MessageThread/mine': 'signed in',
  '/MessageThread/notify': 'signed in',
  '/MessageThread/pin': 'signed in',
  '/Message/ok': 'signed in',
  '/Message/check-new': 'signed in',
  '/Notification/push-key': 'signed in',
  '/Notification/carriers': 'anybody',
  '/User/register-notifications': 'signed in',
  '/User/quiet-hours': 'signed in',
  '/User/save-quiet-hours': 'signed in',
  '/User/save-notice-kind': 'signed in',
  '/Notification/places': 'signed in',
  '/Notification/save-place': 'signed in',
};
