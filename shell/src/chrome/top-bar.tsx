import { store } from '@fieldspan/api/store';
import { t } from '@fieldspan/ui/i18n';
import { IconLifebuoy, IconLogout, IconMenu2, IconPlus, IconSearch, IconUser } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { Menu } from '@fieldspan/ui/menu';
import { useAtomValue } from 'jotai';
import { BrandMark } from '../brand-mark.tsx';
import { BarButton } from './bar-button.tsx';
import { BarLink } from './bar-link.tsx';
import { BusyLine } from './busy-line.tsx';
import type { ChromeParts, Offer } from './chrome-parts.ts';
import { MENU_TOGGLE_ID, menuAtom, SIDE_MENU_ID, toggleMenu } from './menu-state.ts';
import { MessagesItem } from './messages-item.tsx';
import { MoreMenu } from './more-menu.tsx';
import styles from './top-bar.module.css';
import type { ChromeLinks } from './chrome-links.ts';

type TopBarProps = { parts: ChromeParts; links: ChromeLinks; onLogOut: () => void };

/** Always visible: the punch clock and the links that every screen needs (document 0 §2.1). */
export function TopBar({ parts, links, onLogOut }: TopBarProps) {
  const menu = useAtomValue(menuAtom, { store });
  const { expenseTo, profileTo, messagesTo } = links;
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
        <BrandMark /> <span className={styles.name}>Fieldspan</span>
      </AppLink>
      {parts.clock}
      {expenseTo !== null && (
        <BarLink className={styles.wide} to={expenseTo} icon={<IconPlus aria-hidden="true" />} label={t('+ Expense')} />
      )}
      {profileTo !== null && (
        <BarLink className={styles.wide} to={profileTo} icon={<IconUser aria-hidden="true" />} label={t('Profile')} />
      )}
      {messagesTo !== null && <MessagesItem to={messagesTo} />}
      {parts.notifications}
      {links.hasSupport && (
        <BarButton
          className={styles.wide}
          icon={<IconLifebuoy aria-hidden="true" />}
          label={t('Support')}
          aria-busy={parts.support.isBusy || undefined}
          onClick={parts.support.open}
        />
      )}
      <MoreMenu parts={parts} links={links} onLogOut={onLogOut} />
      <div className={styles.gap} />
      {parts.quickAdd.length > 0 && <AddMenu items={parts.quickAdd} />}
      <BarButton
        className={styles.wide}
        isIconOnly
        icon={<IconSearch aria-hidden="true" />}
        label={t('Find anything')}
        aria-keyshortcuts="Meta+K Control+K"
        onClick={parts.onFind}
      />
      <div className={styles.waiting}>{parts.outbox}</div>
      <LogOut onLogOut={onLogOut} />
      <BusyLine />
    </header>
  );
}

function LogOut({ onLogOut }: { onLogOut: () => void }) {
  return (
    <BarButton
      className={styles.wide}
      icon={<IconLogout aria-hidden="true" />}
      label={t('Log Out')}
      onClick={onLogOut}
    />
  );
}

/** The + menu. */
function AddMenu({ items }: { items: readonly Offer[] }) {
  const face = { isIconOnly: true, icon: <IconPlus aria-hidden="true" />, label: t('Create new') };
  return <Menu label={t('Create new')} trigger={<BarButton className={styles.wide} {...face} />} items={items} />;
}
