import { signOut } from '@fieldspan/api/sign-in';
import { store } from '@fieldspan/api/store';
import type { MenuEntry } from '@fieldspan/contract/remote-manifest';
import { useNavigate } from '@fieldspan/federation/router';
import { useAtomValue } from 'jotai';
import { useRef, type ReactNode } from 'react';
import type { ChromeParts } from './chrome-parts.ts';
import styles from './chrome.module.css';
import { useDensity } from './density.ts';
import { PaletteCommands } from './palette-commands.tsx';
import { PrintBar } from './print-bar.tsx';
import { printModeAtom } from './print-mode.ts';
import { SideMenu } from './side-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import { Toolbar } from './toolbar.tsx';
import { TopBar } from './top-bar.tsx';
import { useChromeLinks } from './chrome-links.ts';

type ChromeProps = {
  parts: ChromeParts;
  /** The menu entries of every remote. */
  entries: readonly MenuEntry[];
  /** Whether a route exists at the path; links without one are hidden. */
  hasPage: (path: string) => boolean;
  children: ReactNode;
};

/** The frame around every screen of a signed-in person. */
export function Chrome({ parts, entries, hasPage, children }: ChromeProps) {
  const main = useRef<HTMLElement>(null);
  const isPrint = useAtomValue(printModeAtom, { store });
  const navigate = useNavigate();
  const links = useChromeLinks(entries, hasPage);
  useDensity();

  const handleLogOut = async () => {
    if (!(await parts.beforeLogOut())) return;
    await signOut();
    void navigate('/', { replace: true });
  };

  return (
    <div className={styles.chrome} data-print={isPrint || undefined}>
      {!isPrint && (
        <>
          <SkipLink target={main} />
          <TopBar parts={parts} links={links} onLogOut={() => void handleLogOut()} />
          <Toolbar>{parts.toolbar}</Toolbar>
        </>
      )}
      <div className={styles.body}>
        {!isPrint && <SideMenu parts={parts} links={links} />}
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {!isPrint && parts.panel}
      </div>
      {isPrint ? <PrintBar /> : <PaletteCommands parts={parts} links={links} onLogOut={() => void handleLogOut()} />}
    </div>
  );
}
