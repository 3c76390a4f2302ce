import { store } from '@fieldspan/api/store';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { followInstallOffers, isInstallOpenAtom } from './install-offer.ts';

const InstallDialog = lazyScreen(
  async () => (await import(/* webpackChunkName: 'install' */ './install-dialog.tsx')).InstallDialog,
);

/** The dialog "Install to Home Screen", when it is asked for. */
export function InstallPrompt() {
  const isOpen = useAtomValue(isInstallOpenAtom, { store });
  useEffect(followInstallOffers, []);
  return <Wait>{isOpen && <InstallDialog />}</Wait>;
}
