import { lazyScreen } from '@fieldspan/federation/lazy-screen';

export const SharesScreen = lazyScreen(async () => (await import('./shares/shares-screen.tsx')).SharesScreen);
export const SharedScreen = lazyScreen(async () => (await import('./shares/shared-screen.tsx')).SharedScreen);
export const DuplicatesScreen = lazyScreen(
  async () => (await import('./duplicates/duplicates-screen.tsx')).DuplicatesScreen,
);
