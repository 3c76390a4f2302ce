import { lazyScreen } from '@fieldspan/federation/lazy-screen';

export const CanvasScreen = lazyScreen(
  async () => (await import(/* webpackChunkName: 'drawing' */ './drawing/sheet/canvas-screen.tsx')).CanvasScreen,
);
