import { t } from '@fieldspan/ui/i18n';
import { NotKept } from '../parts/not-kept.tsx';
import { PlainPage } from '../parts/plain-page.tsx';

/** Nothing keeps them yet, and the page says so. */
export function ServiceTasks() {
  return (
    <PlainPage title="Service tasks" back={{ label: 'Service contracts', to: '/service-contracts' }}>
      <NotKept what={t('Service tasks')}>
        {t('Work that is priced again and again stands under Materials & Tasks, as labour tasks.')}
      </NotKept>
    </PlainPage>
  );
}
