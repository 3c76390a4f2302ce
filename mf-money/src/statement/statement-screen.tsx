import { useParams } from '@fieldspan/federation/router';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { t } from '@fieldspan/ui/i18n';
import { financialArea } from '../documents/financial-area.ts';
import { StatementView } from './statement-view.tsx';

/** The statement of a customer, for people who come from the ageing. */
export function StatementScreen() {
  const { slug = '' } = useParams();
  return (
    <AreaPage area={financialArea} tab="ageing" title={t('Statement')}>
      <StatementView customer={slug} />
    </AreaPage>
  );
}
