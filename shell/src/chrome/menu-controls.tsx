import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconLayoutSidebar, IconLayoutSidebarLeftCollapse, IconX } from '@fieldspan/ui/icons';
import { setMenu, type MenuState } from './menu-state.ts';
import styles from './side-menu.module.css';

/** Buttons that set how much of the side menu is shown. */
export function MenuControls({ state, onHide }: { state: MenuState; onHide: () => void }) {
  const isFolded = state === 'icons';
  return (
    <div className={styles.controls}>
      <IconButton
        className={styles.fold ?? ''}
        label={isFolded ? t('Show the whole menu') : t('Show icons only')}
        icon={isFolded ? <IconLayoutSidebar /> : <IconLayoutSidebarLeftCollapse />}
        onClick={() => setMenu(isFolded ? 'full' : 'icons')}
      />
      <IconButton label={t('Hide the menu')} icon={<IconX />} onClick={onHide} />
    </div>
  );
}
