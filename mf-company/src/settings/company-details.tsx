import { AreaPage } from '@fieldspan/records/area/area-page';
import { CompanyForm } from './company-form.tsx';
import { companyArea } from './company-area.ts';

export function CompanyDetails() {
  return (
    <AreaPage area={companyArea} tab="details" title="Company">
      <CompanyForm />
    </AreaPage>
  );
}
