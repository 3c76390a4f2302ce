import { store } from '@fieldspan/api/store';
import { useLocation } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { MenuIcon } from '@fieldspan/ui/menu-icon';
import { useNarrow } from '@fieldspan/ui/narrow';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { ChromeParts } from './chrome-parts.ts';
import { currentEntry, shownEntries } from './current-entry.ts';
import { useEscapeKey } from './escape-key.ts';
import { MenuControls } from './menu-controls.tsx';
import { MENU_TOGGLE_ID, menuAtom, MOBILE_WIDTH, setMenu, SIDE_MENU_ID } from './menu-state.ts';
import styles from './side-menu.module.css';
import { useMenuOnNavigation } from './use-menu-on-navigation.ts';
import type { ChromeLinks } from './chrome-links.ts';

/** This many characters fit without wrapping; a job's name may be longer. */
const LONGEST_SHOWN = 24;

/** Hides the menu and moves focus to the button that shows it again. */
function hide() {
  setMenu('hidden');
  setTimeout(() => document.getElementById(MENU_TOGGLE_ID)?.focus());
}

/** The main navigation: beside the page on a wide window, over it on a narrow one. */
export function SideMenu({ parts, links }: { parts: ChromeParts; links: ChromeLinks }) {
  const state = useAtomValue(menuAtom, { store });
  const isOverPage = useNarrow(MOBILE_WIDTH) && state !== 'hidden';
  const panel = useRef<HTMLElement>(null);

  useMenuOnNavigation();
  useEscapeKey(isOverPage, hide);
  useEffect(() => {
    if (isOverPage) panel.current?.querySelector('a')?.focus();
  }, [isOverPage]);

  const handleReferral = () => {
    if (isOverPage) hide();
    parts.onReferral();
  };

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
          <Entries parts={parts} links={links} isFolded={state === 'icons'} />
          {links.hasReferral && (
            <li>
              <button
                type="button"
                className={`${styles.item} ${styles.referral}`}
                title={state === 'icons' ? t('Referral Link') : undefined}
                aria-haspopup="dialog"
                onClick={handleReferral}
              >
                <MenuIcon name="gift" />
                <span className={styles.label}>{t('Referral Link')}</span>
              </button>
            </li>
          )}
        </ul>
        <div className={styles.foot}>{parts.trial}</div>
        <MenuControls state={state} onHide={hide} />
      </nav>
      <div className={styles.scrim} data-state={state} aria-hidden="true" onClick={hide} />
    </>
  );
}

type EntriesProps = { parts: ChromeParts; links: ChromeLinks; isFolded: boolean };

function Entries({ parts: { currentJob }, links, isFolded }: EntriesProps) {
  const { pathname } = useLocation();
  const entries = shownEntries(links.menu, currentJob, pathname);
  const current = currentEntry(entries, pathname);
  return entries.map((entry) => (
    <li key={entry.to}>
      <AppLink
        to={entry.to}
        className={styles.item}
        title={isFolded || entry.label.length > LONGEST_SHOWN ? entry.label : undefined}
        data-under={entry.under === undefined ? undefined : ''}
        aria-current={entry === current ? 'page' : undefined}
      >
        <MenuIcon name={entry.icon} />
        <span className={styles.label}>{entry.label}</span>
      </AppLink>
    </li>
  ));
}
