import type { Route } from '../../http/route.ts';
import { connectionRoutes } from './connection.ts';
import { localConsent } from './local-consent.ts';

/** QuickBooks Online: connecting it, and what is sent there. */
export const quickbooksRoutes: readonly Route[] = [...connectionRoutes, localConsent];
