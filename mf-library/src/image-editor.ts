import { lazyScreen } from '@fieldspan/federation/lazy-screen';

/** The modal "Edit Image": what draws comes when somebody draws. */
export const ImageEditor = lazyScreen(
  async () => (await import(/* webpackChunkName: 'drawing' */ './drawing/edit-image.tsx')).EditImage,
);
