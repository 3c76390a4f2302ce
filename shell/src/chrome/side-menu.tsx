import { store } from '@fieldspan/api/store';
import { NavigationType, useLocation, useNavigationType } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { MenuIcon } from '@fieldspan/ui/menu-icon';
import { useNarrow } from '@fieldspan/ui/narrow';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { currentEntry } from './current-entry.ts';
import { useEscapeKey } from './escape-key.ts';
import { MenuControls } from './menu-controls.tsx';
import { MENU_TOGGLE_ID, menuAfterNavigation, menuAtom, MOBILE_WIDTH, setMenu, SIDE_MENU_ID } from './menu-state.ts';
import styles from './side-menu.module.css';

type Entry = { label: string; to: string; icon: string };

/** Hides the menu and leaves the focus at the button that brings it back. */
function hide() {
  setMenu('hidden');
  setTimeout(() => document.getElementById(MENU_TOGGLE_ID)?.focus());
}

/** The ways of the app. Beside the page on a wide window, over it on a narrow one. */
export function SideMenu({ entries }: { entries: readonly Entry[] }) {
  const state = useAtomValue(menuAtom, { store });
  const isOverPage = useNarrow(MOBILE_WIDTH) && state !== 'hidden';
  const { pathname, key } = useLocation();
  const moved = useNavigationType();
  const panel = useRef<HTMLElement>(null);
  const seenKey = useRef(key);
  const current = currentEntry(entries, pathname);

  useEscapeKey(isOverPage, hide);
  useEffect(() => {
    if (isOverPage) panel.current?.querySelector('a')?.focus();
  }, [isOverPage]);
  useEffect(() => {
    if (key !== seenKey.current && moved !== NavigationType.Replace)
      setMenu(menuAfterNavigation(store.get(menuAtom), innerWidth));
    seenKey.current = key;
  }, [key, moved]);

  return (
    <>
      <nav
        ref={panel}
        id={SIDE_MENU_ID}
        className={styles.side}
        data-state={state}
        aria-label={t('Main menu')}
        inert={state === 'hidden'}
      >
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.to}>
              <AppLink
                to={entry.to}
                className={styles.item}
                title={state === 'icons' ? entry.label : undefined}
                aria-current={entry === current ? 'page' : undefined}
              >
                <MenuIcon name={entry.icon} />
                <span className={styles.label}>{entry.label}</span>
              </AppLink>
            </li>
          ))}
        </ul>
        <MenuControls state={state} onHide={hide} />
      </nav>
      <div className={styles.scrim} data-state={state} aria-hidden="true" onClick={hide} />
    </>
  );
}
