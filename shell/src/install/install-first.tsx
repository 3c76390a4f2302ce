import { store } from '@fieldspan/api/store';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { installWayAtom, isInstallDismissedAtom, openInstall } from './install-offer.ts';

/** Offers installation once on phones and tablets; on desktops it is in the More menu. Renders nothing. */
export function InstallFirst() {
  const way = useAtomValue(installWayAtom, { store });
  const isDismissed = useAtomValue(isInstallDismissedAtom, { store });
  const isDue = way !== null && !isDismissed;
  useEffect(() => {
    if (isDue && matchMedia('(pointer: coarse)').matches) openInstall();
  }, [isDue]);
  return null;
}
