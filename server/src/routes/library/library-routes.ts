import type { Route } from '../../http/route.ts';
import { duplicateRoutes } from './duplicate-routes.ts';
import { frameRoute } from './frame-route.ts';
import { openShareRoutes } from './open-share-routes.ts';
import { shareRoutes } from './share-routes.ts';
import { zipRoutes } from './zip-routes.ts';

/** Calls of the library beyond the generic ones. */
export const libraryRoutes: readonly Route[] = [
  ...zipRoutes,
  ...duplicateRoutes,
  frameRoute,
  ...shareRoutes,
  ...openShareRoutes,
];
