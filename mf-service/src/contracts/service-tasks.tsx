import { t } from '@fieldspan/ui/i18n';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { NotKept } from '@fieldspan/records/page/not-kept';
import { serviceArea } from '../service-area.ts';

/** They are not stored yet, and the page says so. */
export function ServiceTasks() {
  return (
    <AreaPage area={serviceArea} tab="tasks" title={t('Service tasks')}>
      <NotKept
        title={t('Service tasks are not kept here yet')}
        instead={{ label: t('Labour tasks'), to: '/labour-tasks/list' }}
      >
        {t('Work that is priced again and again stands under Materials & Tasks, as labour tasks.')}
      </NotKept>
    </AreaPage>
  );
}
