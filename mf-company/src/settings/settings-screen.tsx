import { PlaceFill } from '@fieldspan/federation/place-fill';
import { useParams } from '@fieldspan/federation/router';
import { useFills } from '@fieldspan/federation/use-fills';
import { AlertBox } from '@fieldspan/ui/alert-box';
import type { ComponentType } from 'react';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { Stack } from '@fieldspan/ui/layout/stack';
import { NoSuchTab } from '@fieldspan/records/page/not-found';
import { t } from '@fieldspan/ui/i18n';
import { ActivityPanel } from './activity-panel.tsx';
import { CodeSettings } from './code-settings.tsx';
import { CompanyForm } from './company-form.tsx';
import { DocumentSettings } from './document-settings.tsx';
import { ExportSettings } from './export-settings.tsx';
import { CallStatuses } from './call-statuses.tsx';
import { JobSettings } from './job-settings.tsx';
import { MoreSettings } from './more-settings.tsx';
import { PricingSettings } from './pricing-settings.tsx';
import { SignInSettings } from './sign-in-settings.tsx';
import { SUBSCRIPTION_TAB, settingsArea } from '../settings-area.ts';
import { SubscriptionPanel } from './subscription-panel.tsx';
import { TaxSettings } from './tax-settings.tsx';

const PANELS: Readonly<Record<string, ComponentType>> = {
  company: CompanyForm,
  jobs: JobsPanel,
  taxes: TaxSettings,
  documents: DocumentSettings,
  pricing: PricingSettings,
  codes: CodeSettings,
  'sign-in': SignInSettings,
  [SUBSCRIPTION_TAB]: SubscriptionPanel,
  activity: ActivityPanel,
  export: ExportSettings,
  more: MoreSettings,
};

function JobsPanel() {
  return (
    <>
      <JobSettings />
      <CallStatuses />
    </>
  );
}

const NOTHING = {};

/** Settings by tab. A message in the address is shown as plain text. */
export function SettingsScreen() {
  const { tab = 'company', error_message: message } = useParams();
  const Panel = PANELS[tab];
  const section = useFills('settings.section').find(({ key, part }) => key === tab && part !== undefined);
  return (
    <AreaPage area={settingsArea} tab={tab} title={t('Settings')}>
      <Stack>
        {message !== undefined && message !== '' && (
          <AlertBox type="danger" live="at-once">
            {message}
          </AlertBox>
        )}
        {Panel && <Panel />}
        {!Panel && section && <PlaceFill key={tab} place="settings.section" fill={section} props={NOTHING} />}
        {!Panel && !section && <NoSuchTab back={{ label: t('Settings'), to: '/settings' }} />}
      </Stack>
    </AreaPage>
  );
}
