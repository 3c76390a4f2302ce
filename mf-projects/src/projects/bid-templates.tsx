import { t } from '@fieldspan/ui/i18n';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { NotKept } from '@fieldspan/records/page/not-kept';
import { projectArea } from './project-area.ts';

/** They are not stored yet, and the page says so. */
export function BidTemplates() {
  return (
    <AreaPage area={projectArea} tab="bid-templates" title={t('Bid templates')}>
      <NotKept
        title={t('Bid templates are not kept here yet')}
        instead={{ label: t('Projects'), to: '/projects/list' }}
      >
        {t('A bid is written on its project; a bid to start others from has no record in this version.')}
      </NotKept>
    </AreaPage>
  );
}
