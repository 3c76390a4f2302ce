import { AreaPage } from '../engine/area-page.tsx';
import { CompanyForm } from '../parts/company-form.tsx';
import { companyArea } from './company-area.ts';

export function CompanyDetails() {
  return (
    <AreaPage area={companyArea} tab="details" title="Company">
      <CompanyForm />
    </AreaPage>
  );
}
