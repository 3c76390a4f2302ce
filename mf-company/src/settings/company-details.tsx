import { mayWrite } from '@fieldspan/contract/access-rules';
import { PublicLinkButton } from '@fieldspan/federation/public-link-button';
import { t } from '@fieldspan/ui/i18n';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { CompanyForm } from './company-form.tsx';
import { companyArea } from '@fieldspan/records/area/company-area';

export function CompanyDetails() {
  const { viewer, profile } = useCurrentUser();
  const page = { model: 'Company', record_id: profile.tenant_id, path: '/profile/company/' } as const;
  return (
    <AreaPage
      area={companyArea}
      tab="details"
      title={t('Company')}
      actions={mayWrite('Company')(viewer) && <PublicLinkButton page={page} />}
    >
      <CompanyForm />
    </AreaPage>
  );
}
