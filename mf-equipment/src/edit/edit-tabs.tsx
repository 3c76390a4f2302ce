import { t } from '@fieldspan/ui/i18n';
import { TabLinks } from '@fieldspan/ui/tab-links';
import styles from '../parts/equipment-nav.module.css';

const TABS = [
  { key: 'details', label: 'Details' },
  { key: 'forms', label: 'Forms' },
  { key: 'label', label: 'Label' },
] as const;

type EditTabsProps = { slug: string; current: string };

/** The parts of a piece's page; its details have the plain address. */
export function EditTabs({ slug, current }: EditTabsProps) {
  const path = `/equipment/edit/${slug}`;
  return (
    <TabLinks
      className={styles.nav ?? ''}
      label={t('{{record}} sections', { record: t('Piece') })}
      tabs={TABS.map(({ key, label }) => ({
        to: key === 'details' ? path : `${path}/${key}`,
        label: t(label),
        current: key === current,
      }))}
    />
  );
}
