import type { Route } from '../../http/route.ts';
import { readProvider, removeProvider, requireProvider } from './company-provider.ts';
import { linkSignOn, mySignOns, unlinkSignOn } from './own-sign-on.ts';
import { saveProvider } from './save-provider.ts';
import { signOnBegin, signOnWays } from './sign-on-begin.ts';
import { signOnEnd } from './sign-on-end.ts';

/** Routes for sign-in with a company's own OpenID provider (decision 0060). */
export const signOnRoutes: readonly Route[] = [
  signOnWays,
  signOnBegin,
  signOnEnd,
  mySignOns,
  linkSignOn,
  unlinkSignOn,
  readProvider,
  saveProvider,
  requireProvider,
  removeProvider,
];
