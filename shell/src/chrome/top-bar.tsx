import { store } from '@fieldspan/api/store';
import { t } from '@fieldspan/ui/i18n';
import { IconLogout, IconMenu2, IconUser } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { useAtomValue } from 'jotai';
import { BrandMark } from '../brand-mark.tsx';
import { BarButton } from './bar-button.tsx';
import { BarLink } from './bar-link.tsx';
import { BusyLine } from './busy-line.tsx';
import { MENU_TOGGLE_ID, menuAtom, SIDE_MENU_ID, toggleMenu } from './menu-state.ts';
import { MessagesLink } from './messages-link.tsx';
import { MoreMenu } from './more-menu.tsx';
import { NotificationsButton } from './notifications-button.tsx';
import styles from './top-bar.module.css';

type TopBarProps = {
  /** Addresses that some remote owns; null where none does. */
  profileTo: string | null;
  settingsTo: string | null;
  hasMessages: boolean;
  onLogOut: () => void;
};

export function TopBar({ profileTo, settingsTo, hasMessages, onLogOut }: TopBarProps) {
  const menu = useAtomValue(menuAtom, { store });
  return (
    <header className={styles.bar}>
      <BarButton
        id={MENU_TOGGLE_ID}
        className={styles.toggle}
        data-menu={menu}
        isIconOnly
        icon={<IconMenu2 aria-hidden="true" />}
        label={t('Menu')}
        aria-expanded={menu !== 'hidden'}
        aria-controls={SIDE_MENU_ID}
        onClick={toggleMenu}
      />
      <AppLink to="/" className={styles.brand}>
        <BrandMark /> Fieldspan
      </AppLink>
      {profileTo !== null && (
        <BarLink className={styles.wide} to={profileTo} icon={<IconUser aria-hidden="true" />} label={t('Profile')} />
      )}
      {hasMessages && <MessagesLink />}
      <NotificationsButton />
      <MoreMenu profileTo={profileTo} settingsTo={settingsTo} onLogOut={onLogOut} />
      <BarButton
        className={`${styles.wide} ${styles.last}`}
        icon={<IconLogout aria-hidden="true" />}
        label={t('Log Out')}
        onClick={onLogOut}
      />
      <BusyLine />
    </header>
  );
}
