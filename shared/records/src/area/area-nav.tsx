import { dataText } from '@fieldspan/domain/message';
import { useToday } from '@fieldspan/federation/now';
import { useFills } from '@fieldspan/federation/use-fills';
import { t, translated } from '@fieldspan/ui/i18n';
import { TabLinks } from '@fieldspan/ui/tab-links';
import styles from './area-nav.module.css';
import type { Area } from '../entry.ts';
import { useCurrentUser } from '../current-user.ts';

type AreaNavProps = { area: Area; current: string };

/** The screens of an area that the person may open, including those of other remotes. */
export function AreaNav({ area, current }: AreaNavProps) {
  const { viewer } = useCurrentUser();
  const today = useToday();
  const fills = useFills(area.tabPlace?.name ?? null);
  const own = area.tabs.map(({ key, label, to, isShown }, index) => ({
    key,
    label,
    to: typeof to === 'string' ? to : to(today),
    order: (index + 1) * 10,
    isShown: isShown?.(viewer) ?? true,
  }));
  const added = fills.map(({ key, label = key, to = area.tabPlace?.to(key) ?? '', order }) => ({
    key,
    label: dataText(label),
    to,
    order,
    isShown: true,
  }));
  const tabs = [...own, ...added].filter(({ isShown }) => isShown).toSorted((one, other) => one.order - other.order);
  return (
    <TabLinks
      className={styles.nav ?? ''}
      label={t('Sections')}
      tabs={tabs.map(({ key, label, to }) => ({
        to,
        label: translated(label),
        current: key === current,
      }))}
    />
  );
}
