import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import { LineTable } from './line-table.tsx';
import { sharedLines, type TabState } from './tab-state.ts';

/** Shared modules: one row per version, with provider and users. */
export function SharedTable({ tab }: { tab: TabState }) {
  const lines = sharedLines(tab).map(({ name, version, from, isLoaded, usedBy }) => ({
    key: `${name} ${version} ${from}`,
    cells: [name, version, from, isLoaded ? usedBy.join(', ') : <Tag key="used">{t('not used yet')}</Tag>],
  }));
  const heads = [t('Package'), t('Version'), t('Given by'), t('Used by')];
  return <LineTable title={t('Shared versions')} heads={heads} lines={lines} />;
}
