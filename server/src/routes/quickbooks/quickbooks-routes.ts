import type { Route } from '../../http/route.ts';
import { connectionRoutes } from './connection.ts';
import { saveAccounts } from './accounts.ts';
import { itemRoutes } from './items.ts';
import { queueRoutes } from './read-queue.ts';
import { localConsent } from './local-consent.ts';

/** QuickBooks Online: connecting it, and what is sent there. */
export const quickbooksRoutes: readonly Route[] = [
  ...connectionRoutes,
  saveAccounts,
  ...itemRoutes,
  ...queueRoutes,
  localConsent,
];
