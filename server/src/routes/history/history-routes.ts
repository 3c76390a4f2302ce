import type { Route } from '../../http/route.ts';
import { readActivity } from './read-activity.ts';
import { readHistory } from './read-history.ts';
import { restoreVersion } from './restore-version.ts';

/** What was changed, by whom, and the way back. */
export const historyRoutes: readonly Route[] = [readHistory, restoreVersion, readActivity];
