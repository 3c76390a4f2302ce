import { purgeRecord } from './purge-record.ts';
import { restoreRecord } from './restore-record.ts';

/** What can be done with what was deleted; reading it is generic. */
export const trashRoutes = [restoreRecord, purgeRecord];
