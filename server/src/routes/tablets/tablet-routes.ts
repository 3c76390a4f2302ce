import type { Route } from '../../http/route.ts';
import { kioskOpen, kioskPage, kioskPress } from './kiosk.ts';
import { addCrew } from './add-crew.ts';
import { readTablets, registerTablet, revokeTablet } from './company-tablets.ts';
import { changePin, myPin, removePin, setPin } from './pins.ts';
import { tabletPage, tabletSignIn } from './tablet-sign-in.ts';

/** Routes for shared tablets and PIN sign-in (decision 0061). */
export const tabletRoutes: readonly Route[] = [
  tabletPage,
  tabletSignIn,
  kioskPage,
  kioskOpen,
  kioskPress,
  readTablets,
  registerTablet,
  revokeTablet,
  addCrew,
  setPin,
  removePin,
  myPin,
  changePin,
];
