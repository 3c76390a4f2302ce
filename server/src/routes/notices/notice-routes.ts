import { readNoticePlaces, saveNoticePlace } from './notice-places.ts';
import { pushKey } from './push-key.ts';
import { readQuietHours, saveQuietHours } from './quiet-hours.ts';
import { registerNotifications } from './register-notifications.ts';
import { saveNoticeKind } from './save-notice-kind.ts';

/** Routes for push messages and quiet hours. */
export const noticeRoutes = [
  pushKey,
  registerNotifications,
  readQuietHours,
  saveQuietHours,
  saveNoticeKind,
  readNoticePlaces,
  saveNoticePlace,
];
