import { useProfile, viewerOfProfile } from '@fieldspan/api/profile';
import { companyQuery } from '@fieldspan/api/queries/company';
import { signOut } from '@fieldspan/api/sign-in';
import { store } from '@fieldspan/api/store';
import type { MenuEntry } from '@fieldspan/contract/remote-manifest';
import { menuFor } from '@fieldspan/domain/menu';
import { isCompanySetup, ownProfilePath } from '@fieldspan/domain/setup-mode';
import { useNavigate } from '@fieldspan/federation/router';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useRef, type ReactNode } from 'react';
import styles from './chrome.module.css';
import { PrintBar } from './print-bar.tsx';
import { printModeAtom } from './print-mode.ts';
import { SideMenu } from './side-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

type ChromeProps = {
  /** The menu entries of every remote. */
  entries: readonly MenuEntry[];
  /** Whether somebody shows a page at the path; the chrome offers no way to nowhere. */
  hasPage: (path: string) => boolean;
  children: ReactNode;
};

/** What stands around every screen of a signed-in person. */
export function Chrome({ entries, hasPage, children }: ChromeProps) {
  const main = useRef<HTMLElement>(null);
  const isPrint = useAtomValue(printModeAtom, { store });
  const navigate = useNavigate();
  const { menu, profileTo } = useWays(entries);
  const pageOrNull = (path: string | null) => (path !== null && hasPage(path) ? path : null);

  const handleLogOut = async () => {
    await signOut();
    void navigate('/', { replace: true });
  };

  return (
    <div className={styles.chrome} data-print={isPrint || undefined}>
      {!isPrint && (
        <>
          <SkipLink target={main} />
          <TopBar
            profileTo={pageOrNull(profileTo)}
            settingsTo={pageOrNull('/settings')}
            hasMessages={hasPage('/messages')}
            onLogOut={() => void handleLogOut()}
          />
        </>
      )}
      <div className={styles.body}>
        {!isPrint && <SideMenu entries={menu} />}
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {isPrint && <PrintBar />}
    </div>
  );
}

/** The ways open to the signed-in person; none while it is not known who that is. */
function useWays(entries: readonly MenuEntry[]) {
  const profile = useProfile();
  const tenantId = profile?.tenant_id ?? 0;
  const { data: company = null } = useQuery({ ...companyQuery(tenantId), enabled: tenantId !== 0 });
  if (!profile) return { menu: [], profileTo: null };
  return {
    menu: menuFor(entries, viewerOfProfile(profile), isCompanySetup(profile, company)),
    profileTo: ownProfilePath(profile.slug),
  };
}
