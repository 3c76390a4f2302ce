import { lazyScreen } from '@fieldspan/federation/lazy-screen';

/** The modal "Edit Image"; its code is loaded on first use. */
export const ImageEditor = lazyScreen(
  async () => (await import(/* webpackChunkName: 'drawing' */ './drawing/edit-image.tsx')).EditImage,
);
