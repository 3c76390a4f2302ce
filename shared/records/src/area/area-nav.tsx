import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { TabLinks } from '@fieldspan/ui/tab-links';
import styles from './area-nav.module.css';
import type { Area } from '../entry.ts';
import { useOnlooker } from '../onlooker.ts';

type AreaNavProps = { area: Area; current: string };

/** The screens of an area, those that the person may open. */
export function AreaNav({ area, current }: AreaNavProps) {
  const { viewer } = useOnlooker();
  const today = useToday();
  const tabs = area.tabs.filter(({ isShown }) => isShown?.(viewer) ?? true);
  return (
    <TabLinks
      className={styles.nav ?? ''}
      label={t('{{area}} screens', { area: t(area.title) })}
      tabs={tabs.map(({ key, label, to }) => ({
        to: typeof to === 'string' ? to : to(today),
        label: t(label),
        current: key === current,
      }))}
    />
  );
}
