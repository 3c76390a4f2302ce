import { store } from '@fieldspan/api/store';
import { NavigationType, useLocation, useNavigationType } from '@fieldspan/federation/router';
import { useNarrow } from '@fieldspan/ui/narrow';
import { useEffect, useRef } from 'react';
import { fitMenu, menuAfterNavigation, menuAtom, MOBILE_WIDTH, setMenu } from './menu-state.ts';

/** Hides or resets the side menu after a navigation and when the window crosses the mobile width. */
export function useMenuOnNavigation(): void {
  const { key } = useLocation();
  const moved = useNavigationType();
  const isMobile = useNarrow(MOBILE_WIDTH);
  const seenKey = useRef(key);
  const wasMobile = useRef(isMobile);

  useEffect(() => {
    if (key !== seenKey.current && moved !== NavigationType.Replace) {
      setMenu(menuAfterNavigation(store.get(menuAtom), innerWidth));
    }
    seenKey.current = key;
  }, [key, moved]);

  useEffect(() => {
    if (wasMobile.current !== isMobile) fitMenu();
    wasMobile.current = isMobile;
  }, [isMobile]);
}
