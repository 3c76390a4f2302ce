import { pushKey } from './push-key.ts';
import { readQuietHours, saveQuietHours } from './quiet-hours.ts';
import { registerNotifications } from './register-notifications.ts';

/** What reaches a device while the app is closed, and when it may not. */
export const noticeRoutes = [pushKey, registerNotifications, readQuietHours, saveQuietHours];
