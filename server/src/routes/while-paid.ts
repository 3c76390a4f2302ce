import { isModelName } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import type { Route, SignedInRoute } from '../http/route.ts';
import { requireSubscription } from '../registry/subscription.ts';

/** They read, or end what the company shares with others. */
const GOES_ON = new Set(['LibraryFile/known', 'QuickbooksConnection/disconnect']);

/**
 * A company without a valid subscription changes nothing by a call of its own either, except what it may save anyway. Whether a call
 * changes anything is known by its verb, and what, by the record that its name begins with.
 */
export function whilePaid(route: Route): Route {
  const [group = ''] = route.path.split('/');
  if (route.session !== 'required' || route.verb === 'GET' || !isModelName(group)) return route;
  if (route.isBackground === true || GOES_ON.has(route.path)) return route;
  return held(route, group);
}

const held = (route: SignedInRoute, name: ModelName): SignedInRoute => ({
  ...route,
  handle: async (ask) => {
    requireSubscription(ask.session, name);
    return route.handle(ask);
  },
});
