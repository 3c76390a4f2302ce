import { t } from '@fieldspan/ui/i18n';
import { TabLinks } from '@fieldspan/ui/tab-links';
import styles from './equipment-nav.module.css';

const SCREENS = [
  { key: 'list', label: 'Equipment', to: '/equipment/list' },
  { key: 'maintenance', label: 'Maintenance', to: '/equipment/maintenance-schedule' },
  { key: 'forms', label: 'Forms', to: '/equipment/forms' },
  { key: 'settings', label: 'Settings', to: '/equipment/settings' },
  { key: 'apps', label: 'Apps', to: '/equipment/apps' },
] as const;

/** The screens of equipment. */
export function EquipmentNav({ current }: { current: (typeof SCREENS)[number]['key'] }) {
  return (
    <TabLinks
      className={styles.nav ?? ''}
      label={t('{{area}} screens', { area: t('Equipment') })}
      tabs={SCREENS.map(({ key, label, to }) => ({ to, label: t(label), current: key === current }))}
    />
  );
}
