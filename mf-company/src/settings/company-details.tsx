import { t } from '@fieldspan/ui/i18n';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { CompanyForm } from './company-form.tsx';
import { companyArea } from '@fieldspan/records/area/company-area';

export function CompanyDetails() {
  return (
    <AreaPage area={companyArea} tab="details" title={t('Company')}>
      <CompanyForm />
    </AreaPage>
  );
}
