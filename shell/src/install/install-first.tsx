import { store } from '@fieldspan/api/store';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { installWayAtom, isInstallPutOffAtom, openInstall } from './install-offer.ts';

/** Offers the home screen once, on a device that is held in the hand; a desk finds it in More. Renders nothing. */
export function InstallFirst() {
  const way = useAtomValue(installWayAtom, { store });
  const isPutOff = useAtomValue(isInstallPutOffAtom, { store });
  const isDue = way !== null && !isPutOff;
  useEffect(() => {
    if (isDue && matchMedia('(pointer: coarse)').matches) openInstall();
  }, [isDue]);
  return null;
}
