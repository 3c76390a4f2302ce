import type { Route } from '../../http/route.ts';
import { carriers } from './carriers.ts';
import { readOutbox } from './read-outbox.ts';

/** What there is to know of the installation itself. */
export const systemRoutes: readonly Route[] = [readOutbox, carriers];
