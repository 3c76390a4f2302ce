import { t } from '@fieldspan/ui/i18n';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { NotKept } from '@fieldspan/records/page/not-kept';
import { serviceArea } from '../service-area.ts';

/** They are not stored yet, and the page says so. */
export function QuoteTemplates() {
  return (
    <AreaPage area={serviceArea} tab="quote-templates" title={t('Quote templates')}>
      <NotKept title={t('Quote templates are not kept here yet')} instead={{ label: t('Services'), to: '/services' }}>
        {t('A quote is written on its service call; a quote to start others from has no record in this version.')}
      </NotKept>
    </AreaPage>
  );
}
