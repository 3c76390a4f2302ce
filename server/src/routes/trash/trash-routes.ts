import { purgeRecord } from './purge-record.ts';
import { restoreRecord } from './restore-record.ts';

/** Calls of the trash beyond the generic ones. */
export const trashRoutes = [restoreRecord, purgeRecord];
