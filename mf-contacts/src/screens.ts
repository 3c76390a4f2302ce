import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import type { RemoteScreens } from '@fieldspan/federation/remote-screens';
import { listScreen } from '@fieldspan/records/area/entry-screens';
import { assetListEntry } from './assets/asset-list-entry.tsx';
import { contactListEntry } from './contacts/contact-list-entry.tsx';

const ContactList = listScreen(contactListEntry);
const ContactScreen = lazyScreen(async () => (await import('./contacts/contact-screen.tsx')).ContactScreen);
const AssetScreen = lazyScreen(async () => (await import('./assets/asset-screen.tsx')).AssetScreen);
const AssetList = listScreen(assetListEntry);
const PublicAsset = lazyScreen(async () => (await import('./public/public-asset.tsx')).PublicAsset);

/** The screens of this remote by the paths of remote.json; a lazy one is a chunk of its own. */
export const screens: RemoteScreens = {
  '/contacts': ContactList,
  '/contact/:id/:tab': ContactScreen,
  '/contact/:id/details/:parent_slug': ContactScreen,
  '/contact/:id/assets/:cat_slug': ContactScreen,
  '/contact/:id/purchases/:purchase_tab': ContactScreen,
  '/contact/asset/:slug/:tab': AssetScreen,
  '/contact/asset/:slug/:customer_id/:customer_location_id/:category_id': AssetScreen,
  '/contact-assets': AssetList,
};

/** For people without an account. */
export const publicScreens: RemoteScreens = { '/contact/asset/view/:slug': PublicAsset };
