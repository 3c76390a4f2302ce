import type { Route } from '../../http/route.ts';
import { readActivity } from './read-activity.ts';
import { readHistory } from './read-history.ts';
import { restoreVersion } from './restore-version.ts';

/** Routes of the history: what changed, who changed it, and restoring. */
export const historyRoutes: readonly Route[] = [readHistory, restoreVersion, readActivity];
