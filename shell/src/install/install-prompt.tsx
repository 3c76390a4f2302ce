import { store } from '@fieldspan/api/store';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { ExtraPart } from '../extra-part.tsx';
import { closeInstall, followInstallOffers, isInstallOpenAtom } from './install-offer.ts';

const InstallDialog = lazyScreen(
  async () => (await import(/* webpackChunkName: 'duties' */ './install-dialog.tsx')).InstallDialog,
);

/** The dialog "Install to Home Screen", when it is asked for. */
export function InstallPrompt() {
  const isOpen = useAtomValue(isInstallOpenAtom, { store });
  useEffect(followInstallOffers, []);
  return <ExtraPart onFailure={closeInstall}>{isOpen && <InstallDialog />}</ExtraPart>;
}
