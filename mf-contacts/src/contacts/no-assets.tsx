import { t } from '@fieldspan/ui/i18n';
import { NotKept } from '@fieldspan/records/page/not-kept';

/** Customers' machines are not stored here; the page says what is. */
export function NoAssets() {
  return (
    <NotKept
      title={t('Contact assets are not kept here yet')}
      instead={{ label: t('Equipment'), to: '/equipment/list' }}
    >
      {t(
        'Machines that belong to customers have no record in this version; those of the company stand under Equipment.',
      )}
    </NotKept>
  );
}
