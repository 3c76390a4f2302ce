import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import type { RemoteScreens } from '@fieldspan/federation/remote-screens';
import { listScreen } from '@fieldspan/records/area/entry-screens';
import { contactListEntry } from './contacts/contact-list-entry.tsx';

const ContactList = listScreen(contactListEntry);
const ContactScreen = lazyScreen(async () => (await import('./contacts/contact-screen.tsx')).ContactScreen);
const ContactAsset = lazyScreen(async () => (await import('./contacts/contact-asset.tsx')).ContactAsset);
const ContactAssets = lazyScreen(async () => (await import('./contacts/contact-assets.tsx')).ContactAssets);

/** The screens of this remote by the paths of remote.json; a lazy one is a chunk of its own. */
export const screens: RemoteScreens = {
  '/contacts': ContactList,
  '/contact/:id/:tab': ContactScreen,
  '/contact/:id/details/:parent_slug': ContactScreen,
  '/contact/:id/assets/:cat_slug': ContactScreen,
  '/contact/:id/purchases/:purchase_tab': ContactScreen,
  '/contact/asset/:slug/:tab': ContactAsset,
  '/contact/asset/:slug/:customer_id/:customer_location_id/:category_id': ContactAsset,
  '/contact-assets': ContactAssets,
};
