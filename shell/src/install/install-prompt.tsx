import { store } from '@fieldspan/api/store';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect } from 'react';
import { followInstallOffers, isInstallOpenAtom } from './install-offer.ts';

const InstallDialog = lazyScreen(
  async () => (await import(/* webpackChunkName: 'install' */ './install-dialog.tsx')).InstallDialog,
);

/** The dialog "Install to Home Screen", when it is asked for. */
export function InstallPrompt() {
  const isOpen = useAtomValue(isInstallOpenAtom, { store });
  useEffect(followInstallOffers, []);
  return <Suspense>{isOpen && <InstallDialog />}</Suspense>;
}
