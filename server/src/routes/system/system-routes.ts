import type { Route } from '../../http/route.ts';
import { carriers } from './carriers.ts';
import { readOutbox } from './read-outbox.ts';

/** Routes about the installation itself. */
export const systemRoutes: readonly Route[] = [readOutbox, carriers];
