import { companyQuery } from '@fieldspan/api/queries/company';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useParams } from '@fieldspan/federation/router';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconLock } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { TabLinks } from '@fieldspan/ui/tab-links';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { SetupForm } from './setup-form.tsx';
import { SETUP_STEPS, setupStepAt } from './setup-step.ts';

/** Company setup: each section is saved by itself, and setup resumes where it stopped. */
export function SetupScreen() {
  const { sectionNum } = useParams();
  const { profile, viewer } = useCurrentUser();
  usePageTitle(t('Setup'));
  if (viewer.role !== 'Admin') {
    return (
      <>
        <PageHeader title={t('Setup')} />
        <EmptyState icon={<IconLock aria-hidden="true" />} title={t('Only an administrator sets up the company')} />
      </>
    );
  }
  return <CompanySetup tenantId={profile.tenant_id} asked={sectionNum} />;
}

function CompanySetup({ tenantId, asked }: { tenantId: number; asked: string | undefined }) {
  const { data: company } = useSuspenseQuery(companyQuery(tenantId));
  const step = setupStepAt(asked, company.last_setup_step);
  return (
    <>
      <PageHeader
        title={t('Setup')}
        subtitle={t('Step {{number}} of {{count}}', { number: step.number, count: SETUP_STEPS.length })}
      />
      <TabLinks
        label={t('Setup steps')}
        tabs={SETUP_STEPS.map(({ number, title }) => ({
          to: `/setup/${number}`,
          label: translated(title),
          current: number === step.number,
        }))}
      />
      <SetupForm key={step.number} company={company} step={step} />
    </>
  );
}
