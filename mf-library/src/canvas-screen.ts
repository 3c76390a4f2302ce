import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { listScreen } from '@fieldspan/records/area/entry-screens';

export const CanvasScreen = lazyScreen(
  async () => (await import(/* webpackChunkName: 'drawing' */ './drawing/sheet/canvas-screen.tsx')).CanvasScreen,
);

export const WhiteboardsScreen = lazyScreen(async () =>
  listScreen((await import('./whiteboards/whiteboard-list-entry.tsx')).whiteboardListEntry),
);
