import { isModelName } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import type { Route, SignedInRoute } from '../http/route.ts';
import { requireSubscription } from '../registry/subscription.ts';

/** They read, or end what is going on or what the company shares with others. */
const GOES_ON = new Set([
  'LibraryFile/known',
  'QuickbooksConnection/disconnect',
  'CustomerLink/switch-off',
  'JobDocumentLink/switch-off',
  'CompanyTablet/revoke',
  'CompanyTablet/remove-pin',
  'CalendarFeed/remove',
  'ListJob/stop',
  'CompanyExport/start',
  'ReleaseVote/save',
]);

/** How people sign in, and who works here: as with the records of these, nobody could pay again without them. */
const OF_PEOPLE = new Set(['user', 'CompanyUser', 'UserFactor', 'UserSignOn', 'UserPin', 'CompanySignIn']);

/** These know themselves: a page is switched off, and an old value put back into a record, by the rules of that record. */
const BY_ITSELF = new Set(['PublicLink/save', 'History/restore']);

/**
 * A company without a valid subscription changes nothing by a call of its own either, except what it may save anyway. Whether a call
 * changes anything is known by its verb, and what, by the record that its name begins with; a name that begins with none
 * is held unless it stands above.
 */
export function whilePaid(route: Route): Route {
  const [group = ''] = route.path.split('/');
  if (route.session !== 'required' || route.verb === 'GET' || group === ':model' || OF_PEOPLE.has(group)) return route;
  if (route.isBackground === true || GOES_ON.has(route.path) || BY_ITSELF.has(route.path)) return route;
  return held(route, isModelName(group) ? group : null);
}

const held = (route: SignedInRoute, name: ModelName | null): SignedInRoute => ({
  ...route,
  handle: async (ask) => {
    requireSubscription(ask.session, name);
    return route.handle(ask);
  },
});
