import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';

type Warranted = { archived: number; warranty_until: string | null };

/** Whether an asset is in use, and whether its warranty still runs. */
export function AssetTag({ asset }: { asset: Warranted }) {
  const today = useToday();
  if (asset.archived === 1) return <Tag>{t('Archived')}</Tag>;
  if (asset.warranty_until === null) return null;
  return asset.warranty_until >= today ? (
    <Tag tone="green">{t('Under warranty')}</Tag>
  ) : (
    <Tag>{t('Warranty ended')}</Tag>
  );
}
